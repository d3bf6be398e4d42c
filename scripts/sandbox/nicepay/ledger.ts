import { randomBytes } from 'node:crypto';
import { SCENARIO_AMOUNTS, type Scenario, scenarioById } from '../scenarios.ts';

export type Cancel = { tid: string; orderId: string; amount: number; cancelledAt: string; reason: string };

export type Transaction = {
  tid: string;
  orderId: string;
  authToken: string;
  amount: number;
  currency: string;
  goodsName: string;
  mallReserved: string;
  buyerName: string | null;
  buyerTel: string | null;
  buyerEmail: string | null;
  method: string;
  cardNum: string;
  scenario: string;
  status: 'ready' | 'paid' | 'partialCancelled' | 'cancelled' | 'failed';
  resultCode: string;
  balance: number;
  requestedAt: string;
  paidAt: string;
  failedAt: string;
  cancelledAt: string;
  approveNo: string;
  netCancels: number;
  refundAnswersLost: number;
  cancels: Cancel[];
};

export type Failure = { code: string };
export type LedgerState = { sequence: number; transactions: Transaction[]; overrides: Record<string, string> };

const NEVER = '0';
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

/**
 * The sandbox's ledger of charges and refunds. Every change is one synchronous step, so that no request sees a partial
 * change. `save` is called after each change.
 */
export class Ledger {
  state: LedgerState;
  readonly clock: () => Date;
  readonly save: (state: LedgerState) => void;

  constructor(state: LedgerState | undefined, clock: () => Date, save: (state: LedgerState) => void) {
    this.state = state ?? { sequence: 0, transactions: [], overrides: {} };
    this.clock = clock;
    this.save = save;
  }

  clear(): void {
    this.state = { sequence: this.state.sequence, transactions: [], overrides: {} };
    this.save(this.state);
  }

  byTid(tid: string): Transaction | undefined {
    return this.state.transactions.find((one) => one.tid === tid);
  }

  /** Returns the charge of an order, or its latest authorisation if there is no charge. */
  byOrder(orderId: string): Transaction | undefined {
    const all = this.state.transactions.filter((one) => one.orderId === orderId);
    return all.find((one) => one.paidAt !== NEVER) ?? all.at(-1);
  }

  /**
   * Returns the scenario that a test has set for the order, or else the card's. An unknown scenario counts as
   * `approved`.
   */
  play(transaction: { orderId: string; scenario: string }): Scenario {
    const id = this.state.overrides[transaction.orderId] ?? transaction.scenario;
    return scenarioById(id) ?? (scenarioById('approved') as Scenario);
  }

  override(orderId: string, scenario: string): void {
    this.state.overrides[orderId] = scenario;
    this.save(this.state);
  }

  isPaid(orderId: string): boolean {
    return this.state.transactions.some((one) => one.orderId === orderId && one.paidAt !== NEVER);
  }

  authorise(
    order: Pick<
      Transaction,
      | 'orderId'
      | 'amount'
      | 'currency'
      | 'method'
      | 'goodsName'
      | 'mallReserved'
      | 'buyerName'
      | 'buyerTel'
      | 'buyerEmail'
    >,
    cardNumber: string,
    scenario: string,
  ): Transaction {
    const transaction: Transaction = {
      ...order,
      tid: this.nextTid(),
      authToken: `SANDBOX${randomBytes(16).toString('hex').toUpperCase()}`,
      cardNum: `${cardNumber.slice(0, 8)}****${cardNumber.slice(-4)}`,
      scenario,
      status: 'ready',
      resultCode: '',
      balance: 0,
      requestedAt: NEVER,
      paidAt: NEVER,
      failedAt: NEVER,
      cancelledAt: NEVER,
      approveNo: '',
      netCancels: 0,
      refundAnswersLost: 0,
      cancels: [],
    };
    this.state.transactions.push(transaction);
    this.save(this.state);
    return transaction;
  }

