import type { ProblemCode } from '../../generated/problems.ts';
import type { MemberDataResult } from '../../generated/types.ts';
import type { Clock } from '../platform/clock.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import type { Language } from '../platform/values/language.ts';
import { findRecord } from './member.repository.ts';
import type { MemberKey } from './member.rules.ts';
import { getMember, type MemberReader } from './member.usecases.ts';

type OwnSections = 'result' | 'generated_at' | 'profile' | 'account' | 'social_accounts';
type OtherSections = Omit<MemberDataResult, OwnSections>;

export type MemberDataDeps = MemberReader & {
  clock: Clock;
  readOtherSections: (key: MemberKey, language: Language) => Promise<OtherSections>;
};

/** Returns all data about a member except credentials. Fails with `session_expired` if the member has withdrawn. */
export async function getMemberData(
  deps: MemberDataDeps,
  key: MemberKey,
  language: Language,
): Promise<Outcome<MemberDataResult, ProblemCode<'getMemberData'>>> {
  const [profile, record] = await Promise.all([getMember(deps, key, language), findRecord(deps.db, key)]);
  if (!profile.ok) return profile;
  if (!record) return fail('session_expired');
  const { row, linked } = record;
  return ok({
    result: 'success',
    generated_at: deps.clock.now().toISOString(),
    profile: profile.value.member,
    account: {
      agreements: row.agreements,
      guardian_name: row.guardianName,
      guardian_phone: row.guardianPhone,
      hotel_code: row.hotelCode,
      joined_at: row.createdAt.toISOString(),
    },
    social_accounts: linked.map(({ provider, subject, isFirst, linkedAt }) => ({
      provider,
      subject,
      is_first: isFirst,
      linked_at: linkedAt.toISOString(),
    })),
    ...(await deps.readOtherSections(key, language)),
  });
}
