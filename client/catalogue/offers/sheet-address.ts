import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

/**
 * Keeps the room of the open sheet and the picture of its gallery in the address. Each entry of the history has the
 * address of what it shows: the list, the sheet, the gallery. So a page that was opened by the address of a sheet first
 * becomes the list, and the address changes only once an overlay has added its entry (see ui/overlay-history.ts).
 */
export function useSheetAddress(code: string, onClose: () => void) {
  const [query] = useSearchParams();
  const named = photoIn(query);
  const [photo, setPhoto] = useState(named);
  const [stage, setStage] = useState<'closed' | 'open' | 'named'>('closed');
  // The gallery closes only in `closePhoto`: the router sees Back before the overlay does.
  if (stage === 'named' && named !== null && photo === null) setPhoto(named);

  useEffect(() => {
    write({ details: null, photo: null });
    if (document.activeElement === document.body) focusRoom(code);
    const timer = setTimeout(() => setStage('open'));
    return () => clearTimeout(timer);
  }, [code]);

  return {
    open: stage !== 'closed',
    opened: () => {
      write({ details: code });
      setStage('named');
    },
    photo: stage === 'named' ? photo : null,
    openPhoto: setPhoto,
    showPhoto,
    closePhoto: () => {
      write({ photo: null });
      setPhoto(null);
    },
    close: () => {
      write({ details: null, photo: null });
      onClose();
    },
  };
}

/**
 * Changes the address unless it no longer names a room and isn't about to, because choosing an offer navigates before it
 * closes the sheet.
 */
function write(changes: { details?: string | null; photo?: string | null }): void {
  const query = new URLSearchParams(location.search);
  if (!changes.details && !query.has('details')) return;
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  navigate(`${location.pathname}?${query}`, { replace: true, state: history.state });
}

/**
 * Focuses the room in the list, because the dialog returns the focus to the element that has it when the dialog opens.
 * After opening the sheet by its address, no element has.
 */
function focusRoom(code: string): void {
  const heading = document.getElementById(`room-${code}`);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

function showPhoto(index: number): void {
  write({ photo: String(index + 1) });
}

/** Returns the index of the picture in the address, which counts from 1. */
function photoIn(query: URLSearchParams): number | null {
  const photo = Number(query.get('photo'));
  return Number.isInteger(photo) && photo > 0 ? photo - 1 : null;
}
