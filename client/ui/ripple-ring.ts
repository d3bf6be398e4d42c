import styles from './button.module.css';

/** A ring that grows from a point of the page over the whole button, for 1.5 s (specification, section 9). */
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
