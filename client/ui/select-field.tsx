import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts, useField } from './field.tsx';

type SelectFieldProps = ComponentProps<'select'> & FieldTexts & { placeholder?: string };

/** Uses the native picker, which is the easiest to use on a phone. */
export function SelectField({
  label,
  hint,
  error,
  optionalLabel,
  placeholder,
  className,
  id,
  children,
  'aria-describedby': describedBy,
  ...native
}: SelectFieldProps) {
  const wiring = useField({ hint, error }, id, describedBy);
  return (
    <Field {...{ label, hint, error, optionalLabel, className }} id={wiring.id}>
      <select {...native} {...wiring} className={styles.control}>
        {placeholder && <option value="">{placeholder}</option>}
        {children}
      </select>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </Field>
  );
}
