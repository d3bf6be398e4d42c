import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { SignupEvent } from '../../machines/signup/signup.context.ts';
import { announceNavigation } from '../platform/page/page-heading.tsx';
import { openSignup, type SignupInput, type SignupKind } from './signup.store.ts';

export function useSignup(kind: SignupKind, input: SignupInput) {
  const [signup] = useState(() => openSignup(kind, input));
  const { actor, code, passwords } = signup;
  const snapshot = useSelector(actor, (now) => now);
  const send = useCallback(
    (event: SignupEvent) => {
      announceNavigation();
      actor.send(event);
    },
    [actor],
  );
  return { actor, snapshot, send, code, passwords };
}

export type SignupJourney = ReturnType<typeof useSignup>;
