import { type RefObject, useRef, useState } from 'react';
import { prefersReducedMotion } from './use-media-query.ts';

type Slides = {
  track: RefObject<HTMLUListElement | null>;
  shown: number;
  /** The slide that each key leads to. */
  keys: Readonly<Record<string, number>>;
  show: (index: number) => void;
  scrolled: () => void;
};

/** The state of a track that scrolls horizontally and shows one of `count` slides at a time. */
export function useSlides(count: number, start = 0): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  const keys = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 };
  const show = (index: number) => {
    const left = Math.min(Math.max(index, 0), count - 1) * (track.current?.clientWidth ?? 0);
    track.current?.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  const scrolled = () => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 };
    setShown(Math.round(scrollLeft / clientWidth));
  };
  return { track, shown, keys, show, scrolled };
}
