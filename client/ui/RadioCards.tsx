import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './Field.module.css';
import { FieldError } from './Field.tsx';

export type RadioCardsProps = {
  legend: ReactNode;
  name: string;
  options: { value: string; label: ReactNode; hint?: ReactNode; aside?: ReactNode; disabled?: boolean }[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string;
  className?: string;
};

/** One of a few, each with room for a picture, a line and a price. */
export function RadioCards({ legend, name, options, value, onChange, error, className }: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset className={cx(styles.cards, className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
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
