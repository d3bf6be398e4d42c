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
 * Returns whether the required terms are accepted: privacy, terms and, if the property shows them separately, the
 * membership terms. Marketing is optional.
 */
export function areAgreed(ticks: Partial<AgreementTicks>, membershipTermsAlone: boolean): boolean {
  return !!ticks.PRIVACY && !!ticks.TERMS && (!membershipTermsAlone || !!ticks.MEMBERSHIP);
}

/** Returns the agreements to submit. Call this only if `areAgreed` has returned true. */
export function agreementsOf({ MARKETING }: AgreementTicks, membershipTermsAlone: boolean): SignupAgreements {
  return { PRIVACY: true, TERMS: true, MARKETING, ...(membershipTermsAlone ? { MEMBERSHIP: true } : {}) };
}

/**
 * Returns the next contact to verify. Keeps the typed contact if the channel and the subject are the same as before.
 */
export function proofOf(last: SignupCodeRequest, asked: Omit<SignupCodeRequest, 'to'>): SignupCodeRequest {
  const same = last.channel === asked.channel && last.subject === asked.subject;
  return { ...asked, to: same ? last.to : '' };
}

type Checks = Pick<Proofs, 'checked' | 'signup'>;

/** Returns whether the value is known to be available. A verified email address needs no check. */
export function isChecked({ checked, signup }: Checks, field: CheckedField, value: string | undefined): boolean {
  if (!value) return false;
  return checked[field] === value || (field === 'email' && signup?.email === value);
}

/** Keeps the checks of unchanged values, and replaces the others with null. */
export function checkedStill(checked: Proofs['checked'], typed: Partial<Record<CheckedField, string>> = {}) {
  const still = (field: CheckedField) =>
    typed[field] === undefined || typed[field] === checked[field] ? checked[field] : null;
  return { login_id: still('login_id'), email: still('email') };
}
