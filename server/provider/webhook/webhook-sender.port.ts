import type { WebhookFailure } from '../../../generated/types.ts';

export type SendWebhook = { url: string; headers: Record<string, string>; body: string };
/** `status` is null if there was no response, and `failure` is null if there was one. */
export type WebhookAttempt = { status: number | null; failure: WebhookFailure | null; latencyMs: number };

export type WebhookSender = {
  /** Returns whether an address may receive webhooks. Host names are checked only when they are resolved by `send`. */
  accepts(url: string): boolean;
  /** Makes one attempt. Never rejects because of the receiver. */
  send(webhook: SendWebhook): Promise<WebhookAttempt>;
};
