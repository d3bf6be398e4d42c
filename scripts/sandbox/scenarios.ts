/**
 * The sandbox's payment scenarios, which the code, the card page, the README and the tests share. Card numbers begin
 * with 9999, which no card network uses, so they can't belong to real cards.
 */

type WindowStep = 'authorise' | 'cancel' | 'forge_signature' | { refuse: string };

/**
 * How the sandbox handles an approval request. `hold` responds only when released, and then charges only if the caller
 * is still connected. `hold_then_charge` charges when released even if the caller has disconnected. It simulates an
 * approval that arrives after the net cancel for the same payment.
 */
type ApproveStep =
  | 'charge'
  | { refuse: string }
  | 'reset'
  | 'hold'
  | 'hold_then_charge'
  | 'charge_then_hold'
  | 'charge_then_reset'
  | 'charge_then_garble'
  | 'charge_then_missign';

/**
 * How a webhook is sent. A `late` webhook waits until a test releases it. In the standalone process, it is sent after
 * 60 s.
 */
type WebhookStep = 'once' | 'twice' | 'late' | 'forged_first';

export type Scenario = {
  id: string;
  cardNumber: string;
  title: { ko: string; en: string };
  happens: string;
  window: WindowStep;
  approve: ApproveStep;
  /** Number of net cancels whose connection breaks before they take effect. */
  netCancelsLost: number;
  /** Number of refunds that take effect without a response. */
  refundAnswersLost: number;
  /** Error code that every refund returns; null if refunds succeed. */
  refundRefusal: string | null;
  webhook: WebhookStep;
};

const plain = {
  window: 'authorise',
  approve: 'charge',
  netCancelsLost: 0,
  refundAnswersLost: 0,
  refundRefusal: null,
  webhook: 'once',
} satisfies Partial<Scenario>;

