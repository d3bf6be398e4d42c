import type { SocialPrefill, SocialProvider } from '../../generated/types.ts';
import { readSession, writeSession } from '../platform/storage.ts';

/** Somebody whom a provider knows and this site does not: what the social sign-up begins with. */
export type SocialSignup = { provider: SocialProvider; ticket: string; expires_at: string; prefill: SocialPrefill };

const KEY = 'social_signup';

export function keepSocialSignup(signup: SocialSignup): void {
  return writeSession(KEY, signup);
}
export function readSocialSignup(): SocialSignup | null {
  return readSession(KEY);
}
export function dropSocialSignup(): void {
  return writeSession(KEY, null);
}
