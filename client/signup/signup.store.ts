import { type ActorRefFrom, createActor, type InputFrom, type Snapshot, type SnapshotFrom } from 'xstate';
import { isLeaving } from '../platform/tab/leaving.ts';
import { storage } from '../platform/tab/storage.ts';
import { signupLogic } from './signup.actors.ts';
import { inspected } from '../platform/machine-log.ts';

type Made = ReturnType<typeof signupLogic>;
export type SignupSnapshot = SnapshotFrom<Made['logic']>;
export type SignupInput = InputFrom<Made['logic']>;
/** A sign-up, and the channels that keep its codes and passwords out of the snapshot. */
export type Signup = Pick<Made, 'code' | 'passwords'> & { actor: ActorRefFrom<Made['logic']> };

/** A tab can have a normal and a social sign-up in progress at the same time. */
export type SignupKind = 'signup' | 'signup_social';
const live = new Map<SignupKind, Signup>();

type Kept = Snapshot<unknown> & Partial<Pick<SignupSnapshot, 'value' | 'context'>>;

/**
 * Restores this tab's sign-up or starts a new one. A finished sign-up is restored only on a reload of its page.
 * Snapshots contain no secrets, so they are stored as a whole.
 * @param input a different `ticket` is a different social login and starts a new sign-up
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

/**
 * Returns whether this page was reloaded. Only a reload shows the welcome page again; any other navigation starts a new
 * sign-up.
 */
function wasReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' && new URL(load.name).pathname === location.pathname;
}

export function endSignup(kind: SignupKind): void {
  live.get(kind)?.actor.stop();
  live.delete(kind);
  storage[kind].set(null);
}

function belongs({ context }: Pick<Kept, 'context'>, input: SignupInput) {
  return context?.hotelCode === input.hotelCode && (!input.social || context.social?.ticket === input.social.ticket);
}

/** Returns whether a stored snapshot can be restored. A different version of the site may have stored it. */
function fits({ value, context }: Kept) {
  return (
    typeof value === 'string' && value in signupLogic().logic.states && !!context?.information && !!context.agreements
  );
}

function run(kind: SignupKind, input: SignupInput, snapshot?: Kept): Signup {
  const { logic, code, passwords } = signupLogic();
  const actor = createActor(logic, { input, snapshot, ...inspected });
  const keep = () => {
    if (isLeaving()) return;
    if (live.get(kind)?.actor === actor || !live.has(kind)) storage[kind].set(actor.getPersistedSnapshot());
  };
  actor.subscribe(keep);
  actor.start();
  // The reload may have interrupted a request, so RESUME asks the server for the state of the sign-up.
  if (snapshot && actor.getSnapshot().status === 'active') actor.send({ type: 'RESUME' });
  keep();
  return { actor, code, passwords };
}
