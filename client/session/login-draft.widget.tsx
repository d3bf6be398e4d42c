import { writeSession } from '../platform/storage.ts';

/** The login form begins with this ID: that of somebody who has just joined. */
export function beginLoginWith(loginId: string): void {
  return writeSession('draft:login', { loginId });
}
