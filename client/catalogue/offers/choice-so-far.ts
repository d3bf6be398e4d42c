import type { SearchRequest, SearchResult } from '../../../generated/types.ts';
import type { useOngoingBooking } from '../../booking/index.ts';

type Snapshot = ReturnType<typeof useOngoingBooking>['snapshot'];

export function problemOfChoice(snapshot: Snapshot, request: SearchRequest) {
  if (snapshot === null) return null;
  const choosing = snapshot.matches('list') || snapshot.matches('dates');
  return choosing && isFor(snapshot, request) ? snapshot.context.problem : null;
}

/** Returns the offer that the guest chose before, if it is still available. */
export function chosenOffer(snapshot: Snapshot, request: SearchRequest, { sumPriceList }: SearchResult) {
  const choice = snapshot && isFor(snapshot, request) ? snapshot.context.choice : null;
  return sumPriceList.find(
    ({ room_type_code, package_code, status }) =>
      status === 'available' && room_type_code === choice?.roomTypeCode && package_code === choice.packageCode,
  );
}

function isFor(snapshot: NonNullable<Snapshot>, request: SearchRequest) {
  return JSON.stringify(snapshot.context.search) === JSON.stringify(request);
}
