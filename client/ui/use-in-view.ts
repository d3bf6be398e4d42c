import { type RefObject, useEffect, useRef, useState } from 'react';

export function useInView<Place extends HTMLElement>(): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !place.current) return;
    // Ignore the bottom 8 px of the viewport: an element that only touches the edge isn't visible.
    const watch = new IntersectionObserver((found) => found.some((entry) => entry.isIntersecting) && setSeen(true), {
      rootMargin: '0px 0px -8px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [seen]);
  return [place, seen];
}
