import type { ReactNode } from 'react';
import styles from './search-line.module.css';

/** Where a search stays in sight over a list, in one line; the bar within takes `searchLine`. */
export function SearchLine({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>;
}

export const searchLine = styles.line;

/** Dates in a search line: whole where there is room for them, else brief and unbroken. */
export function LineDates({ whole, brief }: { whole: string; brief: string }) {
  return (
    <>
      <span className={styles.whole}>{whole}</span>
      <span className={styles.brief}>{brief}</span>
    </>
  );
}
