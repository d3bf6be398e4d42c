import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether what the reference stands at has been on the screen: until then nothing need be fetched for it. */
export function useInView<Place extends HTMLElement>(): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !place.current) return;
    // Less by a little: to touch the screen's edge is not to be seen.
    const watch = new IntersectionObserver((found) => found.some((entry) => entry.isIntersecting) && setSeen(true), {
      rootMargin: '0px 0px -8px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [seen]);
  return [place, seen];
}
