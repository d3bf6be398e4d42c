import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from './booking.machine.ts';
import { STEPS, type Step, VOYAGE_STEPS } from './booking.steps.ts';

type StepProgress = { step: Step; state: 'done' | 'current' | 'ahead' };

/**
 * Returns all the steps with the guest's progress. Omits `options` if the chosen room has none.
 * @param snapshot null before the booking has started
 * @param voyages true if the property sells voyages
 */
export function bookingProgress(snapshot: SnapshotFrom<typeof bookingMachine> | null, voyages = false): StepProgress[] {
  const noOptions = snapshot !== null && snapshot.context.choice !== null && !snapshot.context.offersOptions;
  const steps: readonly Step[] = voyages ? VOYAGE_STEPS : STEPS.filter((step) => step !== 'options' || !noOptions);
  const now = snapshot === null ? 0 : steps.indexOf(stepOf(snapshot));
  return steps.map((step, index) => ({
    step,
    state: index < now || (index === now && step === 'done') ? 'done' : index === now ? 'current' : 'ahead',
  }));
}

/**
 * Returns the current step. Each state has its step in `meta`, except `voyage`: its steps are the states of the voyage
 * machine.
 */
function stepOf(snapshot: SnapshotFrom<typeof bookingMachine>): Step {
  if (snapshot.value === 'voyage')
    return snapshot.children.voyage?.getSnapshot().matches('cabins') ? 'cabins' : 'sailings';
  for (const meta of Object.values(snapshot.getMeta())) if (meta) return meta.step;
  throw new Error(`the state ${JSON.stringify(snapshot.value)} belongs to no step`);
}
