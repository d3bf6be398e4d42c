import type { ErrorCode, Failure } from '../../platform/outcome.ts';

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  not_found: 'The company has no such object.',
  session_expired: 'The company has no such member.',
  reservation_not_found: 'The company has no such reservation.',
  mileage_insufficient: 'The member has too few points.',
  cancel_failed: 'The reservation can’t be cancelled, because it is cancelled already or has ended.',
  enquiry_changed: 'The enquiry was changed or answered after it was read.',
  withdrawal_failed: 'The account can’t be closed yet',
  unavailable: 'This isn’t available: a service is missing or doesn’t respond.',
};

/** Returns one sentence for a failure. */
export function sentenceOf({ code, detail, errors = [], extra }: Failure): string {
  const numbers = extra?.reservation_numbers;
  if (numbers) return `${SENTENCES[code]}, because of these reservations: ${numbers.join(', ')}.`;
  if (detail !== undefined) return detail;
  const [wrong] = errors;
  if (wrong) return `The value of ${wrong.pointer.slice(1).replaceAll('_', ' ') || 'the request'} isn't valid.`;
  return SENTENCES[code] ?? `Refused: ${code}.`;
}
