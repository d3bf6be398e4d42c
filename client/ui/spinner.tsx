import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SpinnerProps = {
  /** Read out; empty where the words stand beside it already. */
  label: string;
  size?: 'small' | 'medium' | 'large';
  showLabel?: boolean;
};

export function Spinner({ label, size = 'medium', showLabel }: SpinnerProps) {
  return (
    <span className={styles.spinner} data-size={size} role={label ? 'status' : undefined}>
      <span className={styles.ring} aria-hidden="true" />
      {label && (showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>)}
    </span>
  );
}
