import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  /** Shown before the switch, such as the words On and Off. */
  state?: ReactNode;
};

/** A setting that takes effect immediately. For a choice that a form submits, use `Checkbox`. */
export function Switch({ label, state, className, id, ...native }: SwitchProps) {
  const own = useId();
  return (
    <div className={cx(styles.row, className)}>
      <label htmlFor={id ?? own}>{label}</label>
      {state && (
        <span className={styles.state} aria-hidden="true">
          {state}
        </span>
      )}
      <input {...native} id={id ?? own} type="checkbox" role="switch" className={styles.switch} />
    </div>
  );
}
