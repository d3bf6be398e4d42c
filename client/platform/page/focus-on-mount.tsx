import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Scrolls its children into view and focuses them, because the button that made them appear may be far away or no
 * longer exist. Content that is too tall for the middle of the window starts below the header.
 */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    const tall = place.current && place.current.offsetHeight > window.innerHeight / 2;
    place.current?.scrollIntoView({ block: tall ? 'start' : 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
