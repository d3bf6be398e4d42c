import type { HoldCodeResult, HoldResult } from '../../../generated/types.ts';
import type { TestDeps } from './deps.ts';
import { done, type Guest, type StayWish } from './guest.ts';

export async function codeSentTo(deps: TestDeps, { to }: Pick<HoldCodeResult, 'to'>): Promise<string> {
  await deps.queue.runDue(['message.send']);
  const text = deps.outbox.findLast((message) => message.to === to)?.text ?? '';
  const code = /\d{6}/.exec(text)?.[0];
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** Books a stay without prepayment: creates a hold and confirms it with the code that was sent. */
export async function bookByCode(
  deps: TestDeps,
  guest: Guest,
  wish: StayWish,
): Promise<HoldResult & { token: string }> {
  const { hold_number, reservation_token: token } = await guest.reserve(wish);
  const sent = done(await guest.sendCode(hold_number, token));
  const request = { verification_id: sent.verification_id, code: await codeSentTo(deps, sent) };
  return { ...done(await guest.confirm(hold_number, token, request)), token };
}
