import type { ReactNode } from 'react';
import styles from './search-line.module.css';

/** Stays visible above a list; the bar inside takes `searchLine`. */
export function SearchLine({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>;
}

export const searchLine = styles.line;

export function LineDates({ whole, brief }: { whole: string; brief: string }) {
  return (
    <>
      <span className={styles.whole}>{whole}</span>
      <span className={styles.brief}>{brief}</span>
    </>
  );
}
