import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './Disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** At the end of the line: a price, a badge. */
  aside?: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** Of those with one name only one is open. */
  name?: string;
  className?: string;
};

/** A line that opens in place. */
export function Disclosure({ summary, children, aside, open, onToggle, name, className }: DisclosureProps) {
  return (
    <details
      className={cx(styles.disclosure, className)}
      name={name}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        {aside}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

export type AccordionProps = {
  items: { id: string; summary: ReactNode; content: ReactNode; aside?: ReactNode }[];
  exclusive?: boolean;
  className?: string;
};

export function Accordion({ items, exclusive, className }: AccordionProps) {
  const name = useId();
  return (
    <div className={className}>
      {items.map(({ id, summary, content, aside }) => (
        <Disclosure key={id} summary={summary} aside={aside} name={exclusive ? name : undefined}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
