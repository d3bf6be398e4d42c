import type { ProblemCode } from '../../generated/problems.ts';
import type { MemberChange, MemberResult, SocialLinkRequest, SocialProvider } from '../../generated/types.ts';
import type { Database } from '../platform/database/database.ts';
import { recordEvents } from '../platform/events/events.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Language } from '../platform/values/language.ts';
import {
  deleteSocialAccount,
  holdMember,
  insertSocialAccount,
  lockMember,
  updateMemberRow,
} from './member.repository.ts';
import type { MemberKey, SocialKey } from './member.rules.ts';
import { getMember, type MemberReader, withdraw, type WithdrawalDeps } from './member.usecases.ts';

/** A domain area's check for anything that blocks a withdrawal, such as upcoming stays. */
export type OpenMatters = {
  /** Waits for concurrent reservations. Runs before the account is locked, to follow the global lock order. */
  lock?: (tx: Database, key: MemberKey) => Promise<void>;
  find: (tx: Database, key: MemberKey, now: Date) => Promise<string[]>;
};

export type AccountDeps = MemberReader &
  WithdrawalDeps & {
    openMatters: readonly OpenMatters[];
    redeemSocialTicket: (
      tx: Database,
      companyCode: string,
      ticket: string,
      now: Date,
    ) => Promise<Outcome<SocialKey, 'verification_expired'>>;
  };

export async function updateMember(
  deps: AccountDeps,
  key: MemberKey,
  request: MemberChange,
  language: Language,
): Promise<Outcome<MemberResult, ProblemCode<'updateMember'>>> {
  const change = {
    lastNameEn: request.last_name_en ?? null,
    firstNameEn: request.first_name_en ?? null,
    address: request.address ?? null,
    addressDetail: request.address_detail ?? null,
    agreeMarketing: request.agree_marketing,
  };
  const updated = await inTransaction(deps.db, async (tx) => {
    if (!(await updateMemberRow(tx, key, change, deps.clock.now()))) return fail('session_expired');
    await recordEvents(deps, tx, [{ ...key, type: 'member.changed' }]);
    return ok();
  });
  return updated.ok ? getMember(deps, key, language) : updated;
}

/**
 * Deletes the account. If stays or refunds are still open, fails with `withdrawal_failed` and returns the affected
 * reservation numbers (docs/decisions/withdrawal.md).
 */
export function withdrawMember(
  deps: AccountDeps,
  key: MemberKey,
): Promise<Outcome<void, ProblemCode<'withdrawMember'>>> {
  return inTransaction(deps.db, async (tx) => {
    for (const { lock } of deps.openMatters) await lock?.(tx, key);
    if (!(await lockMember(tx, key))) return fail('session_expired');
    const now = deps.clock.now();
    const open = new Set<string>();
    for (const { find } of deps.openMatters) for (const number of await find(tx, key, now)) open.add(number);
    if (open.size > 0) return fail('withdrawal_failed', { extra: { reservation_numbers: [...open].slice(0, 100) } });
    const withdrawn = await withdraw(tx, deps, key);
    return withdrawn.ok ? ok() : fail('session_expired');
  });
}

/** Links the social account that a ticket identifies. The ticket is consumed only if the account is linked. */
export function linkSocialAccount(
  deps: AccountDeps,
  key: MemberKey,
  { social_ticket }: SocialLinkRequest,
): Promise<Outcome<void, ProblemCode<'linkSocialAccount'>>> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await holdMember(tx, key))) return fail('session_expired');
    const now = deps.clock.now();
    const social = await deps.redeemSocialTicket(tx, key.companyCode, social_ticket, now);
    if (!social.ok) return fail('link_failed');
    const { provider, subject } = social.value;
    return (await insertSocialAccount(tx, key, { provider, subject }, now)) ? ok() : fail('already_linked');
  });
}

export async function unlinkSocialAccount(
  { db }: AccountDeps,
  key: MemberKey,
  provider: SocialProvider,
): Promise<Outcome<void, ProblemCode<'unlinkSocialAccount'>>> {
  const result = await deleteSocialAccount(db, key, provider);
  if (result === 'unlinked') return ok();
  return fail(result === 'first' ? 'first_social_cannot_unlink' : 'unlink_failed');
}
