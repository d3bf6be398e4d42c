import { session } from './session.ts';

/**
 * Ends the login in this tab (`onServer`: also on the server), then calls `next` to open another page. In between, a
 * page for members shows nothing; it doesn't ask for a login or store itself as the return address.
 */
export async function endLogin(next: () => void, { onServer = false } = {}): Promise<void> {
  const { forget, logout } = await import('./session-actions.ts');
  session.leaving = true;
  await (onServer ? logout() : forget());
  next();
}
