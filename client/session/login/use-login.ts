import { useActor } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { LoginOutput } from '../../../machines/session/login.machine.ts';
import { type Entrance, paths } from '../../paths.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { useEntrance } from '../../platform/tab/return-to.ts';
import { reloadOnReturn } from '../../platform/tab/reload-on-return.ts';
import { storage } from '../../platform/tab/storage.ts';
import { useGoBack } from './go-back.ts';
import { loginLogic } from './login.actors.ts';
import { login } from '../session-actions.ts';
import { inspected } from '../../platform/machine-log.ts';

type Options = {
  /** Entrance at which the login started. Set this on screens that belong to neither entrance. */
  at?: Entrance | undefined;
  onLoggedIn?: () => void;
};

export function useLogin({ at, onLoggedIn }: Options = {}) {
  const hotelCode = useHotelCode();
  const here = useEntrance();
  const entrance = at ?? here;
  const goBack = useGoBack(entrance);
  const [, navigate] = useLocation();
  const [{ logic, password, callback }] = useState(loginLogic);
  const [snapshot, send] = useActor(logic, { input: { hotelCode }, ...inspected });
  const carriedOut = useRef(false);

  const carryOut = async (output: LoginOutput) => {
    if (output.outcome === 'logged_in') {
      onLoggedIn?.();
      await login(output).finally(goBack);
    } else if (output.outcome === 'leaving') {
      const { provider, state, flow_token } = output;
      storage.socialFlow.set({ provider, state, flow_token, entrance });
      goToProvider(output.authorization_url);
    } else if (output.outcome === 'signup_needed') {
      const { provider, ticket, expires_at, prefill } = output;
      storage.socialSignup.set({ provider, ticket, expires_at, prefill });
      navigate(paths.socialSignUp(entrance), { replace: true });
    }
  };
  useEffect(() => {
    if (snapshot.status !== 'done' || carriedOut.current) return;
    carriedOut.current = true;
    void carryOut(snapshot.output);
  });
  useEffect(() => password.forget, [password]);
  // When the machine is done, a redirect follows, so the page stays busy.
  const busy = snapshot.hasTag('busy') || snapshot.status === 'done';
  return { snapshot, send, password, callback, busy };
}

/** Opens only HTTP and HTTPS addresses, because a `javascript:` address must never run. */
function goToProvider(address: string): void {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return;
  reloadOnReturn();
  location.assign(url);
}
