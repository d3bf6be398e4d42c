import { z } from 'zod';
import type { Logger } from '../../platform/log.ts';

type CompetitorRate = { site: string; total_price: number; currency: string };

/**
 * Returns other sites' prices for a stay, in minor units. Returns an empty list if the rates service fails, times out
 * or sends an unexpected response.
 */
export type CompetitorRates = (stay: { hotelCode: string; start: string; end: string }) => Promise<CompetitorRate[]>;

const LIMIT_MS = 2_000;

const Answer = z.array(
  z.object({
    site: z.string().min(1).max(60),
    total_price: z.int().min(0),
    currency: z.string().regex(/^[A-Z]{3}$/),
  }),
);

export type Fetch = (address: URL, init: RequestInit) => Promise<Response>;

type Deps = { url: string | undefined; fetch: Fetch; log: Logger; limitMs?: number };

/**
 * Returns a function that calls `GET /rates` of the rates service at `url`. Without a `url`, the function always
 * returns an empty list.
 */
export function competitorRatesFrom({ url, fetch, log, limitMs = LIMIT_MS }: Deps): CompetitorRates {
  if (!url) return async () => [];
  return async ({ hotelCode, start, end }) => {
    const address = new URL('rates', url.endsWith('/') ? url : `${url}/`);
    address.search = new URLSearchParams({ hotel_code: hotelCode, start_date: start, end_date: end }).toString();
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(limitMs), redirect: 'error' });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return Answer.parse(await response.json());
    } catch (error) {
      log.warn({ err: error }, 'competitor rates request failed; returning an empty comparison');
      return [];
    }
  };
}
