import type { ReactNode } from 'react';
import { useInView } from '../../ui/use-in-view.ts';

/** Mounts its children when they scroll into view. `className` must reserve their height. */
export function InView({ className, children }: { className?: string; children: ReactNode }) {
  const [place, near] = useInView<HTMLDivElement>();
  return (
    <div ref={place} className={className}>
      {near && children}
    </div>
  );
}
