import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { type Entrance, paths } from '../../paths.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { takeReturn, useEntrance } from '../../platform/tab/return-to.ts';
import { storage } from '../../platform/tab/storage.ts';
import { outsideReturn } from '../outside-return.ts';
import { useSession } from '../session.ts';

/**
 * Returns a function that leaves the login page. In `connect-login`, it opens the `return` site if allowed, or else a
 * 'logged in' page. In `login`, it opens the page that required the login, or else the home page.
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

/** Leaves the form when another tab logs in, because that login also applies to this tab. */
export function useLeaveIfLoggedInElsewhere(busy: boolean): void {
  const { user } = useSession();
  const goBack = useGoBack();
  const left = useRef(false);
  useEffect(() => {
    // While this form is logging in, `useLogin` leaves it.
    if (user === null || busy || left.current) return;
    left.current = true;
    goBack();
  });
}
