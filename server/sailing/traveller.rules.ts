import type { AgeBands, Traveler, TravellerBand } from '../../generated/types.ts';
import type { Party } from './fare.rules.ts';

/** Returns a traveller's age band on `day`, using the property's age limits (docs/decisions/people-and-members.md). */
export function bandOf(birthday: string, day: string, bands: AgeBands): TravellerBand {
  const months = monthsBetween(birthday, day);
  if (months <= bands.infant_max_months) return 'infant';
  return Math.floor(months / 12) <= bands.child_max_years ? 'kid' : 'adult';
}

/**
 * Returns the number of whole months between two days. If the last month is too short to have the same day, its last
 * day completes the month.
 */
function monthsBetween(from: string, to: string): number {
  const [fromMonth, toMonth] = [from, to].map((day) => +day.slice(0, 4) * 12 + +day.slice(5, 7)) as [number, number];
  return toMonth - fromMonth - (addMonths(from, toMonth - fromMonth) > to ? 1 : 0);
}

/** Returns the same day of a later month, or that month's last day if the month is too short. */
export function addMonths(day: string, months: number): string {
  const [year, month] = [+day.slice(0, 4), +day.slice(5, 7) - 1 + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const within = Math.min(+day.slice(8, 10), lastDay);
  return new Date(Date.UTC(year, month, within)).toISOString().slice(0, 10);
}

export function countBands(bands: readonly TravellerBand[]): Party {
  const count = (band: TravellerBand) => bands.filter((one) => one === band).length;
  return { adult: count('adult'), kid: count('kid'), infant: count('infant') };
}

/** A traveller with a passport number, either from the request or from a saved traveller. */
export type NamedTraveler = Traveler & { passport_number: string };

/**
 * `day` is the date of the first departure, `today` is the current date in the property's time zone, and `validUntil`
 * is the date until which passports must be valid.
 */
type Quoted = {
  cabins: readonly Party[];
  day: string;
  today: string;
  validUntil: string;
  bands: AgeBands;
};

export type TravellerCode =
  | 'validation'
  | 'invalid_birthday'
  | 'duplicate_passport'
  | 'passport_not_issued'
  | 'passport_expires_early';

type TravellerViolation = { pointer: string; code: TravellerCode };

/** Checks cabins, then birthdays, then passports. Returns only the errors of the first check that fails. */
export function travellerViolations(travellers: readonly NamedTraveler[], quoted: Quoted): TravellerViolation[] {
  for (const errorsOf of [cabinErrors, birthdayErrors, passportErrors]) {
    const errors = errorsOf(travellers, quoted);
    if (errors.length > 0) return errors;
  }
  return [];
}

/** Each traveller must be in a quoted cabin, and each cabin must have the quoted number of travellers. */
function cabinErrors(travellers: readonly Traveler[], { cabins }: Quoted): TravellerViolation[] {
  const withoutCabin = travellers.flatMap(({ cabin }, i) =>
    cabin < cabins.length ? [] : [{ pointer: `/travellers/${i}/cabin`, code: 'validation' as const }],
  );
  if (withoutCabin.length > 0) return withoutCabin;
  const isAsQuoted = cabins.every(
    ({ adult, kid, infant }, i) => travellers.filter(({ cabin }) => cabin === i).length === adult + kid + infant,
  );
  return isAsQuoted ? [] : [{ pointer: '/travellers', code: 'validation' }];
}

/** Each traveller must have an age band that was quoted for their cabin, and no birthday may be in the future. */
function birthdayErrors(travellers: readonly Traveler[], { cabins, day, today, bands }: Quoted): TravellerViolation[] {
  const berths = cabins.map((cabin) => ({ ...cabin }));
  return travellers.flatMap(({ birthday, cabin }, i) => {
    const band = bandOf(birthday, day, bands);
    const left = berths[cabin]![band];
    berths[cabin]![band] -= 1;
    return left > 0 && birthday <= today ? [] : [{ pointer: `/travellers/${i}/birthday`, code: 'invalid_birthday' }];
  });
}

/** Passport numbers must be unique. Each passport must already have been issued and be valid until `validUntil`. */
function passportErrors(travellers: readonly NamedTraveler[], { today, validUntil }: Quoted): TravellerViolation[] {
  const numbers = travellers.map(({ passport_number }) => passport_number.toUpperCase());
  return travellers.flatMap(({ passport_issued_on, passport_expires_on }, i) => {
    const errors: (TravellerViolation | false)[] = [
      numbers.indexOf(numbers[i]!) < i && { pointer: `/travellers/${i}/passport_number`, code: 'duplicate_passport' },
      passport_issued_on > today && { pointer: `/travellers/${i}/passport_issued_on`, code: 'passport_not_issued' },
      passport_expires_on < validUntil && {
        pointer: `/travellers/${i}/passport_expires_on`,
        code: 'passport_expires_early',
      },
    ];
    return errors.filter((error) => error !== false);
  });
}
