import { waitFor } from 'xstate';
import { isChecked } from '../../../machines/signup/signup.proofs.ts';
import { type CheckedField, TAKEN } from './information.rules.ts';
import type { Signup } from '../signup.store.ts';

type Actor = Signup['actor'];

/**
 * Values that the server has reported as taken. The machine's context keeps only the last check, but two fields are
 * checked.
 */
const taken = new WeakMap<Actor, Partial<Record<CheckedField, string>>>();

const questions = new WeakMap<Actor, Promise<void>>();

export function checkIn(actor: Actor, field: CheckedField, value: string): 'free' | 'taken' | null {
  const { context } = actor.getSnapshot();
  if (isChecked(context, field, value)) return 'free';
  return taken.get(actor)?.[field] === value || wasRefused(actor, field, value) ? 'taken' : null;
}

function wasRefused(actor: Actor, field: CheckedField, value: string): boolean {
  const { checking, problem } = actor.getSnapshot().context;
  return checking?.field === field && checking.value === value && problem?.code === TAKEN[field];
}

/** Checks a value with the server once any earlier check has ended. Sends no request if the result is already known. */
export function checkValue(actor: Actor, field: CheckedField, value: string): Promise<void> {
  const question = (questions.get(actor) ?? Promise.resolve()).then(() => check(actor, field, value));
  questions.set(
    actor,
    question.catch(() => undefined),
  );
  return question;
}

async function check(actor: Actor, field: CheckedField, value: string): Promise<void> {
  await answered(actor);
  if (checkIn(actor, field, value) !== null) return;
  actor.send({ type: 'CHECK', field, value });
  await answered(actor);
  if (wasRefused(actor, field, value)) taken.set(actor, { ...taken.get(actor), [field]: value });
}

async function answered(actor: Actor): Promise<void> {
  while (actor.getSnapshot().matches('checking')) await waitFor(actor, (now) => !now.matches('checking'));
}
