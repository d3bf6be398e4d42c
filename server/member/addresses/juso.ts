import { z } from 'zod';
import type { Logger } from '../../platform/log.ts';
import { fail, ok } from '../../platform/outcome.ts';
import type { AddressLookup } from './address-lookup.port.ts';

export type JusoConfig = { apiBase: string; key: string };

const ANSWER_WITHIN_MS = 3_000;
const PAGE = 10;

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

/** The question was too short, too wide or of letters that no address has: nothing is found by it. */
const OF_THE_QUESTION = ['E0005', 'E0006', 'E0008', 'E0009', 'E0010', 'E0011', 'E0012', 'E0013', 'E0015'];

type Deps = { fetch: typeof globalThis.fetch; log: Logger; answerWithinMs?: number };

/** Korea's road-name addresses (juso.go.kr, addrLinkApi). Road-name addresses in Korean, their English form for everybody else. */
export function createJusoLookup({ apiBase, key }: JusoConfig, deps: Deps): AddressLookup {
  const { fetch, log, answerWithinMs = ANSWER_WITHIN_MS } = deps;
  return {
    async search(query, language) {
      const address = new URL('/addrlink/addrLinkApi.do', apiBase);
      address.search = new URLSearchParams({
        confmKey: key,
        currentPage: '1',
        countPerPage: String(PAGE),
        keyword: query,
        resultType: 'json',
      }).toString();
      try {
        const response = await fetch(address, { signal: AbortSignal.timeout(answerWithinMs), redirect: 'error' });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { common, juso } = Answer.parse(await response.json()).results;
        if (OF_THE_QUESTION.includes(common.errorCode)) return ok({ addresses: [], more: false });
        if (common.errorCode !== '0') throw new Error(`error ${common.errorCode}`);
        const addresses = (juso ?? []).slice(0, PAGE).map(({ roadAddr, engAddr, jibunAddr, zipNo }) => ({
          address: language === 'ko' || engAddr === '' ? roadAddr : engAddr,
          lot_address: jibunAddr,
          postal_code: zipNo,
        }));
        return ok({ addresses, more: common.totalCount > addresses.length });
      } catch (error) {
        // Its message may hold the address that was asked for, and so the key and what a member typed.
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the address look-up did not answer');
        return fail('unavailable');
      }
    },
  };
}
