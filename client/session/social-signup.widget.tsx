import type { SocialPrefill, SocialProvider } from '../../generated/types.ts';
import { readSession, writeSession } from '../app/storage.ts';

/** Somebody whom a provider knows and this site does not: what the social sign-up begins with. */
export type SocialSignup = { provider: SocialProvider; ticket: string; expires_at: string; prefill: SocialPrefill };

const KEY = 'social_signup';

export const keepSocialSignup = (signup: SocialSignup): void => writeSession(KEY, signup);
export const readSocialSignup = (): SocialSignup | null => readSession(KEY);
export const dropSocialSignup = (): void => writeSession(KEY, null);
