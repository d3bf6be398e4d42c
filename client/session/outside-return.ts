import { storage } from '../platform/tab/storage.ts';

/** The address of a provider's own site that `connect-login` was opened with, or null when it is none of the property's. */
export function allowedReturn(address: string | null | undefined, origins: readonly string[]): URL | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && !url.username && !url.password && origins.includes(url.origin) ? url : null;
}

/** The one kept while the guest is at a provider or signs up; judged anew when it is used. */
export function outsideReturn(origins: readonly string[]): URL | null {
  return allowedReturn(storage.outsideReturn.get(), origins);
}
