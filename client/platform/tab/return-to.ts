import { useLocation } from 'wouter';
import { type Entrance, entranceOf, paths } from '../../paths.ts';
import { storage } from './storage.ts';

/** Stores the path to return to after a login; null clears it. */
export function keepReturn(path: string | null): void {
  storage.returnTo.set(path);
}

/** Reads and clears the stored path. Anything but a path of this site returns home. */
export function takeReturn(): string {
  const path = storage.returnTo.get();
  keepReturn(null);
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !LOGIN.test(path) ? path : paths.home();
}

/** Returning to the login would loop. */
const LOGIN = /^\/(login|connect-login|logout)\b/;

/** The entrance of this screen; its links stay within it. */
export function useEntrance(): Entrance {
  return entranceOf(useLocation()[0]);
}
