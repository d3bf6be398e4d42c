import { lazy, Suspense, useSyncExternalStore } from 'react';
import { anythingSaid, onFirstSaid } from './toast.ts';

const Toasts = lazy(() => import('./toasts.tsx'));

/** The app mounts this once. The code of the toast list loads with the first toast. */
export function ToastRegion({ label }: { label: string }) {
  const shown = useSyncExternalStore(onFirstSaid, anythingSaid, () => false);
  return shown ? (
    <Suspense fallback={null}>
      <Toasts label={label} />
    </Suspense>
  ) : null;
}
