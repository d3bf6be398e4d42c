import type { ReactNode } from 'react';
import styles from './search-line.module.css';

type SearchLineProps = {
  heading: ReactNode;
  for: 'rooms' | 'sailings';
  children: ReactNode;
};

/**
 * A page's heading above its search bar. The bar stays visible while the list below scrolls, and must have the class
 * `searchLine`.
 */
export function SearchLine({ heading, for: list, children }: SearchLineProps) {
  return (
    <div className={styles.band} data-for={list}>
      <div className={styles.heading}>{heading}</div>
      <div className={styles.place}>{children}</div>
    </div>
  );
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
