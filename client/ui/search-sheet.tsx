import type { ReactNode, RefObject } from 'react';
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
  /** Message about missing input, shown after the guest has tried to search. */
  missing?: string | false | undefined;
  /** Button for the next section to complete. If there is none, the sheet shows what has been chosen. */
  next?: { label: string; onClick: () => void } | undefined;
  chosen: { main: ReactNode; more: ReactNode };
  go: string;
  /** Whether the search can start. If not, pressing the button shows what is missing. */
  complete: boolean;
  onGo: () => void;
};

export function SearchSheet(props: SearchSheetProps) {
  const { title, closeLabel, bar, onClose, tabs, part, onPart, missing, next, chosen, go, complete, onGo } = props;
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
          {missing && (
            <p className={styles.missing} role="alert">
              {missing}
            </p>
          )}
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
          <Button variant={complete ? 'primary' : 'quiet'} onClick={onGo}>
            {go}
          </Button>
        </div>
      }
    >
      <Tabs label={title} value={part} onChange={onPart} tabs={tabs} />
    </Sheet>
  );
}
