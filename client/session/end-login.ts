import { session } from './session.ts';

/**
 * Ends the login in this tab, then calls `next` to open another page. Until that page opens, a page for members shows a
 * placeholder instead of asking for a login. `onServer` also ends the session on the server.
 */
export async function endLogin(next: () => void, { onServer = false } = {}): Promise<void> {
  const { forget, logout } = await import('./session-actions.ts');
  session.leaving = true;
  await (onServer ? logout() : forget());
  next();
}
