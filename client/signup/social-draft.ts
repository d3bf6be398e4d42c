import { storage } from '../platform/tab/storage.ts';
import type { InformationDraft } from './information/information-draft.ts';
import { endSignup, type SignupKind } from './signup.store.ts';

export function keepForNextLogin(information: InformationDraft): void {
  forgetSignup('signup_social');
  storage.socialSignupDraft.set(information);
}

export function keptForThisLogin(): InformationDraft | undefined {
  return storage.socialSignupDraft.get() ?? undefined;
}

export function forgetSignup(kind: SignupKind): void {
  endSignup(kind);
  if (kind !== 'signup_social') return;
  storage.socialSignup.set(null);
  storage.socialSignupDraft.set(null);
}
