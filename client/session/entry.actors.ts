import { fromPromise } from 'xstate';
import { loginBySso, readCompanyInfo } from '../../generated/hooks/session.ts';
import type { CompanyInfoRequest, CompanyInfoResult, SsoRequest, SsoResult } from '../../generated/types.ts';
import { entryMachine } from '../../machines/session/entry.machine.ts';
import type { NoteSuppliedInput, ResetInput } from '../../machines/session/entry.setup.ts';
import { forgetHotel, keepHotelCode } from '../platform/hotel.tsx';
import { queryClient } from '../platform/queryClient.ts';
import { refuse } from '../platform/refusal.ts';
import { keepReturn } from '../platform/return-to.ts';
import { storage } from '../platform/storage.ts';
import { membershipsActor } from './login.actors.ts';
import { publish } from './session-events.ts';

/** The start flow with its calls and writes, each as the specification's section 2 names it. */
export const entryLogic = entryMachine.provide({
  actors: {
    reset: fromPromise<void, ResetInput>(async ({ input: { supplied } }) => {
      forgetHotel();
      queryClient.clear();
      storage.guestPrefill.set(null);
      keepReturn(null);
      await publish('visitBegun', { supplied });
    }),
    storeHotelCode: fromPromise<void, { hotelCode: string }>(async ({ input }) => {
      keepHotelCode(input.hotelCode);
    }),
    loginBySso: fromPromise<SsoResult, SsoRequest>(({ input, signal }) => loginBySso(input, { signal }).catch(refuse)),
    memberships: membershipsActor,
    readCompanyInfo: fromPromise<CompanyInfoResult, CompanyInfoRequest>(({ input, signal }) =>
      readCompanyInfo(input, { signal }).catch(refuse),
    ),
    noteSupplied: fromPromise<void, NoteSuppliedInput>(async ({ input }) => {
      await publish('searchSupplied', input);
    }),
    storePromotion: fromPromise<void, { promotion: string }>(async ({ input }) => {
      await publish('promotionSupplied', input);
    }),
  },
});
