import { storage } from '../platform/tab/storage.ts';
import { onSession } from '../session/index.ts';

/**
 * A new visit leaves nothing of a sign-up. Its code is fetched only where this tab has one; the page waits for that before it goes on,
 * or the sign-up that the address leads to would end, too.
 */
export function followSession(): void {
  onSession('searchSupplied', async () => {
    if (storage.signup.get() === null && storage.signup_social.get() === null) return;
    const { forgetSignup } = await import('./social-draft.ts');
    forgetSignup('signup');
    forgetSignup('signup_social');
  });
}
