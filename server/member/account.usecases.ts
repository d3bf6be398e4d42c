import type { ProblemCode } from '../../generated/problems.ts';
import type { MemberChange, MemberResult, SocialLinkRequest, SocialProvider } from '../../generated/types.ts';
import type { Database } from '../platform/database/database.ts';
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

/** What an area knows of matters that are open. */
export type OpenMatters = {
  /** Lets what is just becoming one end first. Before the account is locked, in the order in which that is done elsewhere. */
  lock?: (tx: Database, key: MemberKey) => Promise<void>;
  /** The numbers of the reservations that they are of. */
  find: (tx: Database, key: MemberKey, now: Date) => Promise<string[]>;
};

export type AccountDeps = MemberReader &
  WithdrawalDeps & {
    /** While one of them names something nobody withdraws. */
    openMatters: readonly OpenMatters[];
    /** Uses up the ticket that a social login gave. */
    redeemSocialTicket: (
      tx: Database,
      companyCode: string,
      ticket: string,
      now: Date,
    ) => Promise<Outcome<SocialKey, 'verification_expired'>>;
  };

/** Changes what a member may change alone, and tells the account as it is then. */
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
  if (!(await updateMemberRow(deps.db, key, change, deps.clock.now()))) return fail('session_expired');
  return getMember(deps, key, language);
}

/** Ends the account, unless something is open: `withdrawal_failed` names the reservations (DECISIONS, Withdrawal). */
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
    const gone = await withdraw(tx, deps, key);
    return gone.ok ? ok() : fail('session_expired');
  });
}

/** Links the social account of a ticket, which it uses up only where it succeeds. */
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
  const left = await deleteSocialAccount(db, key, provider);
  if (left === 'unlinked') return ok();
  return fail(left === 'first' ? 'first_social_cannot_unlink' : 'unlink_failed');
}
