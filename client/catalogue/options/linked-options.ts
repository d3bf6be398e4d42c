import type { SelectedUpselling, Upselling } from '../../../generated/types.ts';

type Booked = {
  offered: readonly Upselling[];
  selected: readonly SelectedUpselling[];
  /** Codes of the options in the room's package. */
  included: readonly string[];
  nights: readonly string[];
};

/**
 * Returns the nights on which an option can be booked. If the option requires another one, returns no nights until the
 * required option is booked, and then only its nights if both are booked per night. An option in the package counts as
 * booked for all nights.
 */
export function nightsFor(option: Upselling, { offered, selected, included, nights }: Booked): readonly string[] {
  const code = option.adult_upselling_code;
  if (code === null || included.includes(code)) return nights;
  const adult = selected.find((each) => each.upselling_code === code);
  if (!adult) return [];
  const bothByNight = option.by_date && offered.find((each) => each.upselling_code === code)?.by_date;
  return bothByNight ? adult.date_list : nights;
}

/**
 * Removes each linked option's nights on which the required option isn't booked, and options that have no nights left.
 */
export function withoutUnlinked(booked: Booked): SelectedUpselling[] {
  return booked.selected.flatMap((each) => {
    const option = booked.offered.find(({ upselling_code }) => upselling_code === each.upselling_code);
    if (!option) return [each];
    const nights = nightsFor(option, booked);
    if (!option.by_date) return nights.length > 0 ? [each] : [];
    const date_list = each.date_list.filter((night) => nights.includes(night));
    return date_list.length > 0 ? [{ ...each, date_list }] : [];
  });
}
