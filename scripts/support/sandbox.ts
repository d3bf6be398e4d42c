import type { Child } from './children.ts';
import { lineOf, startChild } from './children.ts';

export type Sandbox = {
  child: Child;
  addresses: { nicepay: string; cardTokens: string; rates: string } /** What the server needs to know. */;
  env: Record<string, string>;
};

type Said = Pick<Sandbox, 'addresses'> & {
  credentials: Record<'nicepay' | 'cardTokens', { clientId: string; secretKey: string }>;
};

/** The outside world on free ports of this machine. `site` is where its webhooks go. */
export async function startSandbox({ site, stateFile }: { site: string; stateFile?: string }): Promise<Sandbox> {
  const args = [
    '--webhook',
    `${site}/api/client/payments/webhooks/nicepay`,
    ...(stateFile ? ['--state', stateFile] : []),
  ];
  const child = startChild('scripts/sandbox/main.ts', args);
  const { addresses, credentials } = await lineOf(child, (line) =>
    line.startsWith('{') ? (JSON.parse(line) as Said) : undefined,
  );
  return {
    child,
    addresses,
    env: {
      NICEPAY_CLIENT_ID: credentials.nicepay.clientId,
      NICEPAY_SECRET_KEY: credentials.nicepay.secretKey,
      NICEPAY_API_URL: addresses.nicepay,
      NICEPAY_SCRIPT_URL: `${addresses.nicepay}/v1/js/`,
      CARD_TOKEN_CLIENT_ID: credentials.cardTokens.clientId,
      CARD_TOKEN_SECRET_KEY: credentials.cardTokens.secretKey,
      CARD_TOKEN_FRAME_URL: addresses.cardTokens,
      CARD_TOKEN_API_URL: addresses.cardTokens,
      COMPETITOR_RATES_URL: addresses.rates,
    },
  };
}
