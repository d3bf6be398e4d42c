import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { StepCounts } from '../platform/step-counts.ts';
import { countStep, getMain, listFiles, listTerms, type PropertyDeps } from './property.usecases.ts';

type Deps = PropertyDeps & { steps: StepCounts; limiter: Pick<RateLimiter, 'hit'> };

/** High, because many guests can share an address, and steps beyond the limit aren't counted. */
const STEPS = { scope: 'step:address', limit: 300, seconds: 60 };

export function propertyHandlers(deps: Deps): Handlers<Env>['property'] {
  return {
    getMain: async (c) => getMain(deps, c.req.valid('json').hotelCode, c.var.language),

    listTerms: async (c) => {
      const { hotelCode, langType } = c.req.valid('json');
      return listTerms(deps, hotelCode, langType);
    },

    countStep: async (c) => {
      const allowed = await deps.limiter.hit(STEPS, '', c.var.clientAddress);
      return allowed.ok ? countStep(deps, c.req.valid('json')) : allowed;
    },

    listFiles: async (c) => listFiles(deps, c.req.valid('json').hotelCode, c.var.language),
  };
}
