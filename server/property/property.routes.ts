import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { orThrow } from '../platform/outcome.ts';
import { getMain, listFiles, listTerms, type PropertyDeps } from './property.usecases.ts';

export function propertyHandlers(deps: PropertyDeps): Handlers<Env>['property'] {
  return {
    getMain: async (c) => {
      return c.json(orThrow(await getMain(deps, c.req.valid('json').hotelCode, c.var.language)), 200);
    },

    listTerms: async (c) => {
      const { hotelCode, langType } = c.req.valid('json');
      return c.json(orThrow(await listTerms(deps, hotelCode, langType)), 200);
    },

    listFiles: async (c) => {
      return c.json(orThrow(await listFiles(deps, c.req.valid('json').hotelCode, c.var.language)), 200);
    },
  };
}
