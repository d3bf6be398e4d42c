/** `scale` is how far a picture is enlarged. `x` and `y` are how far its centre is moved, in pixels. */
export type ZoomView = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
type Size = { width: number; height: number };

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
export const LARGEST = 4;

/** Keeps the picture over its frame, so that it can't be dragged out of sight. */
export function within({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  if (scale <= 1) return WHOLE;
  const [right, down] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: Math.min(right, Math.max(-right, x)), y: Math.min(down, Math.max(-down, y)) };
}

/** Enlarges the picture so that the point under the finger stays there. `at` is relative to the frame's centre. */
export function zoomedAt(view: ZoomView, scale: number, at: Point, frame: Size): ZoomView {
  const next = Math.min(LARGEST, Math.max(1, scale));
  const grown = next / view.scale;
  return within({ scale: next, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}
