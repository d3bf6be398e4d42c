import { fromPromise } from 'xstate';
import { loginBySso, readCompanyInfo } from '../../generated/hooks/session/session.ts';
import type {
  CompanyInfoRequest,
  CompanyInfoResult,
  SearchRequest,
  SsoRequest,
  SsoResult,
} from '../../generated/types.ts';
import { entryMachine } from '../../machines/session/entry.machine.ts';
import { noteSupplied, resetSearch, searchStore } from '../catalogue/search.widget.tsx';
import { forgetHotel, hotelCode, keepHotelCode } from '../platform/hotel.tsx';
import { queryClient } from '../platform/queryClient.ts';
import { refuse } from '../platform/refusal.ts';
import { keepReturn } from '../platform/return-to.ts';
import { JOURNEY_KEY, readSession } from '../platform/storage.ts';
import { keepPrefill } from './guest-prefill.ts';
import { membershipsActor } from './login.actors.ts';

/** The start flow with its calls and its writes, each as the specification's section 2 names it. */
export const entryLogic = entryMachine.provide({
  actors: {
    loginBySso: fromPromise<SsoResult, SsoRequest>(({ input, signal }) => loginBySso(input, { signal }).catch(refuse)),
    memberships: membershipsActor,
    readCompanyInfo: fromPromise<CompanyInfoResult, CompanyInfoRequest>(({ input, signal }) =>
      readCompanyInfo(input, { signal }).catch(refuse),
    ),
    resetJourney: fromPromise<void, undefined>(resetJourney),
  },
  actions: {
    'begin anew': (_, { supplied }) => {
      forgetHotel();
      queryClient.clear();
      keepPrefill({});
      keepReturn(null);
      noteSupplied({ supplied, startDate: null, endDate: null, rooms: null });
      resetSearch();
    },
    'store the hotel code': (_, { hotelCode: code }) => keepHotelCode(code),
    'note what the address supplied': (_, supplied) => noteSupplied(supplied),
    'store the promotion code': (_, { promotion }) => {
      searchStore.promotion = promotion;
    },
  },
});

/** A journey of this tab begins anew and gives back what it holds; where there is none, its code is not fetched for that. */
async function resetJourney(): Promise<void> {
  if (readSession(JOURNEY_KEY) === null) return;
  const { resetBooking } = await import('../booking/booking.widget.tsx');
  resetBooking(notYetSought());
}

/** The journey's beginning; the list hands over the guest's search with the first choice, when the hotel's today is known. */
function notYetSought(): SearchRequest {
  const { start, end, rooms } = searchStore;
  return {
    hotel_code: hotelCode() ?? '0',
    start_date: start ?? '',
    end_date: end ?? '',
    reservationInfo: rooms.map((room) => ({ ...room })),
  };
}
