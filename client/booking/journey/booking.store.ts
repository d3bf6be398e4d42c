import { type ActorRefFrom, createActor, type Snapshot, type SnapshotFrom } from 'xstate';
import type { SearchRequest } from '../../../generated/types.ts';
import { isLeaving } from '../../platform/tab/leaving.ts';
import { storage } from '../../platform/tab/storage.ts';
import { guestPrefill } from '../../session/index.ts';
import { bookingLogic } from './booking.actors.ts';
import { inspected } from '../../platform/machine-log.ts';

export type Booking = ActorRefFrom<typeof bookingLogic>;
export type BookingSnapshot = SnapshotFrom<typeof bookingLogic>;

const nothingSought: SearchRequest = {
  hotel_code: '0',
  start_date: '',
  end_date: '',
  reservationInfo: [{ adult: 2, kid: 0, infant: 0, pet: 0 }],
};

/**
 * Restores this tab's journey from storage, or starts a new one. Every change is stored, so the journey survives a
 * reload. Card tokens are never stored. If a reload interrupts a payment, the server is asked for the result.
 */
export function startBooking(): Booking {
  const kept: Kept | null = storage.booking.get();
  return kept && fits(kept) ? run(kept) : run();
}

type Kept = Snapshot<unknown> & Partial<Pick<BookingSnapshot, 'value' | 'context' | 'children'>>;

/** Returns whether a stored snapshot can be restored. A different version of the site may have stored it. */
function fits({ status, value, context, children }: Kept): boolean {
  return (
    status === 'active' && String(value) in bookingLogic.states && !!context?.search?.reservationInfo && !!children
  );
}

function run(snapshot?: Snapshot<unknown>): Booking {
  let started = false;
  const actor = createActor(bookingLogic, {
    ...inspected,
    input: { search: nothingSought, customerInfo: guestPrefill() },
    snapshot,
    inspect: ({ type }) => {
      if (type === '@xstate.snapshot' && started) keep(actor);
    },
  });
  actor.start();
  started = true;
  keep(actor);
  // Timers aren't restored with a snapshot, so retry immediately.
  if (snapshot) actor.send({ type: 'RESUME' });
  return actor;
}

function keep(actor: Booking): void {
  const snapshot = actor.getSnapshot();
  const { hold, reservationNumber } = snapshot.context;
  if (reservationNumber && hold?.reservation_token) {
    storage.reservationToken.of(reservationNumber).set(hold.reservation_token);
  }
  if (isLeaving() || snapshot.children.payment?.getSnapshot().context.cardToken) return;
  storage.booking.set(actor.getPersistedSnapshot());
}

export const booking = startBooking();
