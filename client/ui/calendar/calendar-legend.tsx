import { Disclosure } from '../disclosure.tsx';
import type { LegendLine } from './calendar-types.ts';
import styles from './date-range-calendar.module.css';

type Props = { title: string; lines: readonly LegendLine[]; folded: boolean; onToggle: () => void };

export function CalendarLegend({ title, lines, folded, onToggle }: Props) {
  // On wide screens, hide the list from screen readers: each day's accessible name has the same information.
  const list = (
    <ul className={styles.legend} aria-hidden={!folded || undefined}>
      {lines.map(({ mark, text, sample }) => (
        <li key={text} data-mark={mark} data-sample={sample}>
          {text}
        </li>
      ))}
    </ul>
  );
  return folded ? (
    <Disclosure summary={title} onToggle={onToggle}>
      {list}
    </Disclosure>
  ) : (
    list
  );
}
