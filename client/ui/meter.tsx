import type { ComponentProps } from 'react';
import styles from './meter.module.css';

/** A bar in the accent colour, or in the colour of the CSS property `--meter`. */
export function Meter(props: Omit<ComponentProps<'meter'>, 'className'>) {
  return <meter {...props} className={styles.meter} />;
}
