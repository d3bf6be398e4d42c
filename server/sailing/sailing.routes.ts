import type { Handlers } from '../../generated/routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Env } from '../platform/http/context.ts';
import { getSailingCalendar, getShip, listPorts, searchCabins, searchSailings } from './sailing.usecases.ts';

export function sailingHandlers(deps: { db: Database; clock: Clock }): Handlers<Env>['sailing'] {
  return {
    listPorts: async (c) => listPorts(deps, c.req.valid('query').hotel_code, c.var.language),

    getSailingCalendar: async (c) => {
      const { hotel_code, route_code, from, to, travellers = 1 } = c.req.valid('query');
      return getSailingCalendar(deps, { hotel_code, route_code, from, to, travellers });
    },

    searchSailings: async (c) => searchSailings(deps, c.req.valid('json'), c.var.language),

    searchCabins: async (c) => searchCabins(deps, c.req.valid('json'), c.var.language),

    getShip: async (c) => {
      const { ship_code } = c.req.valid('param');
      return getShip(deps, c.req.valid('query').hotel_code, ship_code, c.var.language);
    },
  };
}
