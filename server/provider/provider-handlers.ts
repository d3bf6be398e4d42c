import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';

export type ProviderHandlers = Handlers<Env>['provider'];
