import type { AgeBands, Traveler, TravellerBand } from '../../generated/types.ts';
import type { Party } from './fare.rules.ts';

/** By the property's bounds, from the birthday, on a day (DECISIONS, Age bands). */
export function bandOf(birthday: string, day: string, bands: AgeBands): TravellerBand {
  const months = monthsBetween(birthday, day);
  if (months <= bands.infant_max_months) return 'infant';
  return Math.floor(months / 12) <= bands.child_max_years ? 'kid' : 'adult';
}

/** Whole months from one day to another. One born on the last day of a month is a month older on the last day of the next. */
function monthsBetween(from: string, to: string): number {
  const [fromMonth, toMonth] = [from, to].map((day) => +day.slice(0, 4) * 12 + +day.slice(5, 7)) as [number, number];
  return toMonth - fromMonth - (addMonths(from, toMonth - fromMonth) > to ? 1 : 0);
}

/** The same day so many months later, or the last one of a month that is shorter. */
export function addMonths(day: string, months: number): string {
  const [year, month] = [+day.slice(0, 4), +day.slice(5, 7) - 1 + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const within = Math.min(+day.slice(8, 10), lastDay);
  return new Date(Date.UTC(year, month, within)).toISOString().slice(0, 10);
}

/** How many there are of each band. */
export function countBands(bands: readonly TravellerBand[]): Party {
  const count = (band: TravellerBand) => bands.filter((one) => one === band).length;
  return { adult: count('adult'), kid: count('kid'), infant: count('infant') };
}

/** What a quote fixed about who travels. `day`: of the first departure; `today`: the property's. */
export type Quoted = {
  cabins: readonly Party[];
  day: string;
  today: string;
  validUntil: string;
  bands: AgeBands;
};

type TravellerCode = 'validation' | 'invalid_birthday' | 'invalid_passport';

/** What is wrong about those who were named for the cabins that were quoted: all places with the first code that there is. */
export function travellerViolations(
  travellers: readonly Traveler[],
  quoted: Quoted,
): { code: TravellerCode; pointers: string[] } | null {
  const checks: [TravellerCode, (travellers: readonly Traveler[], quoted: Quoted) => string[]][] = [
    ['validation', cabinPlaces],
    ['invalid_birthday', birthdayPlaces],
    ['invalid_passport', passportPlaces],
  ];
  for (const [code, placesOf] of checks) {
    const pointers = placesOf(travellers, quoted);
    if (pointers.length > 0) return { code, pointers };
  }
  return null;
}

/** Everybody in one of the cabins, and as many in each as were quoted. */
function cabinPlaces(travellers: readonly Traveler[], { cabins }: Quoted): string[] {
  const strays = travellers.flatMap(({ cabin }, i) => (cabin < cabins.length ? [] : [`/travellers/${i}/cabin`]));
  if (strays.length > 0) return strays;
  const isAsQuoted = cabins.every(
    ({ adult, kid, infant }, i) => travellers.filter(({ cabin }) => cabin === i).length === adult + kid + infant,
  );
  return isAsQuoted ? [] : ['/travellers'];
}

/** Those whose band has no place in their cabin. */
function birthdayPlaces(travellers: readonly Traveler[], { cabins, day, today, bands }: Quoted): string[] {
  const places = cabins.map((cabin) => ({ ...cabin }));
  return travellers.flatMap(({ birthday, cabin }, i) => {
    const band = bandOf(birthday, day, bands);
    const left = places[cabin]![band];
    places[cabin]![band] -= 1;
    return left > 0 && birthday <= today ? [] : [`/travellers/${i}/birthday`];
  });
}

function passportPlaces(travellers: readonly Traveler[], { today, validUntil }: Quoted): string[] {
  return travellers.flatMap(({ passport_issued_on, passport_expires_on }, i) => [
    ...(passport_issued_on > today ? [`/travellers/${i}/passport_issued_on`] : []),
    ...(passport_expires_on < validUntil ? [`/travellers/${i}/passport_expires_on`] : []),
  ]);
}
