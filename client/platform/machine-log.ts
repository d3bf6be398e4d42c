import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';

type Log = Pick<Console, 'debug' | 'warn'>;

/**
 * Returns an inspector that logs each transition of a machine and its children, and warns about each event that the
 * current state doesn't accept. XState drops such an event silently, so a button that sends it does nothing.
 */
export function logTransitions(log: Log): (event: InspectionEvent) => void {
  const before = new WeakMap<AnyActorRef, AnyMachineSnapshot>();
  return (inspected) => {
    if (inspected.type !== '@xstate.snapshot') return;
    const { actorRef, event } = inspected;
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    if (!('value' in snapshot)) return;
    const previous = before.get(actorRef as AnyActorRef);
    before.set(actorRef as AnyActorRef, snapshot);
    if (!previous) return;
    const name = snapshot.machine.id;
    const [from, to] = [previous, snapshot].map(({ value }) => JSON.stringify(value));
    if (from !== to) log.debug(`${name}: ${from} → ${to} on ${event.type}`);
    else if (isOurs(event.type) && !accepts(previous, event)) log.warn(`${name}: ${from} doesn't accept ${event.type}`);
  };
}

/**
 * Returns false for XState's own events. Some of them, such as the completion of an actor, arrive after the state has
 * changed and are ignored on purpose.
 */
function isOurs(type: string): boolean {
  return !type.startsWith('xstate.');
}

/**
 * Options for `createActor` and `useMachine` that log transitions in development. They are empty in a production build.
 */
export const inspected: { inspect?: (event: InspectionEvent) => void } = import.meta.env.DEV
  ? { inspect: logTransitions(console) }
  : {};

/** Returns whether the state handles the event. Unlike `can`, also returns true for a transition that does nothing. */
function accepts(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  return (snapshot.machine.getTransitionData(snapshot, event) ?? []).length > 0;
}
