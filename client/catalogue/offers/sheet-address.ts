import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

/**
 * Mirrors the open sheet's room, and the picture shown in its gallery, in the URL. The list, the sheet and the gallery
 * each have a history entry with their own URL. If the page is opened at a sheet's URL, the URL is first replaced by
 * the list's, and is restored once the sheet has added its history entry; see ui/overlay-history.ts.
 */
export function useSheetAddress(code: string, onClose: () => void) {
  const [query] = useSearchParams();
  const named = photoIn(query);
  const [photo, setPhoto] = useState(named);
  const [stage, setStage] = useState<'closed' | 'open' | 'named'>('closed');
  // Only open the gallery here. `closePhoto` closes it, because the router handles Back before the overlay does.
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
 * Changes the query string of the URL. Does nothing if neither the URL nor `changes` contains `details`: choosing an
 * offer navigates before the sheet closes, and the new page's URL must not change.
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
 * Focuses the room's heading in the list. When the dialog closes, it returns the focus to the element that was focused
 * before. If the sheet is opened by its address, no element is focused yet.
 */
function focusRoom(code: string): void {
  const heading = document.getElementById(`room-${code}`);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

function showPhoto(index: number): void {
  write({ photo: String(index + 1) });
}

/** Returns the index of the picture. In the address, the first picture is number 1. */
function photoIn(query: URLSearchParams): number | null {
  const photo = Number(query.get('photo'));
  return Number.isInteger(photo) && photo > 0 ? photo - 1 : null;
}
