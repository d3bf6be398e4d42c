import type { VoyageChangeCabin } from '../../../generated/types.ts';

/** The cabins with a traveller in another one; a place beyond the last is a new one like the last, and one that nobody is left in is gone. */
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

/** Without a cabin, whose travellers sleep in the first of the others. */
export function withoutCabin(cabins: readonly VoyageChangeCabin[], at: number): VoyageChangeCabin[] {
  const [first, ...others] = cabins.toSpliced(at, 1);
  const travellers = [...first!.travellers, ...cabins[at]!.travellers].toSorted((one, other) => one - other);
  return [{ ...first!, travellers }, ...others];
}
