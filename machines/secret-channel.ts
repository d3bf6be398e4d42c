import { fromPromise } from 'xstate';

/**
 * Passes a secret, such as a password or a code, directly to an actor. The machine's events, context and inputs never
 * contain the secret, so every snapshot can be stored.
 *
 * Call `put`, and then send the event that starts the actor. The actor can read the secret once. After a reload during
 * the call, the channel is empty, so the actor rejects without making the call. The machine treats this as a missing
 * response, and the guest enters the secret again.
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
