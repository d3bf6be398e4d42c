/** The server has ended every login of the member: nothing of them stays here. */
export async function endLogin(): Promise<void> {
  const { forget } = await import('./session-actions.ts');
  await forget();
}
