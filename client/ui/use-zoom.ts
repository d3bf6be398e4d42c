import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Point, WHOLE, within, zoomedAt, type ZoomView } from './zoom-view.ts';

const CLOSER = 2;

/**
 * Enlarges the content of `frame` on a pinch, a double click, or a wheel event with Ctrl, which is how browsers report
 * a pinch on a trackpad. Enlarged content can be dragged, and a double click resets it. The listeners aren't passive,
 * so that they can stop the browser from enlarging the whole page.
 */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<ZoomView>(WHOLE);
  const now = useRef(view);
  now.current = view;

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const set = (next: ZoomView) => setView((now.current = next));
    const middle = (x: number, y: number): Point => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return { x: x - left - width / 2, y: y - top - height / 2 };
    };
    const size = () => ({ width: box.clientWidth, height: box.clientHeight });
    const zoom = (scale: number, at: Point) => set(zoomedAt(now.current, scale, at, size()));
    const drag = (from: Point, to: Point) =>
      set(within({ ...now.current, x: now.current.x + to.x - from.x, y: now.current.y + to.y - from.y }, size()));

    let last: { at: Point; spread: number } | null = null;
    const touched = ({ touches }: TouchEvent) => {
      const [one, other = one] = [...touches];
      last = one ? fingers(one, other!) : null;
    };
    const moved = (event: TouchEvent) => {
      const [one, other] = [...event.touches];
      if (!one || !last || (!other && now.current.scale === 1)) return;
      event.preventDefault();
      const next = fingers(one, other ?? one);
      if (other && last.spread > 0) zoom((now.current.scale * next.spread) / last.spread, middle(next.at.x, next.at.y));
      drag(last.at, next.at);
      last = next;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(now.current.scale * Math.exp(-event.deltaY / 100), middle(event.clientX, event.clientY));
    };
    const doubled = ({ clientX, clientY }: MouseEvent) =>
      zoom(now.current.scale > 1 ? 1 : CLOSER, middle(clientX, clientY));
    const pointed = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 1 || now.current.scale === 1) return;
      drag({ x: 0, y: 0 }, { x: event.movementX, y: event.movementY });
    };

    const stop = new AbortController();
    const active = { passive: false, signal: stop.signal };
    box.addEventListener('touchstart', touched, active);
    box.addEventListener('touchend', touched, active);
    box.addEventListener('touchmove', moved, active);
    box.addEventListener('wheel', wheel, active);
    box.addEventListener('dblclick', doubled, active);
    box.addEventListener('pointermove', pointed, active);
    return () => stop.abort();
  }, [frame]);

  return { view, whole: () => setView(WHOLE), closer: () => setView({ ...WHOLE, scale: CLOSER }) };
}

function fingers(one: Touch, other: Touch) {
  return {
    at: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
    spread: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}
