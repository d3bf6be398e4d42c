import type { ReactNode } from 'react';
import styles from './search-line.module.css';

/** Keeps a search bar visible while the list below it scrolls. The bar must have the class `searchLine`. */
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
