import type { ErrorActorEvent } from 'xstate';
import type { Problem } from '../generated/types.ts';
import { problemOf } from './problem.ts';

export function fromEvent<Event>({ event }: { event: Event }): Event {
  return event;
}

export function fromOutput<Output>({ event }: { event: { output: Output } }): Output {
  return event.output;
}

export function fromError({ event }: { event: ErrorActorEvent }): Problem {
  return problemOf(event.error);
}

/**
 * Returns a value that must exist in the current state. Throws if it's missing, because that is a bug in the machine.
 */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a value that must exist in this state is missing');
  return value;
}
