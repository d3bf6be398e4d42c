import { useId, useState } from 'react';
import styles from './date-field.module.css';
import { type DatePart, dayOf, orderOfDate, partsOfDay } from './calendar/date-parts.ts';
import { FieldError, FieldHint } from './field.tsx';
import { TextField } from './text-field.tsx';

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** 'YYYY-MM-DD' with empty strings for parts that haven't been entered. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref?: (first: HTMLInputElement | null) => void;
  locale: string;
  parts: Record<DatePart, string>;
  autoComplete?: 'bday';
};

const LENGTH: Record<DatePart, number> = { year: 4, month: 2, day: 2 };

/**
 * Three short inputs in the language's order. Typing a year on a phone is faster than choosing it from a list of a
 * hundred.
 */
export function DateField({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  ref,
  locale,
  parts: names,
  autoComplete,
}: Props) {
  const order = orderOfDate(locale);
  const [parts, setParts] = useState(() => partsOfDay(value));
  // The form can also set the value, for example when the guest selects a saved traveller.
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    if (value !== dayOf(parts)) setParts(partsOfDay(value));
  }
  const id = useId();
  const type = (part: DatePart, typed: string) => {
    const next = { ...parts, [part]: typed.replace(/\D/g, '').slice(0, LENGTH[part]) };
    setParts(next);
    onChange(dayOf(next));
  };
  return (
    <fieldset
      className={styles.date}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <div className={styles.parts}>
        {order.map((part, index) => (
          <TextField
            key={part}
            ref={index === 0 ? ref : undefined}
            label={names[part]}
            value={parts[part]}
            onChange={(event) => type(part, event.currentTarget.value)}
            inputMode="numeric"
            autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
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
