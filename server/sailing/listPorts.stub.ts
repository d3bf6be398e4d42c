import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/** GET /client/sailing/ports: not delivered. Write the handler in sailing.routes.ts, then delete this file. */
export const listPorts: Handlers<Env>['sailing']['listPorts'] = async () =>
  fail('not_implemented', { detail: 'listPorts is not delivered yet.' });
