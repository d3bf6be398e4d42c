import { waitFor } from 'xstate';
import { isChecked } from '../../machines/signup/signup.proofs.ts';
import { type CheckedField, TAKEN } from './information.rules.ts';
import type { Signup } from './signup.store.ts';

type Actor = Signup['actor'];

/** What was answered about a value; null while it has not been asked about. */
export function checkIn(actor: Actor, field: CheckedField, value: string): 'free' | 'taken' | null {
  const { context } = actor.getSnapshot();
  if (isChecked(context, field, value)) return 'free';
  const { checking, problem } = context;
  const asked = checking?.field === field && checking.value === value;
  return asked && problem?.code === TAKEN[field] ? 'taken' : null;
}

/** Asks whether somebody has it, one question at a time; resolves when it is answered, at once when it was asked before. */
export async function askWhether(actor: Actor, field: CheckedField, value: string): Promise<void> {
  await answered(actor);
  if (checkIn(actor, field, value) !== null) return;
  actor.send({ type: 'CHECK', field, value });
  await answered(actor);
}

async function answered(actor: Actor): Promise<void> {
  while (actor.getSnapshot().matches('checking')) await waitFor(actor, (now) => !now.matches('checking'));
}