export const SCENARIOS: readonly Scenario[] = [
  {
    ...plain,
    id: 'approved',
    cardNumber: '9999000000000012',
    title: { ko: '승인', en: 'Approved' },
    happens: 'Authorised and charged (0000).',
  },
  {
    ...plain,
    id: 'declined',
    cardNumber: '9999000000000020',
    title: { ko: '카드사 거절', en: 'Declined by the issuer' },
    happens: 'Authorised; the approval is refused with 3095. Nothing is charged.',
    approve: { refuse: '3095' },
  },
  {
    ...plain,
    id: 'bad_number',
    cardNumber: '9999000000000038',
    title: { ko: '카드번호 오류', en: 'Wrong card number' },
    happens: 'Authorised; the approval is refused with 3011. Nothing is charged.',
    approve: { refuse: '3011' },
  },
  {
    ...plain,
    id: 'bad_expiry',
    cardNumber: '9999000000000046',
    title: { ko: '유효기간 오류', en: 'Wrong expiry date' },
    happens: 'Authorised; the approval is refused with 3021. Nothing is charged.',
    approve: { refuse: '3021' },
  },
  {
    ...plain,
    id: 'not_authorised',
    cardNumber: '9999000000000053',
    title: { ko: '본인 인증 실패', en: 'Cardholder not verified' },
    happens: 'The window returns C002 without a transaction. Nothing can be charged.',
    window: { refuse: 'C002' },
  },
  {
    ...plain,
    id: 'user_cancels',
    cardNumber: '9999000000000061',
    title: { ko: '고객이 취소', en: 'Cancelled by the customer' },
    happens: 'The window returns I002, as the cancel button does. Nothing can be charged.',
    window: 'cancel',
  },
  {
    ...plain,
    id: 'forged_return',
    cardNumber: '9999000000000079',
    title: { ko: '위조된 응답', en: 'Forged return' },
    happens: 'The return has code 0000 and a wrong signature. The product must reject it; nothing is charged.',
    window: 'forge_signature',
  },
  {
    ...plain,
    id: 'timeout_before_approval',
    cardNumber: '9999000000000087',
    title: { ko: '승인 전 시간 초과', en: 'Time-out before approval' },
    happens: 'The approval gets no response and never charges.',
    approve: 'hold',
  },
  {
    ...plain,
    id: 'timeout_after_approval',
    cardNumber: '9999000000000095',
    title: { ko: '승인 후 시간 초과', en: 'Time-out after approval' },
    happens: 'The approval charges but its response is held back. The product must query and reconcile it.',
    approve: 'charge_then_hold',
  },
  {
    ...plain,
    id: 'charged_after_timeout',
    cardNumber: '9999000000000103',
    title: { ko: '시간 초과 뒤 승인', en: 'Charged after the time-out' },
    happens:
      'The approval gets no response and charges only when released or after 60 s, even if the caller has disconnected.',
    approve: 'hold_then_charge',
  },
  {
    ...plain,
    id: 'reset_before_approval',
    cardNumber: '9999000000000111',
    title: { ko: '승인 전 연결 끊김', en: 'Connection reset before approval' },
    happens: 'The connection breaks and nothing is charged.',
    approve: 'reset',
  },
  {
    ...plain,
    id: 'reset_after_approval',
    cardNumber: '9999000000000129',
    title: { ko: '승인 후 연결 끊김', en: 'Connection reset after approval' },
    happens: 'The approval charges, then the connection breaks.',
    approve: 'charge_then_reset',
  },
  {
    ...plain,
    id: 'unreadable_answer',
    cardNumber: '9999000000000137',
    title: { ko: '읽을 수 없는 응답', en: 'Unreadable response' },
    happens: 'The approval charges and returns half a JSON document.',
    approve: 'charge_then_garble',
  },
  {
    ...plain,
    id: 'bad_answer_signature',
    cardNumber: '9999000000000145',
    title: { ko: '응답 서명 오류', en: 'Response with a wrong signature' },
    happens: 'The approval charges and returns 0000 with a wrong signature.',
    approve: 'charge_then_missign',
  },
  {
    ...plain,
    id: 'net_cancel_fails_twice',
    cardNumber: '9999000000000152',
    title: { ko: '망취소 2회 실패', en: 'Net cancel fails twice' },
    happens: 'The approval charges and the connection breaks; the first two net cancels break the same way.',
    approve: 'charge_then_reset',
    netCancelsLost: 2,
  },
  {
    ...plain,
    id: 'refund_answer_lost',
    cardNumber: '9999000000000160',
    title: { ko: '환불 응답 유실', en: 'Refund without a response' },
    happens: 'Approved. The first refund takes effect, but the connection breaks before its response.',
    refundAnswersLost: 1,
  },
  {
    ...plain,
    id: 'refund_refused',
    cardNumber: '9999000000000202',
    title: { ko: '환불 거절', en: 'Refund refused' },
    happens: 'Approved. Every refund is permanently refused with 2016: too late for this card.',
    refundRefusal: '2016',
  },
  {
    ...plain,
    id: 'late_webhook',
    cardNumber: '9999000000000178',
    title: { ko: '늦은 웹훅', en: 'Late webhook' },
    happens: 'Approved. The webhook is sent when released, or after 60 s.',
    webhook: 'late',
  },
  {
    ...plain,
    id: 'duplicate_webhook',
    cardNumber: '9999000000000186',
    title: { ko: '중복 웹훅', en: 'Duplicated webhook' },
    happens: 'Approved. The webhook is sent twice at the same time.',
    webhook: 'twice',
  },
  {
    ...plain,
    id: 'forged_webhook',
    cardNumber: '9999000000000194',
    title: { ko: '위조된 웹훅', en: 'Forged webhook' },
    happens: 'Approved. A webhook with another amount and a wrong signature arrives before the real one.',
    webhook: 'forged_first',
  },
];

/** Amounts in won that decide the outcome, regardless of the card. */
export const SCENARIO_AMOUNTS: readonly {
  matches: (amount: number) => boolean;
  amounts: string;
  code: string;
  happens: string;
}[] = [
  {
    matches: (amount) => amount < 1000,
    amounts: 'below 1,000',
    code: '3041',
    happens: 'The approval is refused: below the minimum charge.',
  },
  {
    matches: (amount) => amount === 3_095_000,
    amounts: '3,095,000',
    code: '3095',
    happens: 'The approval is declined by the issuer.',
  },
];

export function digitsOf(cardNumber: string): string {
  return cardNumber.replace(/\D/g, '');
}

export function scenarioByCard(cardNumber: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.cardNumber === digitsOf(cardNumber));
}

export function scenarioById(id: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}

/** Renders the tables of cards and amounts for README.md. A test checks that README.md contains them. */
export function scenarioTables(): string {
  const cards = SCENARIOS.map((one) => `| \`${one.id}\` | ${spaced(one.cardNumber)} | ${one.happens} |`);
  const amounts = SCENARIO_AMOUNTS.map((one) => `| ${one.amounts} | ${one.code} | ${one.happens} |`);
  return [
    '| id | card | what happens |',
    '|---|---|---|',
    ...cards,
    '',
    '| amount | code | what happens |',
    '|---|---|---|',
    ...amounts,
  ].join('\n');
}

export function spaced(cardNumber: string): string {
  return cardNumber.replace(/(\d{4})(?=\d)/g, '$1 ');
}
