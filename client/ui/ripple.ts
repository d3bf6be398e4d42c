import type { PointerEvent } from 'react';
import { prefersReducedMotion } from './use-media-query.ts';

/** A ring of light from where the finger went down, none under reduced motion. The first view comes without what draws it. */
export function startRipple({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (prefersReducedMotion()) return;
  void import('./ripple-ring.ts')
    .then(({ drawRing }) => drawRing(currentTarget, clientX, clientY))
    .catch(() => undefined);
}
