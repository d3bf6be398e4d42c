import type { ReactNode } from 'react';
import styles from './page-transition.module.css';

export type PageTransitionProps = {
  transitionKey: string;
  direction?: 'forward' | 'back' | 'fade' | undefined;
  children: ReactNode;
};

export function PageTransition({ transitionKey, direction, children }: PageTransitionProps) {
  return (
    <div key={transitionKey} className={styles.page} data-direction={direction}>
      {children}
    </div>
  );
}
