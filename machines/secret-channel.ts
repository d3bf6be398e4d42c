import { fromPromise } from 'xstate';

/**
 * Passes a secret (password, code) to an actor without the machine seeing it. Events, context and inputs never
 * contain it, so every snapshot can be stored.
 *
 * Call `put`, then send the event that makes the call; the actor takes the secret once. After a reload during the
 * call the channel is empty: the actor rejects without calling, which counts as no answer, and the guest enters the
 * secret again.
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
        if (secret === null) throw new Error('no secret was provided');
        return call(input, secret, signal);
      }),
  };
}
