import type { CompanyInfo } from '../../generated/types.ts';
import { readSession, writeSession } from '../platform/storage.ts';

const KEY = 'company_info';

/** Whose employee the guest is, as a company-linked hotel's own site has signed it; for this tab. */
export function keepCompany(company: CompanyInfo | null): void {
  return writeSession(KEY, company);
}
export function readCompany(): CompanyInfo | null {
  return readSession(KEY);
}
