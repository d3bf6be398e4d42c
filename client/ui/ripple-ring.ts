import styles from './button.module.css';

/** Shows a growing circle on the button for 1.5 s. See docs/specification.md. */
export function drawRing(target: HTMLElement, x: number, y: number): void {
  const box = target.getBoundingClientRect();
  const ring = document.createElement('span');
  ring.className = styles.ripple ?? '';
  ring.ariaHidden = 'true';
  ring.style.setProperty('--x', `${x - box.left}px`);
  ring.style.setProperty('--y', `${y - box.top}px`);
  ring.style.setProperty('--d', `${2 * Math.hypot(box.width, box.height)}px`);
  ring.addEventListener('animationend', () => ring.remove());
  target.append(ring);
}
