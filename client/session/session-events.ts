import type { CustomerInfo, PartyRoom, UserInfo } from '../../generated/types.ts';
import type { SuppliedKey } from '../platform/tab/storage.ts';

export type SuppliedSearch = {
  supplied: SuppliedKey[];
  startDate: string | null;
  endDate: string | null;
  rooms: PartyRoom[] | null;
};

/** Events to which other domain areas subscribe, so that the session doesn't have to import them. */
type SessionEvents = {
  /** A new login. Not published when a page load confirms an existing login. */
  loggedIn: UserInfo;
  /** Details of the member, or details from the entry address. */
  guestKnown: Partial<CustomerInfo>;
  /** Details of a member who is no longer shown, with each form of the name. Subscribers remove them. */
  guestForgotten: Partial<CustomerInfo>[];
  /** The start of a new visit. Subscribers clear all choices except those that the address supplied. */
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

/** Calls the subscribers in order and waits for all of them. If one rejects, the others and the login still continue. */
export async function publish<Name extends keyof SessionEvents>(
  name: Name,
  payload: SessionEvents[Name],
): Promise<void> {
  const known: Listener<SessionEvents[Name]>[] = listeners[name] ?? [];
  await Promise.allSettled(known.map((listener) => listener(payload)));
}
