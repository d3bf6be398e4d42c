import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts, useField } from './field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts & { /** A text such as '12 of 500'. */ counter?: string };

export function TextArea({
  label,
  hint,
  error,
  optionalLabel,
  counter,
  className,
  id,
  'aria-describedby': describedBy,
  ...native
}: TextAreaProps) {
  const wiring = useField({ hint, error }, id, describedBy);
  const foot = counter && <span className={styles.counter}>{counter}</span>;
  return (
    <Field {...{ label, hint, error, optionalLabel, className, foot }} id={wiring.id}>
      <textarea {...native} {...wiring} className={styles.control} />
    </Field>
  );
}
