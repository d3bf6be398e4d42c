import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Nothing of it is fetched before the guest comes near. Its place is kept by `className`. */
export function WhenNear({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: '0px 0px 25% 0px',
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
