import type { CompanyInfo } from '../../generated/types.ts';
import { readSession, writeSession } from './storage.ts';

const KEY = 'company_info';

/** Whose employee the guest is, as a company-linked hotel's own site has signed it; for this tab. */
export const keepCompany = (company: CompanyInfo | null): void => writeSession(KEY, company);
export const readCompany = (): CompanyInfo | null => readSession(KEY);
