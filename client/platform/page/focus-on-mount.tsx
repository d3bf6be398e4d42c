import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Scrolls its children into view and focuses them, because the button that made them appear may be far away or no
 * longer exist.
 */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
