import type {
  DuplicateCheckRequest,
  SignupAgreements,
  SignupCodeRequest,
  SignupState,
  VerificationResult,
} from '../../generated/types.ts';

export type CheckedField = DuplicateCheckRequest['field'];
export type AgreementTicks = Required<Record<keyof SignupAgreements, boolean>>;

export type Proofs = {
  signupToken: string | null;
  /** What is verified and what is missing, as the server last reported. */
  signup: SignupState | null;
  verification: Omit<VerificationResult, 'result'> | null;
  attempts: number;
  checking: DuplicateCheckRequest | null;
  checked: Record<CheckedField, string | null>;
};

export const nothingProven: Proofs = {
  signupToken: null,
  signup: null,
  verification: null,
  attempts: 0,
  checking: null,
  checked: { login_id: null, email: null },
};

/**
 * Privacy and terms are required, marketing is optional. Membership terms are required if the property shows them
 * separately.
 */
export function areAgreed(ticks: Partial<AgreementTicks>, membershipTermsAlone: boolean): boolean {
  return !!ticks.PRIVACY && !!ticks.TERMS && (!membershipTermsAlone || !!ticks.MEMBERSHIP);
}

/** Call only after areAgreed. */
export function agreementsOf({ MARKETING }: AgreementTicks, membershipTermsAlone: boolean): SignupAgreements {
  return { PRIVACY: true, TERMS: true, MARKETING, ...(membershipTermsAlone ? { MEMBERSHIP: true } : {}) };
}

/** The next code to verify. Keeps the typed contact if it is the same kind. */
export function proofOf(last: SignupCodeRequest, asked: Omit<SignupCodeRequest, 'to'>): SignupCodeRequest {
  const same = last.channel === asked.channel && last.subject === asked.subject;
  return { ...asked, to: same ? last.to : '' };
}

type Checks = Pick<Proofs, 'checked' | 'signup'>;

/** True if the value is available. A verified e-mail needs no check. */
export function isChecked({ checked, signup }: Checks, field: CheckedField, value: string | undefined): boolean {
  if (!value) return false;
  return checked[field] === value || (field === 'email' && signup?.email === value);
}

/** Drops the checks of values that have changed since. */
export function checkedStill(checked: Proofs['checked'], typed: Partial<Record<CheckedField, string>> = {}) {
  const still = (field: CheckedField) =>
    typed[field] === undefined || typed[field] === checked[field] ? checked[field] : null;
  return { login_id: still('login_id'), email: still('email') };
}
