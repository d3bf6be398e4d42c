import { type ComponentProps, useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './page-heading.module.css';

let navigated = false;

/**
 * Call this on every navigation. After the first one, each new screen focuses its heading, so screen readers announce
 * it.
 */
export function announceNavigation(): void {
  navigated = true;
}

export function PageHeading({ hidden, className, ...native }: ComponentProps<'h1'> & { hidden?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (navigated) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1
      {...native}
      ref={heading}
      tabIndex={-1}
      className={cx(styles.heading, className)}
      data-hidden={hidden || undefined}
    />
  );
}
