import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { FieldError, FieldHint, type FieldTexts, useField } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts;

export function Checkbox({
  label,
  hint,
  error,
  optionalLabel,
  className,
  id,
  'aria-describedby': describedBy,
  ...native
}: CheckboxProps) {
  const wiring = useField({ hint, error }, id, describedBy);
  return (
    <div className={cx(styles.check, className)}>
      <input {...native} {...wiring} type="checkbox" className={styles.tick} />
      <label htmlFor={wiring.id}>
        {label}
        {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      {hint && <FieldHint id={wiring.id}>{hint}</FieldHint>}
      <FieldError id={wiring.id} error={error} />
    </div>
  );
}
