import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  optionalLabel?: string;
};

type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/**
 * Returns attributes that connect a control with its hint and error. Spread them on the control, and pass `id` to
 * `FieldHint` and `FieldError`.
 */
export function useField(messages: Pick<FieldTexts, 'hint' | 'error'>, givenId?: string, describedBy?: string) {
  const own = useId();
  const id = givenId ?? own;
  const ids = [describedBy, messages.error && `${id}-error`, messages.hint && `${id}-hint`];
  const wiring: FieldWiring = {
    id,
    'aria-describedby': cx(...ids.map((each) => (typeof each === 'string' ? each : ''))) || undefined,
    'aria-invalid': messages.error ? true : undefined,
  };
  return wiring;
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className={styles.hint} id={`${id}-hint`}>
      {children}
    </span>
  );
}

/** Always mounted, because screen readers announce changes only in elements that already exist. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <span id={`${id}-error`} aria-live="polite">
      {error && (
        <span className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {error}
        </span>
      )}
    </span>
  );
}

type FieldProps = FieldTexts & { id: string; className?: string; foot?: ReactNode; children: ReactNode };

export function Field({ id, label, hint, error, optionalLabel, className, foot, children }: FieldProps) {
  return (
    <div className={cx(styles.field, className)} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <div className={styles.box}>{children}</div>
      <div className={styles.foot}>
        <FieldError id={id} error={error} />
        {foot}
      </div>
    </div>
  );
}
