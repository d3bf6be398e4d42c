import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { startRipple } from './ripple.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = {
  variant?: 'primary' | 'quiet' | 'ghost' | 'danger';
  size?: 'small' | 'medium' | 'large';
  block?: boolean;
  icon?: ReactNode;
};

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean; busyLabel?: string };

export function buttonLook({ variant = 'primary', size = 'medium', block }: ButtonLook, className?: string) {
  return {
    className: cx(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
  };
}

/** A busy button ignores presses but isn't disabled, because a disabled button loses the keyboard focus. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy,
  busyLabel,
  className,
  children,
  onClick,
  onPointerDown,
  type = 'button',
  ...native
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      aria-disabled={busy || undefined}
      {...native}
      {...buttonLook({ variant, size, block }, className)}
      type={type}
      aria-busy={busy || undefined}
      onClick={click}
      onPointerDown={(event) => {
        if (!busy) startRipple(event);
        onPointerDown?.(event);
      }}
    >
      {busy ? <Spinner size="small" label="" /> : icon}
      <span>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  );
}
