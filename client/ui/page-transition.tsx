import type { ReactNode } from 'react';
import styles from './page-transition.module.css';

export type PageTransitionProps = {
  /** Changes when the page does. */
  transitionKey: string;
  /** The direction of travel; the page that the guest arrived at stands still. */
  direction?: 'forward' | 'back' | 'fade' | undefined;
  children: ReactNode;
};

/** The new page arrives in 0.2 s; nothing waits for it, so nothing is slower for it. */
export function PageTransition({ transitionKey, direction, children }: PageTransitionProps) {
  return (
    <div key={transitionKey} className={styles.page} data-direction={direction}>
      {children}
    </div>
  );
}
