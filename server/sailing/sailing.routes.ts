import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { getSailingCalendar } from './getSailingCalendar.stub.ts';
import { getShip } from './getShip.stub.ts';
import { listPorts } from './listPorts.stub.ts';
import { searchCabins } from './searchCabins.stub.ts';
import { searchSailings } from './searchSailings.stub.ts';

export function sailingHandlers(): Handlers<Env>['sailing'] {
  return {
    listPorts,
    getSailingCalendar,
    searchSailings,
    searchCabins,
    getShip,
  };
}
