import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/** GET /client/sailing/calendar: not delivered. Write the handler in sailing.routes.ts, then delete this file. */
export const getSailingCalendar: Handlers<Env>['sailing']['getSailingCalendar'] = async () =>
  fail('not_implemented', { detail: 'getSailingCalendar is not delivered yet.' });
