import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Room } from '../../../generated/types.ts';
import { moreId } from './room-offer-card.tsx';

/**
 * Keeps the room of the open sheet and the picture of its gallery in the address. The address may only change once the
 * overlay has added its history entry (see ui/overlay-history.ts), so that Back leads to the list without the sheet.
 * Effects of the overlay run before the effects here. The gallery opens after the sheet, so that Back closes it first.
 */
export function useSheetAddress(room: Pick<Room, 'room_type_code' | 'pictures'>, onClose: () => void) {
  const code = room.room_type_code;
  const [query, setQuery] = useSearchParams();
  const write = useCallback(
    (changes: Record<string, string | null>) =>
      setQuery(
        (before) => {
          const query = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) query.delete(name);
            else query.set(name, value);
          }
          return query;
        },
        { replace: true },
      ),
    [setQuery],
  );

  const [stage, setStage] = useState<'closed' | 'open' | 'named'>('closed');
  useEffect(() => {
    // The dialog returns the focus to the element that has it now. After opening the sheet by its address, none has.
    if (document.activeElement === document.body) document.getElementById(moreId(code))?.focus();
    setStage('open');
  }, [code]);
  useEffect(() => {
    if (stage !== 'open') return;
    write({ details: code });
    setStage('named');
  }, [stage, code, write]);

  const [pressed, setPressed] = useState<number | null>(null);
  const wanted = pressed ?? photoIn(query);
  return {
    open: stage !== 'closed',
    photo: stage === 'named' && room.pictures.length > 0 ? wanted : null,
    openPhoto: setPressed,
    showPhoto: useCallback((index: number) => write({ photo: String(index + 1) }), [write]),
    closePhoto: () => {
      setPressed(null);
      write({ photo: null });
    },
    close: () => {
      write({ details: null, photo: null });
      onClose();
    },
  };
}

/** Returns the index of the picture in the address, which counts from 1. */
function photoIn(query: URLSearchParams): number | null {
  const photo = Number(query.get('photo'));
  return Number.isInteger(photo) && photo > 0 ? photo - 1 : null;
}
