export async function endLogin(): Promise<void> {
  const { forget } = await import('./session-actions.ts');
  await forget();
}
