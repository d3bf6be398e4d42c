import type { HoldRequest, Stay, Traveler, TravellerBand } from '../../../generated/types.ts';
import type { TravellerDraft } from '../../../machines/booking/booking.context.ts';
import { keepPassport, passportOf } from './passports.ts';

type Seat = { cabin: number; band: TravellerBand };

/** A traveller in the form. The passport number is stored separately; see passports.ts. */
export type TravellerForm = TravellerDraft & { passport_number?: string };
export type TravellerField = `travellers.${number}.${keyof Traveler & string}`;

const BANDS = ['adult', 'kid', 'infant'] as const;

export function seatsOf({ rooms }: Pick<Stay, 'rooms'>): Seat[] {
  return rooms.flatMap((room, cabin) =>
    BANDS.flatMap((band) => Array.from({ length: room[band] }, () => ({ cabin, band }))),
  );
}

/**
 * Assigns the travellers entered so far to seats of their age band, so a change of cabins doesn't lose them. Each
 * remaining seat gets a new traveller with a new key.
 */
export function seated(
  seats: readonly Seat[],
  named: readonly TravellerDraft[],
  newKey: () => string,
): TravellerForm[] {
  const remaining = [...named];
  return seats.map((seat) => {
    const at = remaining.findIndex(({ band }) => band === seat.band);
    const [person] = at < 0 ? [] : remaining.splice(at, 1);
    const traveller = person ?? { key: newKey(), band: seat.band };
    return { ...traveller, cabin: seat.cabin, passport_number: passportOf(traveller.key) };
  });
}

/** Moves the passport numbers to passports.ts, so no snapshot contains them. */
export function withoutPassports(travellers: readonly TravellerForm[]): TravellerDraft[] {
  return travellers.map(({ passport_number: number, ...traveller }) => {
    keepPassport(traveller.key, number ?? '');
    return traveller;
  });
}

const IN_ORDER: Record<keyof NonNullable<HoldRequest['travellers']>[number], true> = {
  english_last_name: true,
  english_first_name: true,
  korean_name: true,
  birthday: true,
  gender: true,
  nationality: true,
  passport_number: true,
  passport_issued_on: true,
  passport_expires_on: true,
  cabin: true,
  saved_traveller_id: true,
};

const NAMES = Object.keys(IN_ORDER) as (keyof Traveler & string)[];

export function travellerFieldsOf(index: number): TravellerField[] {
  return NAMES.map((name) => `travellers.${index}.${name}` as const);
}

export function travellerFields(count: number): TravellerField[] {
  return Array.from({ length: count }, (_, index) => travellerFieldsOf(index)).flat();
}

const OPTIONAL = ['korean_name', 'cabin', 'saved_traveller_id'];
const DATES = ['birthday', 'passport_issued_on', 'passport_expires_on'];

/** Returns whether all required details have been entered. They may be invalid. */
export function isFilled(traveller: TravellerForm | undefined): boolean {
  return NAMES.filter((name) => !OPTIONAL.includes(name)).every((name) => {
    if (name === 'passport_number' && traveller?.saved_traveller_id) return true;
    const value = String(traveller?.[name] ?? '').trim();
    return DATES.includes(name) ? /^\d{4}-\d{2}-\d{2}$/.test(value) : value !== '';
  });
}

/**
 * Returns the booker's name as fields of a traveller: a Latin name in capitals, as in a passport; any other name as the
 * Korean name.
 */
export function asTraveller(last: string, first: string): Partial<Traveler> {
  const latin = /^[A-Za-z][A-Za-z' -]*$/;
  if (!latin.test(last) || !latin.test(first)) return { korean_name: `${last}${first}` };
  return { english_last_name: last.toUpperCase(), english_first_name: first.toUpperCase() };
}
