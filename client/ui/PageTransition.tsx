import type { ReactNode } from 'react';
import styles from './PageTransition.module.css';

export type PageTransitionProps = {
  /** Changes when the page does. */
  transitionKey: string;
  /** The direction of travel. */
  direction?: 'forward' | 'back' | 'fade';
  children: ReactNode;
};

/** The new page arrives in 0.2 s; nothing waits for it, so nothing is slower for it. */
export function PageTransition({ transitionKey, direction = 'fade', children }: PageTransitionProps) {
  return (
    <div key={transitionKey} className={styles.page} data-direction={direction}>
      {children}
    </div>
  );
}
