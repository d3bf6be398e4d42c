import { cx } from './cx.ts';
import styles from './progress-steps.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type ProgressStepsProps = {
  /** Accessible name of the list, such as 'Your booking'. */
  label: string;
  steps: { id: string; label: string }[];
  current: string;
  /** If given, completed steps are buttons that call this function. */
  onStep?: (id: string) => void;
  doneLabel: string;
  /** Text such as '2 of 4', shown next to the current step on phones. */
  countLabel?: string;
  className?: string;
};

export function ProgressSteps({ label, steps, current, onStep, doneLabel, countLabel, className }: ProgressStepsProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav className={cx(styles.nav, className)} aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && onStep ? (
                <button type="button" onClick={() => onStep(step.id)}>
                  {step.label}
                </button>
              ) : (
                <span>{step.label}</span>
              )}
              {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
      <p className={styles.count} aria-hidden="true">
        <strong>{steps[at]?.label}</strong>
        <span>{countLabel}</span>
      </p>
    </nav>
  );
}
