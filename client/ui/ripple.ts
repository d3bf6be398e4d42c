import type { PointerEvent } from 'react';
import { prefersReducedMotion } from './use-media-query.ts';

/**
 * Starts a ripple where the button was pressed, unless the guest prefers reduced motion. The ripple's code loads on
 * demand to keep the first view small.
 */
export function startRipple({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (prefersReducedMotion()) return;
  void import('./ripple-ring.ts')
    .then(({ drawRing }) => drawRing(currentTarget, clientX, clientY))
    .catch(() => undefined);
}
