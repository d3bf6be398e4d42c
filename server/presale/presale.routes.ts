import type { Handlers } from '../../generated/routes.ts';
import type { Database } from '../platform/database.ts';
import { type Env, principal } from '../platform/http/context.ts';
import { negotiateLanguage } from '../platform/values/language.ts';
import { listOwnedRooms } from './presale.usecases.ts';

export const presaleHandlers = ({ db }: { db: Database }): Handlers<Env>['presale'] => ({
  listOwnedRooms: async (c) => {
    const language = negotiateLanguage(c.req.header('accept-language'));
    return c.json(await listOwnedRooms(db, principal(c, 'signupToken').companyCode, language), 200);
  },
});
