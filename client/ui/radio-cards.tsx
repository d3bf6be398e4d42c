import { type ReactNode, type Ref, useId } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { FieldError } from './field.tsx';

type RadioCardsProps = {
  legend: ReactNode;
  name: string;
  options: { value: string; label: ReactNode; hint?: ReactNode; aside?: ReactNode; disabled?: boolean }[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string;
  /** Whether the options are rows of one card instead of separate cards. */
  joined?: boolean;
  className?: string;
  /** Ref to the first radio button, for focusing it if no option has been chosen. */
  ref?: Ref<HTMLInputElement>;
};

export function RadioCards({ legend, name, options, value, onChange, error, joined, className, ref }: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={cx(styles.cards, className)}
      data-joined={joined || undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.label}>{legend}</legend>
      {options.map((option, at) => (
        <label key={option.value} className={styles.card}>
          <input
            ref={at === 0 ? ref : undefined}
            type="radio"
            className={styles.tick}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
          {option.aside}
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
