import type { SnapshotFrom } from 'xstate';
import { STEPS, type Step } from './booking.context.ts';
import type { bookingMachine } from './booking.machine.ts';

export type StepState = { step: Step; state: 'done' | 'current' | 'ahead' };

/** The step that a state of the journey belongs to. */
export function stepOf(snapshot: SnapshotFrom<typeof bookingMachine>): Step {
  for (const meta of Object.values(snapshot.getMeta())) if (meta) return meta.step;
  throw new Error(`the state ${JSON.stringify(snapshot.value)} belongs to no step`);
}

/** All steps with how far the guest is, for the progress indicator; without options where none are offered. */
export function stepsOf(snapshot: SnapshotFrom<typeof bookingMachine>): StepState[] {
  const { choice, offersOptions } = snapshot.context;
  const steps = STEPS.filter((step) => step !== 'options' || choice === null || offersOptions);
  const now = steps.indexOf(stepOf(snapshot));
  return steps.map((step, index) => ({
    step,
    state: index < now || (index === now && step === 'done') ? 'done' : index === now ? 'current' : 'ahead',
  }));
}
