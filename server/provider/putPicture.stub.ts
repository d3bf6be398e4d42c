import type { Handlers } from '../../generated/routes.ts';
import type { Env } from '../platform/http/context.ts';
import { fail } from '../platform/outcome.ts';

/**
 * PUT /provider/pictures/{file_name} is not implemented yet. Write the handler in provider.routes.ts, then delete this
 * file.
 */
export const putPicture: Handlers<Env>['provider']['putPicture'] = async () =>
  fail('not_implemented', { detail: 'putPicture is not implemented yet.' });
