import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type SpinnerProps = {
  /** Accessible name, or '' if the text next to the spinner already describes the wait. */
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
