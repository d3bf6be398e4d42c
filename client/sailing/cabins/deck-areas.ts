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
  look: AreaLook;
  kind: DeckAreaKind;
  areas: DeckArea[];
  cabinType: CabinType | undefined;
  /** The cabin type's number, which is the same on all decks, or null if the areas have no cabins. */
  number: number | null;
  lit: boolean;
};

/** Groups the areas of a deck into legend lines, from bow to stern. `lit` contains codes of cabin types. */
export function legendOf({ areas }: Deck, cabinTypes: readonly CabinType[], lit: readonly string[] = []): LegendLine[] {
  const fromBow = areas.toSorted((one, other) => other.x + other.width - (one.x + one.width) || one.y - other.y);
  const same = Map.groupBy(fromBow, ({ kind, name, cabin_type_code }) => `${kind}/${cabin_type_code}/${name}`);
  return [...same.values()].map((of) => {
    const { kind, cabin_type_code } = of[0]!;
    const at = cabinTypes.findIndex((type) => type.cabin_type_code === cabin_type_code);
    return {
      look: LOOKS[kind] ?? 'crew',
      kind,
      areas: of,
      cabinType: cabinTypes[at],
      number: at < 0 ? null : at + 1,
      lit: cabin_type_code !== null && lit.includes(cabin_type_code),
    };
  });
}

/** Returns the number of the first deck with one of these cabin types, otherwise that of the first deck. */
export function deckToShow(decks: readonly Deck[], lit: readonly string[]): number | undefined {
  const has = ({ areas }: Deck) => areas.some(({ cabin_type_code: code }) => code !== null && lit.includes(code));
  return (decks.find(has) ?? decks[0])?.deck_number;
}
