import type { ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from './button.tsx';
import { startRipple } from './ripple.ts';

export type LinkButtonProps = ComponentProps<'a'> & ButtonLook;

/**
 * A link that looks like a button. Inside the router's `Link asChild`, it gets `href` and `onClick` from the router.
 */
export function LinkButton({
  variant,
  size,
  block,
  icon,
  className,
  children,
  onPointerDown,
  ...native
}: LinkButtonProps) {
  return (
    <a
      {...native}
      {...buttonLook({ variant, size, block }, className)}
      onPointerDown={(event) => {
        startRipple(event);
        onPointerDown?.(event);
      }}
    >
      {icon}
      <span>{children}</span>
    </a>
  );
}
