import { Minus, Plus } from 'lucide-react';
import { cx } from './cx.ts';
import styles from './stepper.module.css';

type StepperProps = {
  /** Accessible name of the group, such as 'Adults'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Accessible names of the buttons, such as 'One adult fewer' and 'One adult more'. */
  decreaseLabel: string;
  increaseLabel: string;
  formatValue?: (value: number) => string;
  disabled?: boolean;
  className?: string;
};

/** At the minimum or maximum, the button isn't disabled, because a disabled button loses the keyboard focus. */
export function Stepper({
  label,
  value,
  onChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  decreaseLabel,
  increaseLabel,
  formatValue = String,
  disabled,
  className,
}: StepperProps) {
  const step = (by: number, name: string, Icon: typeof Plus) => {
    const stuck = disabled || value + by < min || value + by > max;
    return (
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        aria-disabled={stuck || undefined}
        onClick={() => stuck || onChange(value + by)}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} />
      </button>
    );
  };
  return (
    <fieldset className={cx(styles.stepper, className)} aria-label={label}>
      {step(-1, decreaseLabel, Minus)}
      <output className={styles.value}>{formatValue(value)}</output>
      {step(1, increaseLabel, Plus)}
    </fieldset>
  );
}
