import { writeSession } from '../app/storage.ts';

/** The login form begins with this ID: that of somebody who has just joined. */
export const beginLoginWith = (loginId: string): void => writeSession('draft:login', { loginId });
