import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { importPropertyBundle } from './importPropertyBundle.stub.ts';

export const providerHandlers = (): Handlers<Env>['provider'] => ({
  importPropertyBundle,
});
