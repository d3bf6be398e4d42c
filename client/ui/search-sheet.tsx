import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from './button.tsx';
import { Sheet } from './lazy.tsx';
import styles from './search-sheet.module.css';
import { Tabs, type TabsProps } from './tabs.tsx';

type SearchSheetProps = {
  title: string;
  closeLabel: string;
  bar?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
  tabs: TabsProps['tabs'];
  part: string;
  onPart: (part: string) => void;
  /** What the guest must still enter before the search can start, or null if nothing. */
  missing: string | null;
  /** Whether the guest has tried to search. If so, the sheet shows `missing`. */
  tried: boolean;
  /** Button for the next section to complete. If there is none, the sheet shows what has been chosen. */
  next?: { label: string; onClick: () => void } | undefined;
  chosen: { main: ReactNode; more: ReactNode };
  go: string;
  onGo: () => void;
};

export function SearchSheet(props: SearchSheetProps) {
  const { title, closeLabel, bar, onClose, tabs, part, onPart, missing, tried, next, chosen, go, onGo } = props;
  const reason = useId();
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      size="large"
      {...(bar && { anchor: bar })}
      footer={
        <div className={styles.foot}>
          {missing && tried && (
            <p className={styles.missing} role="alert">
              {missing}
            </p>
          )}
          <span id={reason} hidden>
            {missing}
          </span>
          {next ? (
            <Button variant="quiet" onClick={next.onClick}>
              {next.label}
            </Button>
          ) : (
            <p className={styles.chosen} aria-live="polite">
              <strong>{chosen.main}</strong>
              <span>{chosen.more}</span>
            </p>
          )}
          {/* The button isn't `disabled`, so that pressing it shows what is missing. */}
          <Button
            aria-disabled={missing !== null || undefined}
            aria-describedby={missing === null ? undefined : reason}
            onClick={onGo}
          >
            {go}
          </Button>
        </div>
      }
    >
      <Tabs label={title} value={part} onChange={onPart} tabs={tabs} />
    </Sheet>
  );
}
