import type { SignupSnapshot } from './signup.store.ts';

/** A view of the sign-up. While a form is being submitted, its view stays, so the page doesn't jump. */
export type View =
  | 'type'
  | 'terms'
  | 'affiliation'
  | 'ownership'
  | 'contact'
  | 'code'
  | 'information'
  | 'waiting'
  | 'interrupted'
  | 'expired'
  | 'welcome'
  | 'socialAgain';

const VIEWS: Record<string, View> = {
  chooseType: 'type',
  starting: 'waiting',
  refreshing: 'waiting',
  startInterrupted: 'interrupted',
  resumeInterrupted: 'interrupted',
  agreements: 'terms',
  affiliation: 'affiliation',
  verifyingAffiliation: 'affiliation',
  loadingRooms: 'waiting',
  roomsInterrupted: 'interrupted',
  ownership: 'ownership',
  verifyingOwnership: 'ownership',
  contact: 'contact',
  code: 'code',
  confirmingCode: 'code',
  guardian: 'information',
  information: 'information',
  checking: 'information',
  creating: 'information',
  creatingSocial: 'information',
  expired: 'expired',
  welcome: 'welcome',
  socialAgain: 'socialAgain',
};

export function viewOf({ value, context }: SignupSnapshot): View {
  const state = String(value);
  if (provesGuardian({ value, context })) return 'information';
  if (state === 'sendingCode') return context.verification ? 'code' : 'contact';
  return VIEWS[state] ?? 'waiting';
}

const PROVING = ['sendingCode', 'code', 'confirmingCode'];

export function provesGuardian({ value, context }: Pick<SignupSnapshot, 'value' | 'context'>): boolean {
  return value === 'guardian' || (PROVING.includes(String(value)) && context.proof.subject === 'GUARDIAN');
}
