import { storage } from '../platform/tab/storage.ts';
import { onSession } from '../session/index.ts';

/**
 * Deletes this tab's sign-ups when a new visit begins. Loads the code for this only if the tab has a sign-up. The entry
 * flow waits for the deletion, because the address may start another sign-up.
 */
export function followSession(): void {
  onSession('searchSupplied', async () => {
    if (storage.signup.get() === null && storage.signup_social.get() === null) return;
    const draft = await import('./social-draft.ts');
    draft.forgetSignup('signup');
    draft.forgetSignup('signup_social');
  });
}
