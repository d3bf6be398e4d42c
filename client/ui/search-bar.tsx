import { Search } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import styles from './search-bar.module.css';

type SearchBarProps<Part extends string> = {
  label: string;
  ref: Ref<HTMLElement>;
  className?: string | undefined;
  /** Set `quiet` on a part for which nothing has been chosen. `more` appears after the value in smaller type. */
  parts: { id: Part; icon: ReactNode; label: string; value: ReactNode; more?: ReactNode; quiet?: boolean }[];
  onPart: (id: Part) => void;
  onNear: () => void;
  go?: string | false;
  /** Whether the sheet is open. If so, the bar's button is disabled, because the sheet has one too. */
  open?: boolean;
  onGo: () => void;
  children: ReactNode;
};

export function SearchBar<Part extends string>(props: SearchBarProps<Part>) {
  const { label, ref, className, parts, onPart, onNear, go, open, onGo, children } = props;
  return (
    <search ref={ref} className={cx(styles.bar, className)} aria-label={label}>
      {parts.map(({ id, icon, label, value, more, quiet }) => (
        <button
          key={id}
          type="button"
          className={styles.part}
          aria-haspopup="dialog"
          data-quiet={quiet || undefined}
          onClick={() => onPart(id)}
          onPointerEnter={onNear}
          onFocus={onNear}
        >
          {icon}
          <span className={styles.messages}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>
              {value}
              {more && <span className={styles.more}>{more}</span>}
            </span>
          </span>
        </button>
      ))}
      {go && (
        <Button className={styles.go} size="large" icon={<Search aria-hidden="true" />} disabled={open} onClick={onGo}>
          {go}
        </Button>
      )}
      {children}
    </search>
  );
}
