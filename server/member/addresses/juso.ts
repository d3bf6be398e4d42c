import { z } from 'zod';
import type { Logger } from '../../platform/log.ts';
import { fail, ok } from '../../platform/outcome.ts';
import type { AddressLookup } from './address-lookup.port.ts';

type JusoConfig = { apiBase: string; key: string };

const TIMEOUT_MS = 3_000;
const PAGE_SIZE = 10;

const Answer = z.object({
  results: z.object({
    common: z.object({ errorCode: z.string(), totalCount: z.coerce.number().int() }),
    juso: z
      .array(
        z.object({
          roadAddr: z.string().min(1).max(200),
          engAddr: z.string().max(200),
          jibunAddr: z.string().max(200),
          zipNo: z.string().max(10),
        }),
      )
      .nullish(),
  }),
});

/**
 * Error codes for an unusable query (too short, too broad or with invalid characters). Such a query returns no results.
 */
const QUERY_ERRORS = ['E0005', 'E0006', 'E0008', 'E0009', 'E0010', 'E0011', 'E0012', 'E0013', 'E0015'];

type Deps = { fetch: typeof globalThis.fetch; log: Logger; answerWithinMs?: number };

/**
 * Creates a lookup of Korean road-name addresses (juso.go.kr, addrLinkApi). Results are in Korean if `language` is
 * Korean; otherwise, they are in English where available.
 */
export function createJusoLookup({ apiBase, key }: JusoConfig, deps: Deps): AddressLookup {
  const { fetch, log, answerWithinMs = TIMEOUT_MS } = deps;
  return {
    async search(query, language) {
      const address = new URL('/addrlink/addrLinkApi.do', apiBase);
      address.search = new URLSearchParams({
        confmKey: key,
        currentPage: '1',
        countPerPage: String(PAGE_SIZE),
        keyword: query,
        resultType: 'json',
      }).toString();
      try {
        const response = await fetch(address, { signal: AbortSignal.timeout(answerWithinMs), redirect: 'error' });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { common, juso } = Answer.parse(await response.json()).results;
        if (QUERY_ERRORS.includes(common.errorCode)) return ok({ addresses: [], more: false });
        if (common.errorCode !== '0') throw new Error(`error ${common.errorCode}`);
        const addresses = (juso ?? []).slice(0, PAGE_SIZE).map(({ roadAddr, engAddr, jibunAddr, zipNo }) => ({
          address: language === 'ko' || engAddr === '' ? roadAddr : engAddr,
          lot_address: jibunAddr,
          postal_code: zipNo,
        }));
        return ok({ addresses, more: common.totalCount > addresses.length });
      } catch (error) {
        // Don't log the error message: it may contain the URL, which includes our key and the member's query.
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'address lookup failed');
        return fail('unavailable');
      }
    },
  };
}
