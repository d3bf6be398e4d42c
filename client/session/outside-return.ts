import { storage } from '../platform/tab/storage.ts';

/**
 * Returns the `return` address of `connect-login` if its origin belongs to the property, or else null, to prevent open
 * redirects.
 */
export function allowedReturn(address: string | null | undefined, origins: readonly string[]): URL | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && !url.username && !url.password && origins.includes(url.origin) ? url : null;
}

/**
 * Returns the `return` address that was stored before the guest left for a social provider or the sign-up. Checks it
 * again.
 */
export function outsideReturn(origins: readonly string[]): URL | null {
  return allowedReturn(storage.outsideReturn.get(), origins);
}
