import type { ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from './button.tsx';
import { startRipple } from './ripple.ts';

type LinkButtonProps = ComponentProps<'a'> & ButtonLook;

/** A link that looks like a button. With `asChild`, the router's link clones it and sets `href` and `onClick`. */
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
