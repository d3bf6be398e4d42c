import type { BookerCodeResult, HoldResult } from '../../../generated/types.ts';
import { maskPhone } from '../../../server/platform/values/phone.ts';
import type { TestDeps } from './deps.ts';
import { done, type Guest, type StayWish } from './guest.ts';

/** Sends the queued messages and returns the newest code that was sent to `to`, which may be a masked phone number. */
export async function codeSentTo(deps: TestDeps, { to }: Pick<BookerCodeResult, 'to'>): Promise<string> {
  await deps.queue.runDue(['message.send']);
  const text = deps.outbox.findLast((message) => [message.to, maskPhone(message.to)].includes(to))?.text ?? '';
  const code = /\d{6}/.exec(text)?.[0];
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** Requests the code for claiming a guest's reservation. `call` must send the member's credentials. */
export function requestClaimCode({ call }: Pick<Guest, 'call'>, number: string, token: string) {
  const path = `/client/booking/reservations/${number}/member-code`;
  return call<BookerCodeResult>('POST', path, { 'reservation-token': token });
}

export function claimWith(
  { call }: Pick<Guest, 'call'>,
  number: string,
  token: string,
  request: { verification_id: string; code: string },
) {
  return call<string>('PUT', `/client/booking/reservations/${number}/member`, { 'reservation-token': token }, request);
}

/** Adds a guest's reservation to the caller's account with the code that was sent to the booker. */
export async function claimByCode(deps: TestDeps, caller: Pick<Guest, 'call'>, number: string, token: string) {
  const sent = done(await requestClaimCode(caller, number, token));
  const request = { verification_id: sent.verification_id, code: await codeSentTo(deps, sent) };
  return claimWith(caller, number, token, request);
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
