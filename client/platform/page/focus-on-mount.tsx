import { type ReactNode, useEffect, useRef } from 'react';

/** Comes into sight and takes the focus: the button that led to it may stand far below, or be gone. */
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
