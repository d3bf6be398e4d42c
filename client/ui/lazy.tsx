import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import type { DialogProps as AnyDialogProps } from './dialog.tsx';

/* Import these components from here. Their own files depend on React Aria, which must not be part of the first view.
   The lazy calendars are in calendar/calendars.tsx. */

const LazyDialog = lazy(() => import('./dialog.tsx'));

export type DialogProps = Omit<AnyDialogProps, 'place'>;
type SheetProps = DialogProps & { desk?: 'dialog' | 'side' };

function WhenOpen(props: AnyDialogProps): ReactNode {
  const [everOpen, setEverOpen] = useState(props.open);
  if (props.open && !everOpen) setEverOpen(true);
  if (!everOpen) return null;
  const Opened: LazyExoticComponent<ComponentType<AnyDialogProps>> = LazyDialog;
  return (
    <Suspense fallback={null}>
      <Opened {...props} />
    </Suspense>
  );
}

export function Dialog(props: DialogProps) {
  return <WhenOpen {...props} place="centre" />;
}

export function Sheet({ desk = 'dialog', ...props }: SheetProps) {
  return <WhenOpen {...props} place={desk === 'side' ? 'side' : 'foot'} />;
}
