import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import type { StepCounts } from '../platform/step-counts.ts';
import { countStep, getMain, listFiles, listTerms, type PropertyDeps } from './property.usecases.ts';

export function propertyHandlers(deps: PropertyDeps & { steps: StepCounts }): Handlers<Env>['property'] {
  return {
    getMain: async (c) => getMain(deps, c.req.valid('json').hotelCode, c.var.language),

    listTerms: async (c) => {
      const { hotelCode, langType } = c.req.valid('json');
      return listTerms(deps, hotelCode, langType);
    },

    countStep: async (c) => countStep(deps, c.req.valid('json')),

    listFiles: async (c) => listFiles(deps, c.req.valid('json').hotelCode, c.var.language),
  };
}
