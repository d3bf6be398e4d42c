import type { Package, PartyRoom, Upselling } from '../../../generated/types.ts';

/** `count` is the number of units in the package, and `more` the number that the guest can add to them. */
export type Included = { name: string; count: number; more: number };

/**
 * Returns how an option is included in the room's package, or null if it isn't. Units can be added for guests whom the
 * package doesn't cover. Children count as such guests only if there is no separate option for children.
 */
export function inPackage(
  option: Upselling,
  { adult, kid }: PartyRoom,
  offered: readonly Upselling[],
  pack: Package | undefined,
): Included | null {
  const code = option.upselling_code;
  if (!pack?.included_upsellings.includes(code)) return null;
  const { count = 1 } = pack.included_counts?.find((each) => each.upselling_code === code) ?? {};
  const guests = offered.some((each) => each.adult_upselling_code === code) ? adult : adult + kid;
  const most = Math.min(option.max_count, option.remaining ?? option.max_count, guests);
  return { name: pack.package_name, count, more: Math.max(0, most - count) };
}
