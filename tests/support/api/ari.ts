import type { AriResult, AriUpdate } from '../../../generated/types.ts';
import { type Answer, type Guest, done } from './guest.ts';

const PROVIDER = { 'provider-key': 'provider-key-of-the-tests' };

let messages = 0;

/** Returns a message for hotel 1, with a new ID and the next sequence number. */
export function ariMessage(change: Partial<AriUpdate>): AriUpdate {
  messages += 1;
  return { hotel_code: '1', message_id: `message-${messages}`, sequence: messages, ...change };
}

export function sendAri(guest: Guest, message: unknown, headers: Record<string, string> = PROVIDER) {
  return guest.call<AriResult>('POST', '/provider/ari-updates', headers, message);
}

/** Sends a message and returns its result. Throws if a row has a problem. */
export async function applyAri(guest: Guest, change: Partial<AriUpdate>): Promise<AriResult> {
  const result = done((await sendAri(guest, ariMessage(change))) as Answer<AriResult>);
  if (result.outcome !== 'applied' || result.problems.length > 0) throw new Error(JSON.stringify(result));
  return result;
}
