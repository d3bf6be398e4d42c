import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Nothing of it is fetched before the guest comes near. Its place is kept by `className`. */
export function InView({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    // Less by a little: to touch the screen's edge is not to be seen.
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: '0px 0px -8px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);
  return (
    <div ref={place} className={className}>
      {near && children}
    </div>
  );
}
