import type { Violation } from '../platform/values/violation.ts';
import type { Hotel } from '../property/hotel.rules.ts';
import { numberToCall } from './party.rules.ts';

/** Returns the name of the guest's employer if the company `companyCode` has signed it, otherwise null. */
export type SignedFor = (companyCode: string) => string | null;

/** A property that is linked to a company sells only to that company's employees. */
export function linkedCompanyViolation(
  { companyCode, document }: Hotel,
  signedFor: SignedFor,
): Violation<'linked_company_only'> | null {
  const { linked_company: linkedCompany } = document;
  if (linkedCompany === undefined || signedFor(companyCode) === linkedCompany) return null;
  return { code: 'linked_company_only', linkedCompany, ...numberToCall(document) };
}
