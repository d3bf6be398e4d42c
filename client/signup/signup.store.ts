import { type ActorRefFrom, createActor, type InputFrom, type Snapshot, type SnapshotFrom } from 'xstate';
import { storage } from '../platform/tab/storage.ts';
import { signupLogic } from './signup.actors.ts';

type Made = ReturnType<typeof signupLogic>;
export type SignupSnapshot = SnapshotFrom<Made['logic']>;
export type SignupInput = InputFrom<Made['logic']>;
/** The journey of somebody who joins, and the hands through which codes and passwords go past it. */
export type Signup = Pick<Made, 'code' | 'passwords'> & { actor: ActorRefFrom<Made['logic']> };

/** By ID and by a social account are two journeys: beginning one leaves the other as it is. */
export type SignupKind = 'signup' | 'signup_social';
const live = new Map<SignupKind, Signup>();

type Kept = Snapshot<unknown> & Partial<Pick<SignupSnapshot, 'value' | 'context'>>;

/**
 * The sign-up of this tab: the one that is under way, gone on with as the last page left it, or a new one. One that is finished is gone
 * on with by a reload of its page alone. A machine's snapshot holds no secret, so all of it is kept. `ticket`: another social login is
 * another sign-up.
 */
export function openSignup(kind: SignupKind, input: SignupInput): Signup {
  const here = live.get(kind);
  if (here && belongs(here.actor.getSnapshot(), input)) return here;
  here?.actor.stop();
  const kept: Kept | null = storage[kind].get();
  const goesOn = kept && fits(kept) && belongs(kept, input) && (kept.status === 'active' || wasReloaded());
  const signup = run(kind, input, goesOn ? kept : undefined);
  live.set(kind, signup);
  return signup;
}

/** Whether this page is the sign-up's last one again: then its welcome is, too. Who comes by an address or a link wants to join anew. */
function wasReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' && new URL(load.name).pathname === location.pathname;
}

/** Leaves nothing behind; the next one begins anew. */
export function endSignup(kind: SignupKind): void {
  live.get(kind)?.actor.stop();
  live.delete(kind);
  storage[kind].set(null);
}

function belongs({ context }: Pick<Kept, 'context'>, input: SignupInput) {
  return context?.hotelCode === input.hotelCode && (!input.social || context.social?.ticket === input.social.ticket);
}

/** What another version of the site has left may not fit this one; then the sign-up begins anew. */
function fits({ value, context }: Kept) {
  return (
    typeof value === 'string' && value in signupLogic().logic.states && !!context?.information && !!context.agreements
  );
}

function run(kind: SignupKind, input: SignupInput, snapshot?: Kept): Signup {
  const { logic, code, passwords } = signupLogic();
  const actor = createActor(logic, { input, snapshot });
  const keep = () => {
    if (live.get(kind)?.actor === actor || !live.has(kind)) storage[kind].set(actor.getPersistedSnapshot());
  };
  actor.subscribe(keep);
  actor.start();
  // What was waiting for an answer asks the server where the sign-up stands.
  if (snapshot && actor.getSnapshot().status === 'active') actor.send({ type: 'RESUME' });
  keep();
  return { actor, code, passwords };
}
