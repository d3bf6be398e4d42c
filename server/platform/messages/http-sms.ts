import type { SmsGateway } from './outgoing.ts';

export type SmsConfig = { apiUrl: string; apiKey: string };

const ANSWER_WITHIN_MS = 10_000;

type Deps = {
  fetch: typeof globalThis.fetch;
  /** Aborts after so many milliseconds. Injected so that tests decide when a time-out happens. */
  timeoutSignal?: (ms: number) => AbortSignal;
};

/** `POST {apiUrl}/messages {to, text}` with a bearer key; any 2xx is accepted. */
export function createHttpSms({ apiUrl, apiKey }: SmsConfig, deps: Deps): SmsGateway {
  const timeoutSignal = deps.timeoutSignal ?? ((ms: number) => AbortSignal.timeout(ms));
  return {
    configured: true,
    async send({ to, text }) {
      const response = await deps.fetch(`${apiUrl}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ to, text }),
        signal: timeoutSignal(ANSWER_WITHIN_MS),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS provider answered ${response.status}`);
    },
  };
}
