import type { ProblemCode } from '../../../generated/problems.ts';
import type {
  EventType,
  MemberChangesResult,
  MemberSearchRequest,
  MemberSearchResult,
  ProviderMember,
  ProviderMemberResult,
} from '../../../generated/types.ts';
import { findMember, getMember, type MemberKey } from '../../member/member.usecases.ts';
import { memberNumbersOf } from '../../membership/membership.usecases.ts';
import { tierRecordOf } from '../../membership/tier.usecases.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readChanges } from '../../platform/events/changes.ts';
import { fail, fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import type { Language } from '../../platform/values/language.ts';
import { pointsToUse } from '../../points/points.usecases.ts';
import { readSale } from '../../presale/presale.usecases.ts';
import { findMemberId } from './provider-members.repository.ts';

type Deps = { db: Database; clock: Clock };

const OF_MEMBERS: readonly EventType[] = ['member.joined', 'member.changed', 'member.withdrawn'];

/** Returns the members with events after a cursor, each once, in the order of their last event. */
export async function listMemberChanges(
  deps: Deps,
  companyCode: string,
  { changed_since: since }: { changed_since?: string | undefined },
  language: Language,
): Promise<Outcome<MemberChangesResult, ProblemCode<'listMemberChanges'>>> {
  const found = await readChanges(deps.db, companyCode, { types: OF_MEMBERS, since, keyOf: (event) => event.memberId });
  if (!found.ok) return found;
  const { changes, ...position } = found.value;
  const members: MemberChangesResult['members'] = [];
  for (const { key: memberId, ...change } of changes) {
    const loaded = await loadMember(deps, { companyCode, memberId }, language);
    members.push({ member_id: memberId, member: loaded.ok ? loaded.value : null, ...change });
  }
  return ok({ result: 'success', members, ...position });
}

/** Fails with `not_found` if the company has no such member. */
export async function getProviderMember(
  deps: Deps,
  key: MemberKey,
  language: Language,
): Promise<Outcome<ProviderMemberResult, ProblemCode<'getProviderMember'>>> {
  const loaded = await loadMember(deps, key, language);
  return loaded.ok ? ok({ result: 'success', member: loaded.value }) : loaded;
}

/** Returns the member who meets every condition. Requires at least one condition. */
export async function findMembers(
  deps: Deps,
  companyCode: string,
  wanted: MemberSearchRequest,
  language: Language,
): Promise<Outcome<MemberSearchResult, ProblemCode<'findMembers'>>> {
  if (Object.values(wanted).every((value) => value === undefined))
    return fieldFail('/login_id', 'validation', 'At least one condition is required.');
  const memberId = await findMemberId(deps.db, companyCode, wanted);
  const loaded = memberId === undefined ? undefined : await loadMember(deps, { companyCode, memberId }, language);
  return ok({ result: 'success', members: loaded?.ok ? [loaded.value] : [] });
}

async function loadMember(
  { db, clock }: Deps,
  key: MemberKey,
  language: Language,
): Promise<Outcome<ProviderMember, 'not_found'>> {
  const person = await findMember(db, key);
  const profile = await getMember({ db, memberNumbersOf, readSale }, key, language);
  if (!person || !profile.ok) return fail('not_found');
  return ok({
    member_id: key.memberId,
    hotel_code: person.hotelCode,
    joined_at: person.createdAt.toISOString(),
    profile: profile.value.member,
    tier: await tierRecordOf(db, key),
    points_balance: await pointsToUse(db, key, clock.now()),
  });
}
