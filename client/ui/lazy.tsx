import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import type { DialogProps as AnyDialogProps } from './dialog.tsx';

/*
 * The doors to the heavy components; those to the calendars are in calendars.tsx. What stands behind them brings react-aria, which the
 * first view must not carry: import them from here, never from their own files.
 */

const LazyDialog = lazy(() => import('./dialog.tsx'));

export type DialogProps = Omit<AnyDialogProps, 'place'>;
export type SheetProps = DialogProps & { desk?: 'dialog' | 'side' };

function OnceOpen(props: AnyDialogProps): ReactNode {
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

/** In the middle of the screen. */
export function Dialog(props: DialogProps) {
  return <OnceOpen {...props} place="centre" />;
}

/** From below on a phone; a dialog, or the side, above 640 px. */
export function Sheet({ desk = 'dialog', ...props }: SheetProps) {
  return <OnceOpen {...props} place={desk === 'side' ? 'side' : 'foot'} />;
}
