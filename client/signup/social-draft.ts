import { readSession, writeSession } from '../platform/storage.ts';
import { dropSocialSignup } from '../session/social-signup.widget.tsx';
import type { InformationDraft } from './information.fields.ts';
import { endSignup, type SignupKind } from './signup.store.ts';

const KEY = 'signup_social_draft';

/** What was typed waits for another social login, because the provider's word was used up. */
export function keepForNextLogin(information: InformationDraft): void {
  forgetSignup('signup_social');
  writeSession(KEY, information);
}

export function keptForThisLogin(): InformationDraft | undefined {
  return readSession<InformationDraft>(KEY) ?? undefined;
}

/** Nothing of a sign-up stays. */
export function forgetSignup(kind: SignupKind): void {
  endSignup(kind);
  if (kind !== 'signup_social') return;
  dropSocialSignup();
  writeSession(KEY, null);
}
