/** Clears the member's data after the server has ended all their logins. */
export async function endLogin(): Promise<void> {
  const { forget } = await import('./session-actions.ts');
  await forget();
}
