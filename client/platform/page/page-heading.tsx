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

type PageHeadingProps = ComponentProps<'h1'> & {
  hidden?: boolean;
  /** For a heading that shares its line with other content. */
  small?: boolean;
};

export function PageHeading({ hidden, small, className, ...native }: PageHeadingProps) {
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
      data-small={small || undefined}
    />
  );
}
