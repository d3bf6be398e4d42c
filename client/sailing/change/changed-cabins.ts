import type { VoyageChangeCabin } from '../../../generated/types.ts';

/**
 * Moves a traveller to another cabin and removes empty cabins. If `to` is past the last cabin, adds a cabin of the last
 * cabin's type.
 */
export function moved(cabins: readonly VoyageChangeCabin[], traveller: number, to: number): VoyageChangeCabin[] {
  const { cabin_type_code } = cabins.at(-1)!;
  const all = to < cabins.length ? cabins : [...cabins, { cabin_type_code, travellers: [] }];
  return all
    .map((cabin, at) => ({
      ...cabin,
      travellers: [
        ...cabin.travellers.filter((each) => each !== traveller),
        ...(at === to ? [traveller] : []),
      ].toSorted((one, other) => one - other),
    }))
    .filter(({ travellers }) => travellers.length > 0);
}

export function withoutCabin(cabins: readonly VoyageChangeCabin[], at: number): VoyageChangeCabin[] {
  const [first, ...others] = cabins.toSpliced(at, 1);
  const travellers = [...first!.travellers, ...cabins[at]!.travellers].toSorted((one, other) => one - other);
  return [{ ...first!, travellers }, ...others];
}
