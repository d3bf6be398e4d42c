import type { ErrorActorEvent } from 'xstate';
import { problemOf } from './problem.ts';

/** A guard or an action by its name in words, with what it is told. */
export const by = <const Name extends string, Params>(type: Name, params: Params) => ({ type, params });

/** What the guest or the page said: the event itself. */
export const said = <Event>({ event }: { event: Event }) => event;

/** What an actor answered. */
export const answer = <Output>({ event }: { event: { output: Output } }) => event.output;

/** What an actor refused with. */
export const trouble = ({ event }: { event: ErrorActorEvent }) => problemOf(event.error);
