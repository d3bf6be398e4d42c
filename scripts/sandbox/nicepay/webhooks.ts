import type { Scenario } from '../scenarios.ts';
import { answerOf, type Credentials, sha256 } from './answers.ts';
import type { Ledger, Transaction } from './ledger.ts';

export type Variant = 'normal' | 'duplicate' | 'forged';
export type Delivery = {
  orderId: string;
  variant: Variant;
  body: string;
  attempts: number;
  waits: boolean;
  since: number;
  status: number | null;
  accepted: boolean;
};

const MAX_ATTEMPTS = 5;

/**
 * Sends webhooks to the merchant. A webhook counts as accepted only if the merchant responds with status 200, type
 * text/html and the body "OK". `tick` resends rejected webhooks.
 */
export class Webhooks {
  url = '';
  automatic = true;
  deliveries: Delivery[] = [];
  private readonly pending = new Set<Promise<unknown>>();
  private readonly ledger: Ledger;
  private readonly credentials: Credentials;

  constructor(ledger: Ledger, credentials: Credentials) {
    this.ledger = ledger;
    this.credentials = credentials;
  }

  announce(transaction: Transaction, step: Scenario['webhook']): void {
    if (!this.url || !this.automatic) return;
    if (step === 'late') this.enqueue(transaction, 'normal', true);
    else if (step === 'twice') this.track(this.send(transaction, 'duplicate'));
    else if (step === 'forged_first') {
      this.track(this.send(transaction, 'forged').then(() => this.send(transaction, 'normal')));
    } else this.track(this.send(transaction, 'normal'));
  }

  async send(transaction: Transaction, variant: Variant): Promise<Delivery[]> {
    const copies = variant === 'duplicate' ? 2 : 1;
    const deliveries = Array.from({ length: copies }, () => this.enqueue(transaction, variant, false));
    await Promise.all(deliveries.map((one) => this.deliver(one)));
    return deliveries;
  }

  async release(orderId: string): Promise<Delivery[]> {
    const waiting = this.deliveries.filter((one) => one.orderId === orderId && one.waits);
    await Promise.all(waiting.map((one) => this.deliver(one)));
    return waiting;
  }

  /** Waits until no delivery is in progress and returns all deliveries. */
  async allDelivered(): Promise<Delivery[]> {
    while (this.pending.size > 0) await Promise.allSettled(this.pending);
    return this.deliveries;
  }

  /**
   * Sends delayed webhooks that were queued at or before `waitedSince`. Resends rejected webhooks, except forged ones,
   * until they have been sent MAX_ATTEMPTS times.
   */
  async tick(waitedSince: number): Promise<void> {
    const due = this.deliveries.filter((one) =>
      one.waits ? one.since <= waitedSince : !one.accepted && one.variant !== 'forged' && one.attempts < MAX_ATTEMPTS,
    );
    await Promise.all(due.map((one) => this.deliver(one)));
  }

  private enqueue(transaction: Transaction, variant: Variant, waits: boolean): Delivery {
    const since = this.ledger.clock().getTime();
    const body = JSON.stringify(this.bodyOf(transaction, variant));
    const delivery = {
      orderId: transaction.orderId,
      variant,
      body,
      attempts: 0,
      waits,
      since,
      status: null,
      accepted: false,
    };
    this.deliveries.push(delivery);
    return delivery;
  }

  private bodyOf(transaction: Transaction, variant: Variant) {
    const answer = answerOf(transaction, this.ledger, this.credentials);
    if (variant !== 'forged') return answer;
    const amount = answer.amount + 1;
    return { ...answer, amount, balanceAmt: amount, signature: sha256(`${answer.tid}${amount}${answer.ediDate}guess`) };
  }

  private async deliver(delivery: Delivery): Promise<void> {
    delivery.waits = false;
    delivery.attempts += 1;
    try {
      const headers = { 'content-type': 'application/json;charset=utf-8' };
      const response = await fetch(this.url, { method: 'POST', headers, body: delivery.body, redirect: 'manual' });
      const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
      delivery.status = response.status;
      delivery.accepted = response.status === 200 && isHtml && (await response.text()) === 'OK';
    } catch {
      delivery.status = null;
    }
  }

  private track(work: Promise<unknown>): void {
    this.pending.add(work);
    void work.finally(() => this.pending.delete(work));
  }
}
