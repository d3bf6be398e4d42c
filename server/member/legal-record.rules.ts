/**
 * Records of withdrawn members that Korean law requires, and for how many years (decree of the act on consumer protection in electronic
 * commerce, article 6). Nothing else is kept, except keyed hashes for 30 days (`withdrawn_member`). See docs/decisions/withdrawal.md.
 */
const LEGAL_KEEP = {
  /** Booker, guests, payments and cancellations. `subject` is the reservation number. */
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
