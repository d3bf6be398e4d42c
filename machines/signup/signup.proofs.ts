import type {
  DuplicateCheckRequest,
  SignupAgreements,
  SignupCodeRequest,
  SignupState,
  VerificationResult,
} from '../../generated/types.ts';

export type CheckedField = DuplicateCheckRequest['field'];
export type AgreementTicks = Required<Record<keyof SignupAgreements, boolean>>;

/** What a sign-up has shown so far. What was typed is not among it. */
export type Proofs = {
  signupToken: string | null;
  /** What is proven and what is missing, as the server said last. */
  signup: SignupState | null;
  /** A code that is under way. */
  verification: Omit<VerificationResult, 'result'> | null;
  /** How many wrong codes were tried; the server allows five. */
  attempts: number;
  /** The value that was asked about last, until the form is sent. */
  checking: DuplicateCheckRequest | null;
  /** The values that were found free. */
  checked: Record<CheckedField, string | null>;
};

/** A sign-up that expired, or another kind of member, begins with this. */
export const nothingProven: Proofs = {
  signupToken: null,
  signup: null,
  verification: null,
  attempts: 0,
  checking: null,
  checked: { login_id: null, email: null },
};

/** Privacy and terms are required, marketing is not; the membership terms are where the property shows them alone. */
export function areAgreed(ticks: Partial<AgreementTicks>, membershipTermsAlone: boolean): boolean {
  return !!ticks.PRIVACY && !!ticks.TERMS && (!membershipTermsAlone || !!ticks.MEMBERSHIP);
}

/** What goes with the member's data: only who agreed comes as far. */
export function agreementsOf({ MARKETING }: AgreementTicks, membershipTermsAlone: boolean): SignupAgreements {
  return { PRIVACY: true, TERMS: true, MARKETING, ...(membershipTermsAlone ? { MEMBERSHIP: true } : {}) };
}

/** Another target of a code; what was typed stays where it is the same kind. */
export function proofOf(last: SignupCodeRequest, asked: Omit<SignupCodeRequest, 'to'>): SignupCodeRequest {
  const same = last.channel === asked.channel && last.subject === asked.subject;
  return { ...asked, to: same ? last.to : '' };
}

type Checks = Pick<Proofs, 'checked' | 'signup'>;

/** Whether a value was found free; an email that was proven by a code needs no check. */
export function isChecked({ checked, signup }: Checks, field: CheckedField, value: string | undefined): boolean {
  if (!value) return false;
  return checked[field] === value || (field === 'email' && signup?.email === value);
}

/** The checks that still hold for what is typed now: another ID or email than the one that was checked is unchecked. */
export function checkedStill(checked: Proofs['checked'], typed: Partial<Record<CheckedField, string>> = {}) {
  const still = (field: CheckedField) =>
    typed[field] === undefined || typed[field] === checked[field] ? checked[field] : null;
  return { login_id: still('login_id'), email: still('email') };
}
