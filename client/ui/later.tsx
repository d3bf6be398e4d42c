import { type ReactNode, Suspense } from 'react';

/**
 * Shows components whose code loads on demand, and nothing until then. A page that the server renders never contains
 * them, because whether the server has already loaded their code depends on earlier pages.
 */
export function Later({ children }: { children: ReactNode }) {
  return import.meta.env.SSR ? null : <Suspense fallback={null}>{children}</Suspense>;
}
