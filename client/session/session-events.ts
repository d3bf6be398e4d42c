import type { CustomerInfo, PartyRoom, UserInfo } from '../../generated/types.ts';
import type { SuppliedKey } from '../platform/tab/storage.ts';

/** The search that an entry address gave, already read (machines/session/entry.address.ts). */
export type SuppliedSearch = {
  supplied: SuppliedKey[];
  startDate: string | null;
  endDate: string | null;
  rooms: PartyRoom[] | null;
};

/** What happens to the session and concerns other areas. They subscribe; the session knows none of them. */
export type SessionEvents = {
  /** By a form, a provider, the keys of an address or another tab; not by a page load that finds the login still good. */
  loggedIn: UserInfo;
  /** Who the guest is, as far as it is known: a member, or what the entry address said. */
  guestKnown: Partial<CustomerInfo>;
  /** A member is here no more, and what is known of them goes. */
  guestForgotten: Partial<CustomerInfo>;
  /** An address begins a new visit: all choices go but those that it supplies. */
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
 * Calls those who have subscribed, in the order in which they did, and resolves when all are done. What one of them cannot do stops
 * neither the others nor the login.
 */
export async function publish<Name extends keyof SessionEvents>(
  name: Name,
  payload: SessionEvents[Name],
): Promise<void> {
  const known: Listener<SessionEvents[Name]>[] = listeners[name] ?? [];
  await Promise.allSettled(known.map((listener) => listener(payload)));
}
