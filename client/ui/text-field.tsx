import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts, useField } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldTexts & { prefix?: ReactNode; suffix?: ReactNode };

export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  prefix,
  suffix,
  className,
  id,
  'aria-describedby': describedBy,
  ...native
}: TextFieldProps) {
  const wiring = useField({ hint, error }, id, describedBy);
  return (
    <Field {...{ label, hint, error, optionalLabel, className }} id={wiring.id}>
      {prefix && <span className={styles.affix}>{prefix}</span>}
      <input {...native} {...wiring} className={styles.control} />
      {suffix && <span className={styles.affix}>{suffix}</span>}
    </Field>
  );
}
