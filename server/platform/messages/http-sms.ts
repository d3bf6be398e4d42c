import type { SmsGateway } from './outgoing.ts';

type SmsConfig = { apiUrl: string; apiKey: string };

const TIMEOUT_MS = 10_000;

type Deps = {
  fetch: typeof globalThis.fetch;
  /**
   * Returns a signal that aborts after the given number of milliseconds. Tests replace it to decide when the request
   * times out.
   */
  timeoutSignal?: (ms: number) => AbortSignal;
};

/**
 * Creates a gateway that sends `POST {apiUrl}/messages {to, text, id}` with the key as a bearer token. Any 2xx status
 * means that the message was accepted.
 */
export function createHttpSms({ apiUrl, apiKey }: SmsConfig, deps: Deps): SmsGateway {
  const timeoutSignal = deps.timeoutSignal ?? ((ms: number) => AbortSignal.timeout(ms));
  return {
    configured: true,
    async send({ to, text, id }) {
      const response = await deps.fetch(`${apiUrl}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ to, text, id }),
        signal: timeoutSignal(TIMEOUT_MS),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS provider responded with ${response.status}`);
    },
  };
}