  /** Returns why the approval must be refused, or null. Doesn't change the ledger. */
  approvalFailure(transaction: Transaction, amount: number): Failure | null {
    if (transaction.status !== 'ready') return { code: 'U114' };
    if (amount !== transaction.amount) return { code: 'A123' };
    if (this.isPaid(transaction.orderId)) return { code: 'A127' };
    return null;
  }

  /** Returns the failure that the amount or the scenario causes, or null. */
  scenarioFailure(transaction: Transaction): Failure | null {
    const byAmount = SCENARIO_AMOUNTS.find((one) => one.matches(transaction.amount));
    if (byAmount) return { code: byAmount.code };
    const { approve } = this.play(transaction);
    return typeof approve === 'object' ? { code: approve.refuse } : null;
  }

  requested(transaction: Transaction): void {
    transaction.requestedAt = this.now();
    this.save(this.state);
  }

  charge(transaction: Transaction): void {
    transaction.status = 'paid';
    transaction.resultCode = '0000';
    transaction.balance = transaction.amount;
    transaction.paidAt = this.now();
    transaction.approveNo = String(++this.state.sequence).padStart(8, '0');
    this.save(this.state);
  }

  fail(transaction: Transaction, code: string): void {
    transaction.status = 'failed';
    transaction.resultCode = code;
    transaction.failedAt = this.now();
    this.save(this.state);
  }

  /**
   * Returns the failure that the transaction's scenario causes for every refund, or null if the scenario allows
   * refunds.
   */
  refundFailure(transaction: Transaction): Failure | null {
    const code = this.play(transaction).refundRefusal;
    return code === null ? null : { code };
  }

  /**
   * Refunds an amount, or the balance if `amount` is null. Returns the reason if the refund is refused, otherwise null.
   */
  cancel(
    transaction: Transaction,
    request: { orderId: string; amount: number | null; reason: string },
    partialCancel: boolean,
  ): Failure | null {
    if (transaction.status === 'cancelled') return { code: '2013' };
    if (transaction.paidAt === NEVER) return { code: '2012' };
    const { amount, orderId } = request;
    if (amount !== null) {
      if (amount <= 0) return { code: '2010' };
      if (this.usedForCancel(orderId) || this.isPaid(orderId)) return { code: 'U112' };
      if (amount > transaction.balance) return { code: '2032' };
      if (!partialCancel && amount !== transaction.amount) return { code: 'U128' };
    }
    if (this.clock().getTime() - Date.parse(transaction.paidAt) > YEAR) return { code: '2016' };
    this.refund(transaction, amount ?? transaction.balance, request);
    return null;
  }

  netCancel(transaction: Transaction): Failure | null {
    if (transaction.paidAt === NEVER) return { code: '2012' };
    if (transaction.status === 'cancelled') return { code: '2013' };
    if (this.clock().getTime() - Date.parse(transaction.paidAt) > HOUR) return { code: '2020' };
    this.refund(transaction, transaction.balance, { orderId: transaction.orderId, reason: 'net cancel' });
    return null;
  }

  private refund(transaction: Transaction, amount: number, { orderId, reason }: { orderId: string; reason: string }) {
    const whole = amount === transaction.balance;
    const tid = transaction.cancels.length === 0 && whole ? transaction.tid : this.nextTid();
    transaction.cancels.push({ tid, orderId, amount, cancelledAt: this.now(), reason });
    transaction.balance -= amount;
    transaction.status = whole ? 'cancelled' : 'partialCancelled';
    transaction.cancelledAt = this.now();
    this.save(this.state);
  }

  private usedForCancel(orderId: string): boolean {
    return this.state.transactions.some((one) => one.cancels.some((cancel) => cancel.orderId === orderId));
  }

  private nextTid(): string {
    const time = this.now().slice(2, 19).replace(/\D/g, '');
    return `sandbox${time}${randomBytes(5).toString('hex')}`;
  }

  private now(): string {
    return this.clock().toISOString();
  }
}
