import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ProblemCode } from '../../generated/problems.ts';
import type { CompanyInfo, CompanyInfoRequest, CompanyInfoResult } from '../../generated/types.ts';
import { CompanyInfo as CompanyInfoSchema } from '../../generated/zod/schemas.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ok, type Outcome } from '../platform/outcome.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { findHotel } from '../property/property.usecases.ts';
import { LIMITS } from './session.rules.ts';

export type CompanyInfoDeps = {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  settings: { providerKeys: readonly { companyCode: string; key: string }[] };
};

/** The payload that a hotel's own site signs for an employee of a partner company. `exp` is in seconds since 1970. */
const SignedInfo = CompanyInfoSchema.extend({ exp: z.number().optional() });

/**
 * Returns the signed information about a guest's employer. `company_info` is null if the payload is invalid, has
 * expired or wasn't signed with a provider key of the property's company.
 */
export async function readCompanyInfo(
  deps: CompanyInfoDeps,
  { hotel_code, CsHsUi }: CompanyInfoRequest,
  address: string,
): Promise<Outcome<CompanyInfoResult, ProblemCode<'readCompanyInfo'>>> {
  const found = await findHotel(deps, hotel_code);
  if (!found.ok) return found;
  const allowed = await deps.limiter.hit(LIMITS.companyInfo, '', address);
  if (!allowed.ok) return allowed;
  return ok({ result: 'success', company_info: companyInfoIn(deps, found.value.companyCode, CsHsUi) });
}

/** Returns the payload of `CsHsUi`, or null if it has expired or wasn't signed with a key of the company. */
function companyInfoIn(
  { clock, settings }: Pick<CompanyInfoDeps, 'clock' | 'settings'>,
  companyCode: string,
  CsHsUi: string,
): CompanyInfo | null {
  const keys = settings.providerKeys.filter((entry) => entry.companyCode === companyCode);
  const payload = signedBy(
    keys.map(({ key }) => key),
    CsHsUi,
  );
  return payload === undefined ? null : infoIn(payload, clock.now());
}

/**
 * Returns a function that takes the code of a property's company and returns the name of the guest's employer, or null
 * if `CsHsUi` is invalid, has expired or wasn't signed with a provider key of that company.
 */
export function signedFor(
  deps: Pick<CompanyInfoDeps, 'clock' | 'settings'>,
  CsHsUi: string | undefined,
): (companyCode: string) => string | null {
  return (companyCode) => (CsHsUi && companyInfoIn(deps, companyCode, CsHsUi)?.company_name) || null;
}

const PARTS = /^([\w-]+=*)\.([\w-]+=*)$/;

function signedBy(keys: readonly string[], text: string): string | undefined {
  const [, payload, signature] = PARTS.exec(text) ?? [];
  if (!payload || !signature) return undefined;
  const actual = Buffer.from(signature, 'base64url');
  const isSigned = keys.some((key) => {
    const expected = createHmac('sha256', key).update(payload).digest();
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isSigned ? payload : undefined;
}

function infoIn(payload: string, now: Date): CompanyInfo | null {
  const parsed = SignedInfo.safeParse(jsonIn(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!parsed.success) return null;
  const { exp, ...info } = parsed.data;
  return exp === undefined || exp * 1000 > now.getTime() ? info : null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
