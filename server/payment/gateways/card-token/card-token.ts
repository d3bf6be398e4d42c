import type { GuaranteeGateway, GuaranteeOutcome, Unknown, UnknownReason } from '../gateway.ts';
import type { Fetch } from '../http-fetch.ts';

export type CardTokenConfig = {
  frameBase: string;
  apiBase: string;
  clientId: string;
  secretKey: string;
};

export type CardTokenDeps = { fetch: Fetch; timeoutSignal?: (ms: number) => AbortSignal };

const PROVIDER = 'card_token';
const ANSWER_WITHIN_MS = 35_000;

const INVALID = ['revoked', 'card_expired', 'token_expired'] as const;

export function createCardTokenGateway(config: CardTokenConfig, deps: CardTokenDeps): GuaranteeGateway {
  const timeoutSignal = deps.timeoutSignal ?? ((ms: number) => AbortSignal.timeout(ms));
  const authorization = `Basic ${Buffer.from(`${config.clientId}:${config.secretKey}`).toString('base64')}`;

  async function call(
    method: string,
    path: string,
    fields?: object,
  ): Promise<{ status: number; text: string } | UnknownReason> {
    const signal = timeoutSignal(ANSWER_WITHIN_MS);
    const headers = { authorization, 'content-type': 'application/json' };
    const body = fields && { body: JSON.stringify(fields) };
    try {
      const response = await deps.fetch(`${config.apiBase}${path}`, { method, headers, signal, ...body });
      return { status: response.status, text: await response.text() };
    } catch {
      return signal.aborted ? 'timeout' : 'connection';
    }
  }

  async function verify({ token, orderId }: { token: string; orderId: string }): Promise<GuaranteeOutcome> {
    const answer = await call('POST', '/v1/tokens/verify', { token });
    if (typeof answer === 'string') return unknown(answer);
    if (answer.status === 404) return { kind: 'invalid', reason: 'not_found' };
    if (answer.status !== 200) return unknown('provider_error');

    const card = parse(answer.text);
    if (!card || card.token !== token) return unknown('unreadable');
    if (card.order_id !== orderId) return { kind: 'invalid', reason: 'another_order' };
    const reason = INVALID.find((one) => one === card.status);
    if (reason) return { kind: 'invalid', reason };
    const { masked_number: maskedNumber, expiry_month: expiryMonth, card_name: cardName } = card;
    if (card.status !== 'active' || !isMasked(maskedNumber) || !isMonth(expiryMonth)) return unknown('unreadable');
    const name = typeof cardName === 'string' ? { cardName } : {};
    return { kind: 'valid', token, orderId, maskedNumber, expiryMonth, ...name };
  }

  return {
    provider: PROVIDER,
    origins: [new URL(config.frameBase).origin],
    frame({ orderId, language, parentOrigin }) {
      const query = new URLSearchParams({
        client_id: config.clientId,
        order_id: orderId,
        language,
        parent_origin: parentOrigin,
      });
      const { origin } = new URL(config.frameBase);
      return { provider: PROVIDER, frame_url: `${config.frameBase}/frame?${query}`, origin };
    },
    verify,
    async revoke(token) {
      const answer = await call('DELETE', `/v1/tokens/${encodeURIComponent(token)}`);
      if (typeof answer === 'string') return unknown(answer);
      return answer.status === 204 || answer.status === 404 ? { kind: 'revoked' } : unknown('provider_error');
    },
  };
}

function unknown(reason: UnknownReason): Unknown {
  return { kind: 'unknown', reason, retriable: true };
}

/** Unmasked card numbers are rejected, so they are never stored. */
function isMasked(value: unknown): value is string {
  return typeof value === 'string' && /^\d{0,6}\*{4,}\d{0,4}$/.test(value);
}
function isMonth(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value);
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
