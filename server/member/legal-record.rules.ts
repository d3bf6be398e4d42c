/**
 * Records about withdrawn members that Korean law requires us to keep, and the number of years for each (article 6 of
 * the enforcement decree of the Act on the Consumer Protection in Electronic Commerce). Apart from these records, only
 * the hashes in `withdrawn_member` are kept, for 30 days. See docs/decisions/withdrawal.md.
 */
const LEGAL_KEEP = {
  /**
   * The booker, guests, membership number, memo and cancellation reason of a reservation. `subject` is the reservation
   * number.
   */
  contract: { years: 5 },
  /** An enquiry and its answer. `subject` is the enquiry number. */
  complaint: { years: 3 },
} as const;

export type LegalRecordKind = keyof typeof LEGAL_KEEP;

/** Returns the date on which a record is erased. `over` is the day on which the contract or complaint ended. */
export function eraseOn(kind: LegalRecordKind, over: string): string {
  const day = new Date(`${over}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + LEGAL_KEEP[kind].years);
  return day.toISOString().slice(0, 10);
}
