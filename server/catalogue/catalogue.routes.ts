import type { Context } from 'hono';
import type { Handlers } from '../../generated/routes.ts';
import type { Clock } from '../platform/clock.ts';
import { type Database, onOneConnection } from '../platform/database/database.ts';
import { type Env, memberOf } from '../platform/http/context.ts';
import type { Logger } from '../platform/log.ts';
import type { RateLimiter, RateRule } from '../platform/rate-limit.ts';
import { type CompanyInfoDeps, signedFor } from '../session/company-info.usecases.ts';
import { checkPromotion, getCalendar, getPackage, getRoom } from './catalogue.usecases.ts';
import { comparePrices } from './search/compare.usecases.ts';
import { competitorRatesFrom, type Fetch } from './search/competitor-rates.ts';
import { PROMOTION_TRIES } from './promotion.rules.ts';
import { searchOffers } from './search/search.usecases.ts';

type Deps = {
  db: Database;
  clock: Clock;
  log: Logger;
  limiter: RateLimiter;
  fetch: Fetch;
  settings: CompanyInfoDeps['settings'] & { competitorRatesUrl?: string | undefined };
};

const COMPARISONS: RateRule = { scope: 'compare:address', limit: 30, seconds: 60 };
const ANY_COMPANY = '';

const OURS = 'Direct';

export function catalogueHandlers(deps: Deps): Handlers<Env>['catalogue'] {
  const { limiter, log, settings } = deps;
  const competitorRates = competitorRatesFrom({ url: settings.competitorRatesUrl, fetch: deps.fetch, log });
  const countPromotionTry = (address: string) => limiter.hit(PROMOTION_TRIES, ANY_COMPANY, address);

  const depsFor = (c: Context<Env>) => ({ ...deps, signedFor: signedFor(deps, c.req.header('Company-Info')) });

  return {
    getCalendar: async (c) => {
      const { rooms = 1, nights = 1, room_type_code, promotion_code, ...period } = c.req.valid('query');
      const limited = promotion_code ? await countPromotionTry(c.var.clientAddress) : null;
      if (limited?.ok === false) return limited;
      const request = {
        ...period,
        rooms,
        nights,
        ...(room_type_code && { roomTypeCode: room_type_code }),
        ...(promotion_code && { promotionCode: promotion_code }),
      };
      return getCalendar(depsFor(c), request, memberOf(c));
    },

    searchOffers: async (c) => {
      const request = c.req.valid('json');
      const { language, clientAddress } = c.var;
      const member = memberOf(c);
      if (!request.promotion_code) return searchOffers(depsFor(c), request, language, member);
      // Count the attempt even if the search fails, and return the limit failure first: a caller over the limit must
      // not learn whether the code exists.
      return onOneConnection(deps.db, async (db) => {
        const counted = limiter.hit(PROMOTION_TRIES, ANY_COMPANY, clientAddress, db);
        const search = searchOffers({ ...depsFor(c), db }, request, language, member);
        const [limited, found] = await Promise.all([counted, search]);
        return limited.ok ? found : limited;
      });
    },

    getRoom: async (c) => {
      const { room_type_code } = c.req.valid('param');
      const { hotel_code } = c.req.valid('query');
      return getRoom(depsFor(c), hotel_code, room_type_code, c.var.language);
    },

    getPackage: async (c) => {
      const { package_code } = c.req.valid('param');
      const { hotel_code } = c.req.valid('query');
      return getPackage(depsFor(c), hotel_code, package_code, c.var.language);
    },

    checkPromotion: async (c) => {
      const limited = await countPromotionTry(c.var.clientAddress);
      if (!limited.ok) return limited;
      return checkPromotion(deps, c.req.valid('json'), c.var.language);
    },

    comparePrices: async (c) => {
      const limited = await limiter.hit(COMPARISONS, ANY_COMPANY, c.var.clientAddress);
      if (!limited.ok) return limited;
      return comparePrices({ ...deps, competitorRates }, c.req.valid('json'), OURS);
    },
  };
}
