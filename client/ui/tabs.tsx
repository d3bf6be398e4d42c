import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './tabs.module.css';

export type TabsProps = {
  label: string;
  tabs: { id: string; label: ReactNode; content: ReactNode }[];
  value: string;
  onChange: (id: string) => void;
  className?: string;
};

/** The arrow keys, Home and End focus a tab and show its content. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const base = useId();
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === value),
  );
  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const to = moves[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div className={className}>
      <div role="tablist" className={styles.list} aria-label={label} onKeyDown={pressed}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className={styles.tab}
            aria-selected={index === at}
            aria-controls={`${base}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        className={cx(styles.panel)}
        aria-labelledby={`${base}-${tabs[at]?.id}`}
        tabIndex={0}
      >
        {tabs[at]?.content}
      </div>
    </div>
  );
}
