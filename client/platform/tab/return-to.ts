import { useLocation } from 'wouter';
import { type Entrance, entranceOf, paths } from '../../paths.ts';
import { storage } from './storage.ts';

/** Stores the path to return to after login; null clears it. */
export function keepReturn(path: string | null): void {
  storage.returnTo.set(path);
}

/** Returns whether the stored path belongs to a booking or to My Page, where the guest wants to continue. */
export function hasReturn(): boolean {
  return /^\/(reservation|my_page)\b/.test(storage.returnTo.get() ?? '');
}

/**
 * Returns the stored path and clears it. Returns the path of the home page if the stored value isn't a path on this
 * site or belongs to the login.
 */
export function takeReturn(): string {
  const path = storage.returnTo.get();
  keepReturn(null);
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !LOGIN.test(path) ? path : paths.home();
}

/** Paths that are never returned to, because they would lead back to the login. */
const LOGIN = /^\/(login|connect-login|logout)\b/;

/** Returns the entrance that the current screen belongs to. Links on the screen must lead to the same entrance. */
export function useEntrance(): Entrance {
  return entranceOf(useLocation()[0]);
}
