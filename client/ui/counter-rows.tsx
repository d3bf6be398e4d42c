import styles from './stepper.module.css';
import { Stepper } from './stepper.tsx';

type CounterRowsProps = {
  rows: { id: string; label: string; hint?: string; value: number; min?: number; max?: number }[];
  onChange: (id: string, value: number) => void;
  decreaseLabel: (label: string) => string;
  increaseLabel: (label: string) => string;
  className?: string;
};

export function CounterRows({ rows, onChange, decreaseLabel, increaseLabel, className }: CounterRowsProps) {
  return (
    <div className={className}>
      {rows.map(({ id, label, hint, ...range }) => (
        <div key={id} className={styles.row}>
          <div>
            <div className={styles.label}>{label}</div>
            {hint && <div className={styles.hint}>{hint}</div>}
          </div>
          <Stepper
            {...range}
            label={label}
            decreaseLabel={decreaseLabel(label)}
            increaseLabel={increaseLabel(label)}
            onChange={(value) => onChange(id, value)}
          />
        </div>
      ))}
    </div>
  );
}
