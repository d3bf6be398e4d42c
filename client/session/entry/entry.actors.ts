import { fromPromise } from 'xstate';
import { loginBySso, readCompanyInfo } from '../../../generated/hooks/session.ts';
import type { CompanyInfoRequest, CompanyInfoResult, SsoRequest, SsoResult } from '../../../generated/types.ts';
import { entryMachine } from '../../../machines/session/entry.machine.ts';
import { rejectWithProblem } from '../../platform/api/api.ts';
import { keepHotelCode } from '../../platform/tab/hotel-code.ts';
import { beginVisit } from './begin-visit.ts';
import { membershipsActor } from '../login/login.actors.ts';
import { publish, type SuppliedSearch } from '../session-events.ts';

export const entryLogic = entryMachine.provide({
  actors: {
    loginBySso: fromPromise<SsoResult, SsoRequest>(({ input, signal }) =>
      loginBySso(input, { signal }).catch(rejectWithProblem),
    ),
    memberships: membershipsActor,
    readCompanyInfo: fromPromise<CompanyInfoResult, CompanyInfoRequest>(({ input, signal }) =>
      readCompanyInfo(input, { signal }).catch(rejectWithProblem),
    ),
    noteSupplied: fromPromise<void, SuppliedSearch>(({ input }) => publish('searchSupplied', input)),
  },
  actions: {
    'start a new visit': (_, { supplied }) => beginVisit(supplied),
    'store the hotel code': (_, { hotelCode }) => keepHotelCode(hotelCode),
    'store the promotion code': (_, { promotion }) => void publish('promotionSupplied', { promotion }),
  },
});
