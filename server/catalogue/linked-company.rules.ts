import type { Violation } from '../platform/values/violation.ts';
import type { Hotel } from '../property/hotel.rules.ts';
import { numberToCall } from './party.rules.ts';

/** Of which company the guest is, by what a provider's company (`company_code`) has signed; null where it has signed nothing. */
export type SignedFor = (companyCode: string) => string | null;

/** Whether a property that is linked to a company sells to this guest: one of that company, by the signature of the property's own. */
export function linkedCompanyViolation(
  { companyCode, document }: Hotel,
  signedFor: SignedFor,
): Violation<'linked_company_only'> | null {
  const { linked_company: linkedCompany } = document;
  if (linkedCompany === undefined || signedFor(companyCode) === linkedCompany) return null;
  return { code: 'linked_company_only', linkedCompany, ...numberToCall(document) };
}
