import type { CustomerInfo, PartyRoom, UserInfo } from '../../generated/types.ts';
import type { SuppliedKey } from '../platform/tab/storage.ts';

export type SuppliedSearch = {
  supplied: SuppliedKey[];
  startDate: string | null;
  endDate: string | null;
  rooms: PartyRoom[] | null;
};

/** Events for other areas. They subscribe; the session imports none of them. */
type SessionEvents = {
  /** Not published when a page load confirms an existing login. */
  loggedIn: UserInfo;
  /** Details of the member, or from the entry address. */
  guestKnown: Partial<CustomerInfo>;
  /** Logout: remove these details. */
  guestForgotten: Partial<CustomerInfo>;
  /** A new visit: clear all choices except the supplied ones. */
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

/** Calls the subscribers in order and waits for all. A failing subscriber stops neither the others nor the login. */
export async function publish<Name extends keyof SessionEvents>(
  name: Name,
  payload: SessionEvents[Name],
): Promise<void> {
  const known: Listener<SessionEvents[Name]>[] = listeners[name] ?? [];
  await Promise.allSettled(known.map((listener) => listener(payload)));
}
