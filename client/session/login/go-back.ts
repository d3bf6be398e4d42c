import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { type Entrance, paths } from '../../paths.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { takeReturn, useEntrance } from '../../platform/tab/return-to.ts';
import { storage } from '../../platform/tab/storage.ts';
import { outsideReturn } from '../outside-return.ts';
import { useSession } from '../session.ts';

/**
 * Returns a function that leaves the login. In `connect-login` it opens the `return` site if that is allowed, otherwise a
 * 'logged in' page. On this site it opens the previous page, or the home page if there is none.
 */
export function useGoBack(at?: Entrance): () => void {
  const here = useEntrance();
  const entrance = at ?? here;
  const { return_origins } = useHotel();
  const [, navigate] = useLocation();
  return () => {
    if (entrance === 'login') return navigate(takeReturn(), { replace: true });
    const outside = outsideReturn(return_origins);
    storage.outsideReturn.set(null);
    if (outside) location.assign(outside);
    else navigate(paths.login(undefined, 'connect-login'), { replace: true });
  };
}

/** Leaves the form when another tab logs in, because this tab takes over that login. */
export function useLeaveIfLoggedInElsewhere(busy: boolean): void {
  const { user } = useSession();
  const goBack = useGoBack();
  const left = useRef(false);
  useEffect(() => {
    // After its own login, the form leaves when the login has been stored.
    if (user === null || busy || left.current) return;
    left.current = true;
    goBack();
  });
}
