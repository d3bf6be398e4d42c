import type { PointerEvent } from 'react';
import styles from './Button.module.css';
import { prefersReducedMotion } from './useMediaQuery.ts';

/** A ring of light from where the finger went down, 1.5 s, none under reduced motion (specification, section 9). */
export function startRipple(event: PointerEvent<HTMLElement>): void {
  if (prefersReducedMotion()) return;
  const target = event.currentTarget;
  const box = target.getBoundingClientRect();
  const ring = document.createElement('span');
  ring.className = styles.ripple ?? '';
  ring.ariaHidden = 'true';
  ring.style.setProperty('--x', `${event.clientX - box.left}px`);
  ring.style.setProperty('--y', `${event.clientY - box.top}px`);
  ring.style.setProperty('--d', `${2 * Math.hypot(box.width, box.height)}px`);
  ring.addEventListener('animationend', () => ring.remove());
  target.append(ring);
}
