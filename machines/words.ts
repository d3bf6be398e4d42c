import type { ErrorActorEvent } from 'xstate';
import { problemOf } from './problem.ts';

/** A guard or an action by its name in words, with what it is told. */
export function by<const Name extends string, Params>(type: Name, params: Params) {
  return { type, params };
}

/** What the guest or the page said: the event itself. */
export function said<Event>({ event }: { event: Event }) {
  return event;
}

/** What an actor answered. */
export function answer<Output>({ event }: { event: { output: Output } }) {
  return event.output;
}

/** What an actor refused with. */
export function trouble({ event }: { event: ErrorActorEvent }) {
  return problemOf(event.error);
}
