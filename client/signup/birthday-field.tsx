import { useId, useState } from 'react';
import { useLocale, useTranslation } from '../platform/i18n.ts';
import { FieldError } from '../ui/Field.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type DatePart, dayOf, orderOfDate, partsOfDay } from './birthday.ts';
import styles from './signup.module.css';

type Props = {
  label: string;
  error?: string;
  /** 'YYYY-MM-DD'; what is not typed yet is missing in it. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref?: (year: HTMLInputElement | null) => void;
};

const LENGTH: Record<DatePart, number> = { year: 4, month: 2, day: 2 };

/** Three short numbers, in the order of the guest's language: quicker on a phone than a list of a hundred years. */
export function BirthdayField({ label, error, value, onChange, onBlur, ref }: Props) {
  const { t } = useTranslation('signup');
  const order = orderOfDate(useLocale());
  const [parts, setParts] = useState(() => partsOfDay(value));
  const id = useId();
  const type = (part: DatePart, typed: string) => {
    const next = { ...parts, [part]: typed.replace(/\D/g, '').slice(0, LENGTH[part]) };
    setParts(next);
    onChange(dayOf(next));
  };
  return (
    <fieldset
      className={styles.birthday}
      aria-describedby={error ? `${id}-error` : undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.dateParts}>
        {order.map((part, index) => (
          <TextField
            key={part}
            ref={index === 0 ? ref : undefined}
            label={t(`birthday.${part}`)}
            value={parts[part]}
            onChange={(event) => type(part, event.currentTarget.value)}
            inputMode="numeric"
            autoComplete={`bday-${part}`}
            maxLength={LENGTH[part]}
            aria-invalid={error ? true : undefined}
            enterKeyHint="next"
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
