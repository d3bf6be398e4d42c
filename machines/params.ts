import type { ErrorActorEvent } from 'xstate';
import type { Problem } from '../generated/types.ts';
import { problemOf } from './problem.ts';

/** Params of a guard or an action: the event itself. */
export function fromEvent<Event>({ event }: { event: Event }): Event {
  return event;
}

/** Params of a guard or an action: what the invoked actor answered. */
export function fromOutput<Output>({ event }: { event: { output: Output } }): Output {
  return event.output;
}

/** Params of a guard or an action: the Problem that the invoked actor failed with. */
export function fromError({ event }: { event: ErrorActorEvent }): Problem {
  return problemOf(event.error);
}

/** A value that the state guarantees. A missing one is a defect of the machine, so it throws. */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a value that this state guarantees is missing');
  return value;
}
