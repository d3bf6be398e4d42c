import type { ManifestResult, ManifestTraveller } from '../../../generated/types.ts';

const COLUMNS = [
  'reservation_number',
  'cabin',
  'cabin_type_code',
  'room_number',
  'band',
  'korean_name',
  'english_last_name',
  'english_first_name',
  'gender',
  'nationality',
  'birthday',
  'passport_number',
  'passport_issued_on',
  'passport_expires_on',
] as const satisfies readonly (keyof ManifestTraveller)[];

/** Returns a manifest as CSV (RFC 4180), with the names of the fields in the first line. */
export function manifestTable({ travellers }: ManifestResult): string {
  const lines = travellers.map((traveller) => COLUMNS.map((column) => cellOf(traveller[column])));
  return [COLUMNS, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** Text that begins like a formula gets an apostrophe, because a spreadsheet would run it. */
function cellOf(value: string | number | null): string {
  const text = String(value ?? '').replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
