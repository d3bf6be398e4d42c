import type { CabinType, Deck, DeckArea, DeckAreaKind } from '../../../generated/types.ts';

type AreaLook = 'cabins' | 'guests' | 'air' | 'crew';

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

/** One line of the legend. Areas with the same kind, cabin type and name share it. */
export type LegendLine = {
  number: number;
  look: AreaLook;
  /** Index of the cabin type in the ship's cabin types, which selects the shade. */
  shade: number;
  areas: DeckArea[];
  cabinType: CabinType | undefined;
};

/** Groups the areas of a deck into legend lines, from bow to stern. */
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
