import type { CustomerInfo, PartyRoom, UserInfo } from '../../generated/types.ts';
import type { SuppliedKey } from '../platform/tab/storage.ts';

export type SuppliedSearch = {
  supplied: SuppliedKey[];
  startDate: string | null;
  endDate: string | null;
  rooms: PartyRoom[] | null;
};

/** Other domain areas subscribe to these events, so the session doesn't have to import those areas. */
type SessionEvents = {
  /** A new login. Not published when a page load confirms a stored login. */
  loggedIn: UserInfo;
  /** The member's details, or guest details from the entry address. */
  guestKnown: Partial<CustomerInfo>;
  /** Details of a member who is no longer shown, with the Korean and with the English name. Subscribers clear them. */
  guestForgotten: Partial<CustomerInfo>[];
  /** A new visit has begun. Subscribers clear all choices except those in the address. */
  visitBegun: { supplied: SuppliedKey[] };
  searchSupplied: SuppliedSearch;
  promotionSupplied: { promotion: string };
};

type Listener<Payload> = (payload: Payload) => void | Promise<void>;
const listeners: { [Name in keyof SessionEvents]?: Listener<SessionEvents[Name]>[] } = {};

export function onSession<Name extends keyof SessionEvents>(name: Name, listener: Listener<SessionEvents[Name]>): void {
  const known: Listener<SessionEvents[Name]>[] = (listeners[name] ??= []);
  known.push(listener);
}

/**
 * Calls the subscribers in order and waits for all of them. If one rejects, the others still run, and the login
 * continues.
 */
export async function publish<Name extends keyof SessionEvents>(
  name: Name,
  payload: SessionEvents[Name],
): Promise<void> {
  const known: Listener<SessionEvents[Name]>[] = listeners[name] ?? [];
  await Promise.allSettled(known.map((listener) => listener(payload)));
}
