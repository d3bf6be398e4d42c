import { fromPromise } from 'xstate';

/**
 * Hands a secret (a password, a code) past a machine to the actor that needs it. A machine never sees it, so that no event, no
 * context and no input of a call holds it, and every snapshot may be kept.
 *
 * `put` it, then send the event that makes the call; the call takes it, once. After a reload in the middle of a call there is
 * none to take: the actor refuses without asking, which reads as no answer, and the guest is asked again.
 */
export function handOver<Secret>() {
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
