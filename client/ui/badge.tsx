import type { ComponentProps } from 'react';
import styles from './badge.module.css';
import { cx } from './cx.ts';

export type BadgeProps = ComponentProps<'span'> & { tone?: 'plain' | 'accent' | 'good' | 'warn' | 'danger' | 'scene' };

/** Use the tone `scene` on top of pictures. */
export function Badge({ tone = 'plain', className, ...native }: BadgeProps) {
  return <span {...native} className={cx(styles.badge, className)} data-tone={tone} />;
}
