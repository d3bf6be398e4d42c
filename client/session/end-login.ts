import { session } from './session.ts';

/**
 * Ends the login in this tab and then opens another page with `next`. Until then, a page for members stays empty: it
 * neither asks for a login nor becomes the page to return to. `onServer` also ends the session on the server.
 */
export async function endLogin(next: () => void, { onServer = false } = {}): Promise<void> {
  const { forget, logout } = await import('./session-actions.ts');
  session.leaving = true;
  await (onServer ? logout() : forget());
  next();
}
