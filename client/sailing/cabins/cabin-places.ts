import type { Deck, DeckArea, Ship } from '../../../generated/types.ts';

export type CabinPlace = {
  deck: Pick<Deck, 'deck_number'>;
  part: 'forward' | 'midship' | 'aft';
  side: 'port' | 'starboard' | 'both' | 'centre';
  /**
   * Distances along the ship from the nearest and the farthest cabin to a lift on the deck, in metres. Null if unknown.
   */
  lift: { from: number; to: number } | null;
};

/** A cabin is on a side of the ship if it is closer to that side than this percentage of the ship's width. */
const NEAR_SIDE = 15;
const STEP_METRES = 5;

/** Returns where the cabins of a type are, from the top deck to the bottom one. */
export function placesOf({ decks, length }: Pick<Ship, 'decks' | 'length'>, cabinType: string): CabinPlace[] {
  return decks.flatMap((deck) => {
    const cabins = deck.areas.filter(({ cabin_type_code }) => cabin_type_code === cabinType);
    if (cabins.length === 0) return [];
    const lifts = deck.areas.filter(({ kind }) => kind === 'lift');
    return { deck, part: partOf(cabins), side: sideOf(cabins), lift: walk(cabins, lifts, length) };
  });
}

function partOf(cabins: readonly DeckArea[]): CabinPlace['part'] {
  const middle = (Math.min(...cabins.map(({ x }) => x)) + Math.max(...cabins.map(end))) / 2;
  if (middle > 60) return 'forward';
  return middle < 40 ? 'aft' : 'midship';
}

function sideOf(cabins: readonly DeckArea[]): CabinPlace['side'] {
  const port = cabins.some(({ y }) => y < NEAR_SIDE);
  const starboard = cabins.some(({ y, height }) => y + height > 100 - NEAR_SIDE);
  if (port && starboard) return 'both';
  if (!port && !starboard) return 'centre';
  return port ? 'port' : 'starboard';
}

function walk(cabins: readonly DeckArea[], lifts: readonly DeckArea[], length: number | null): CabinPlace['lift'] {
  if (length === null || lifts.length === 0) return null;
  const metres = (percent: number) => Math.max(1, Math.round((percent * length) / 100 / STEP_METRES)) * STEP_METRES;
  const gap = (x: number) => Math.min(...lifts.map((lift) => Math.max(0, lift.x - x, x - end(lift))));
  const gaps = cabins.flatMap((cabin) => [gap(cabin.x), gap(end(cabin))]);
  return { from: metres(Math.min(...gaps)), to: metres(Math.max(...gaps)) };
}

function end({ x, width }: DeckArea): number {
  return x + width;
}
