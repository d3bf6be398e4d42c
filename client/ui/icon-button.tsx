import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { startRipple } from './ripple.ts';

type IconButtonProps = ComponentProps<'button'> & { label: string; variant?: 'plain' | 'raised' };

export function IconButton({ label, variant = 'plain', className, onPointerDown, ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={cx(styles.icon, className)}
      data-variant={variant}
      aria-label={label}
      onPointerDown={(event) => {
        startRipple(event);
        onPointerDown?.(event);
      }}
    />
  );
}
