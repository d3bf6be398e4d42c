import { Search } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './SearchBar.module.css';

export type SearchBarProps = {
  label: string;
  ref?: Ref<HTMLElement>;
  className?: string | undefined;
  children: ReactNode;
};

/** What is looked for, in one bar: its parts, what stands at its end, and the button that searches. */
export function SearchBar({ label, ref, className, children }: SearchBarProps) {
  return (
    <search ref={ref} className={cx(styles.bar, className)} aria-label={label}>
      {children}
    </search>
  );
}

export type SearchPartProps = {
  icon: ReactNode;
  label: string;
  /** Nothing is chosen of it. */
  quiet?: boolean;
  /** After what is chosen, smaller. */
  aside?: ReactNode;
  children: ReactNode;
  onClick: () => void;
  /** The guest is about to press it. */
  onNear: () => void;
};

/** What is chosen of one question, and the way to choose it. */
export function SearchPart({ icon, label, quiet, aside, children, onClick, onNear }: SearchPartProps) {
  return (
    <button
      type="button"
      className={styles.part}
      aria-haspopup="dialog"
      data-quiet={quiet || undefined}
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {icon}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>
          {children}
          {aside && <span className={styles.aside}>{aside}</span>}
        </span>
      </span>
    </button>
  );
}

export function SearchGo({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button className={styles.go} size="large" icon={<Search aria-hidden="true" />} onClick={onClick}>
      {children}
    </Button>
  );
}
