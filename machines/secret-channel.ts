import { fromPromise } from 'xstate';

/**
 * Passes a secret (a password, a code) around a machine to the actor that needs it. The machine never sees it: no event,
 * no context and no input of a call holds it, so every snapshot may be stored.
 *
 * `put` it, then send the event that makes the call; the call takes it, once. After a reload in the middle of a call the
 * channel is empty: the actor rejects without calling, which reads as no answer, and the guest is asked again.
 */
export function secretChannel<Secret>() {
  let held: Secret | null = null;
  const take = () => {
    const secret = held;
    held = null;
    return secret;
  };
  return {
    put: (secret: Secret) => {
      held = secret;
    },
    forget: () => {
      take();
    },
    actor: <Output, Input>(call: (input: Input, secret: Secret, signal: AbortSignal) => Promise<Output>) =>
      fromPromise<Output, Input>(async ({ input, signal }) => {
        const secret = take();
        if (secret === null) throw new Error('the secret is gone');
        return call(input, secret, signal);
      }),
  };
}
