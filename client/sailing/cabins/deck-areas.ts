import type { CabinType, Deck, DeckArea, DeckAreaKind } from '../../../generated/types.ts';

/** What the parts of a deck are drawn as. */
export type AreaLook = 'cabins' | 'guests' | 'air' | 'crew';

const LOOKS: Partial<Record<DeckAreaKind, AreaLook>> = {
  cabins: 'cabins',
  restaurant: 'guests',
  cafe: 'guests',
  lounge: 'guests',
  shop: 'guests',
  bath: 'guests',
  playroom: 'guests',
  open_deck: 'air',
};

/** A line of the legend: areas that are the same bear the same number. */
export type LegendLine = {
  number: number;
  look: AreaLook;
  /** Of cabins: where their kind stands among those of the ship, from 0; they are drawn in shades. */
  shade: number;
  areas: DeckArea[];
  cabinType: CabinType | undefined;
};

/** What there is on a deck, from the bow to the stern; cabins of one kind, and places of one kind and name, are one line. */
export function legendOf({ areas }: Deck, cabinTypes: readonly CabinType[]): LegendLine[] {
  const fromBow = areas.toSorted((one, other) => other.x + other.width - (one.x + one.width) || one.y - other.y);
  const same = Map.groupBy(fromBow, ({ kind, name, cabin_type_code }) => `${kind}/${cabin_type_code}/${name}`);
  return [...same.values()].map((of, at) => {
    const { kind, cabin_type_code } = of[0]!;
    const shade = cabinTypes.findIndex((type) => type.cabin_type_code === cabin_type_code);
    return {
      number: at + 1,
      look: LOOKS[kind] ?? 'crew',
      shade: Math.max(0, shade),
      areas: of,
      cabinType: cabinTypes[shade],
    };
  });
}
