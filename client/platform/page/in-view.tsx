import type { ReactNode } from 'react';
import { useInView } from '../../ui/use-in-view.ts';

/** Nothing of it is fetched before the guest comes near. Its place is kept by `className`. */
export function InView({ className, children }: { className?: string; children: ReactNode }) {
  const [place, near] = useInView<HTMLDivElement>();
  return (
    <div ref={place} className={className}>
      {near && children}
    </div>
  );
}
