/**
 * What the law has us keep of somebody who has withdrawn, and for how many years from the day it was over (INTEGRATIONS, Korean rules: the
 * decree of the act on consumer protection in electronic commerce, article 6). Nothing else of them is kept, but for keyed hashes for 30
 * days (`withdrawn_member`).
 */
export const LEGAL_KEEP = {
  /** Who booked and who stayed: contracts, their payments and cancellations. `subject` is the reservation's number. */
  contract: { years: 5 },
  /** What went wrong and what was answered. `subject` is the enquiry's own number. */
  complaint: { years: 3 },
} as const;

export type LegalRecordKind = keyof typeof LEGAL_KEEP;

/** The day on which a record goes. `over`: the day on which what it is of was over. */
export function eraseOn(kind: LegalRecordKind, over: string): string {
  const day = new Date(`${over}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + LEGAL_KEEP[kind].years);
  return day.toISOString().slice(0, 10);
}
