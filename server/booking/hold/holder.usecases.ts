import type { HoldRequest } from '../../../generated/types.ts';
import { type RateLimiter, tooMany } from '../../platform/rate-limit.ts';
import { keyedHash } from '../../platform/tokens.ts';
import { homePhone } from '../../platform/values/phone.ts';
import { HOLD_MINUTES, MOST_HELD } from '../booking.rules.ts';
import { bookerOf } from '../customer.rules.ts';
import type { Holder } from './take-hold.repository.ts';

/**
 * Returns the keyed hashes that identify a booker for MOST_HELD. `address` is null if the client address is unknown.
 */
export function holderOf(
  secret: string,
  { companyCode, address }: { companyCode: string; address: string | null },
  customer: HoldRequest['customerInfo'],
): Holder {
  const { phone, email } = bookerOf(customer);
  const hashed = (kind: string, value: string) => keyedHash(secret, `holder ${companyCode} ${kind} ${value}`);
  return {
    fromAddress: address === null ? null : hashed('address', address),
    fromPhone: hashed('phone', homePhone(phone)),
    fromEmail: hashed('email', mailboxOf(email)),
  };
}

/**
 * Removes the tag, because name+tag@host and name@host are the same mailbox. Also removes the dots from Gmail
 * addresses, because Gmail ignores them.
 */
function mailboxOf(email: string): string {
  const untagged = email.toLowerCase().replace(/(?<=.)\+[^@]*(?=@[^@]*$)/, '');
  const gmail = /^(.+)@(?:gmail|googlemail)\.com$/.exec(untagged)?.[1];
  return gmail === undefined ? untagged : `${gmail.replaceAll('.', '')}@gmail.com`;
}

export function mostHeld(limiter: Pick<RateLimiter, 'most'>): typeof MOST_HELD {
  const scaled = ({ holds, roomNights }: { holds: number; roomNights: number }) => ({
    holds: limiter.most(holds),
    roomNights: limiter.most(roomNights),
  });
  return { address: scaled(MOST_HELD.address), phone: scaled(MOST_HELD.phone), email: scaled(MOST_HELD.email) };
}

export function tooManyHolds(limiter: Pick<RateLimiter, 'most'>) {
  return tooMany({ limit: limiter.most(MOST_HELD.phone.holds), remaining: 0, resetSeconds: HOLD_MINUTES * 60 });
}
