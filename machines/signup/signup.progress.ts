import type { SnapshotFrom } from 'xstate';
import { SIGNUP_STEPS, type SignupStep } from './signup.context.ts';
import type { signupMachine } from './signup.machine.ts';

type SignupStepProgress = { step: SignupStep; state: 'done' | 'current' | 'ahead' };

/** Returns the step of the current state. A guardian's code belongs to the information step. */
export function signupStepOf(snapshot: SnapshotFrom<typeof signupMachine>): SignupStep {
  const ofGuardian = snapshot.context.proof.subject === 'GUARDIAN';
  if (ofGuardian && ['sendingCode', 'code', 'confirmingCode'].includes(snapshot.value)) return 'information';
  for (const meta of Object.values(snapshot.getMeta())) if (meta) return meta.step;
  throw new Error(`the state ${snapshot.value} belongs to no step`);
}

export function signupProgress(snapshot: SnapshotFrom<typeof signupMachine>): SignupStepProgress[] {
  const now = SIGNUP_STEPS.indexOf(signupStepOf(snapshot));
  return SIGNUP_STEPS.map((step, index) => ({
    step,
    state: index < now || (index === now && step === 'welcome') ? 'done' : index === now ? 'current' : 'ahead',
  }));
}
