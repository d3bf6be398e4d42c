import { randomUUID } from 'node:crypto';
import type {
  AuditEntriesResult,
  HoldExtensionResult,
  KeyScope,
  ProviderReservation,
  ProviderReservationResult,
  PropertyRefundRequest,
  ReservationChangesResult,
  ReservationStateResult,
  RoomAssignmentRequest,
} from '../../../generated/types.ts';
import { NO_ORIGINS } from '../../../server/platform/http/headers.ts';
import { type Answer, done, type Guest } from './guest.ts';

export const OURS = 'provider-key-of-the-tests';
export const THEIRS = 'provider-key-of-another-company';

/** Settings with a provider key for the company of the demo hotels, and one for another company. */
export const propertySettings = {
  production: false,
  trustProxy: 0,
  origins: NO_ORIGINS,
  providerKeys: [
    { companyCode: 'haneul', key: OURS },
    { companyCode: 'mirae', key: THEIRS },
  ],
};

type More = { key?: string; once?: string };

export type PropertySystem = ReturnType<typeof propertySystemOf>;

/** Returns functions that call the API as a property's own system does. */
export function propertySystemOf({ guest }: { guest: Guest }) {
  const call = <T>(method: string, path: string, body?: object, { key = OURS, once = randomUUID() }: More = {}) =>
    guest.call<T>(method, `/provider${path}`, { 'provider-key': key, 'idempotency-key': once }, body);
  const act =
    <Body extends object | undefined = undefined>(method: string, path: string) =>
    (number: string, body?: Body, more?: More): Promise<Answer<ReservationStateResult>> =>
      call(method, `/reservations/${number}${path}`, body, more);
  const changes = async (cursor = '') =>
    done(await call<ReservationChangesResult>('GET', `/reservations${cursor && `?changed_since=${cursor}`}`));
  return {
    call,
    cancel: act<{ reason: string; refund?: number }>('POST', '/cancellation'),
    noShow: act('POST', '/no-show'),
    checkOut: act('POST', '/check-out'),
    assign: act<RoomAssignmentRequest>('PUT', '/room-assignment'),
    resend: act('POST', '/confirmation-mail'),
    refund: act<PropertyRefundRequest>('POST', '/refunds'),
    extend: (holdNumber: string, minutes: number, more?: More) =>
      call<HoldExtensionResult>('POST', `/holds/${holdNumber}/extension`, { minutes }, more),
    async seen(number: string): Promise<ProviderReservation> {
      return done(await call<ProviderReservationResult>('GET', `/reservations/${number}`)).reservation;
    },
    /** Returns the actions in the audit log about an object, newest first. */
    async audited(objectId: string) {
      return done(await call<AuditEntriesResult>('GET', `/audit-entries?object_id=${objectId}`)).entries;
    },
    /** Returns the kinds of all events of a reservation, in order. */
    async events(number: string): Promise<string[]> {
      const found: string[] = [];
      for (let page = await changes(); ; page = await changes(page.next_cursor)) {
        const own = page.reservations.find(({ reservation }) => reservation.reservation_number === number);
        found.push(...(own?.events ?? []));
        if (!page.has_more) return found;
      }
    },
    /** Creates a key with these scopes and returns its secret. */
    async keyWith(...scopes: KeyScope[]): Promise<string> {
      return done(await call<{ secret: string }>('POST', '/keys', { name: 'Limited', scopes })).secret;
    },
  };
}
