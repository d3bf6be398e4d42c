import { useLocation } from 'wouter';
import { type Entrance, entranceOf, paths } from '../../paths.ts';
import { storage } from './storage.ts';

/** Where the guest was when a login became needed: an address of this site. `null` forgets it. */
export function keepReturn(path: string | null): void {
  storage.returnTo.set(path);
}

/** Takes it, once. What is no address of this site leads home. */
export function takeReturn(): string {
  const path = storage.returnTo.get();
  keepReturn(null);
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !LOGIN.test(path) ? path : paths.home();
}

/** A login that led back to the login would not end. */
const LOGIN = /^\/(login|connect-login|logout)\b/;

/** Which login this screen belongs to; all its links stay there. */
export function useEntrance(): Entrance {
  return entranceOf(useLocation()[0]);
}
