import type { MemberCreated } from '../../generated/types.ts';
import { userNameOf, userTypeOf } from '../member/member.rules.ts';
import { addMember, findMember, type NewMember, type TakenCode } from '../member/member.usecases.ts';
import { issueMembership } from '../membership/membership.usecases.ts';
import type { Database } from '../platform/database/database.ts';
import { ok, type Outcome } from '../platform/outcome.ts';
import type { Device } from '../session/device.rules.ts';
import { openSession } from '../session/session.usecases.ts';
import type { SignupDeps } from './signup.usecases.ts';
import { noteMember, type SignupRow } from './signup.repository.ts';
import { type Information, isUnder14, type StoredAnswer } from './signup.rules.ts';

export type Credentials = { loginId: string; passwordHash: string };
type Person = Omit<NewMember, 'loginId'>;

/**
 * Creates the account with its membership number and social account, records the account in the sign-up, and logs the
 * member in. Uses the caller's transaction. The response that is stored with the sign-up doesn't include the session,
 * because the session's token must be stored only as a hash.
 */
export async function openAccount(
  deps: SignupDeps,
  tx: Database,
  row: SignupRow,
  person: Person,
  credentials: Credentials | undefined,
  device: Device,
): Promise<Outcome<MemberCreated, TakenCode>> {
  const added = credentials
    ? await addWith(deps, tx, { ...person, ...credentials })
    : await addWithOwnId(deps, tx, person, row);
  if (!added.ok) return added;
  const { memberId, loginId } = added.value;
  const { companyCode, memberType } = row;
  const answer: StoredAnswer = {
    result: 'success',
    login_id: loginId,
    user_name: userNameOf({ last_name: person.lastName, first_name: person.firstName }),
    member_type: memberType,
    join_type: row.joinType,
    member_no:
      userTypeOf(memberType) === 'MEMBERSHIP'
        ? await issueMembership(tx, { companyCode, memberId }, { now: deps.clock.now(), ids: deps.ids })
        : null,
  };
  await noteMember(tx, row, { memberId, answer });
  const member = await findMember(tx, { companyCode, memberId });
  return ok({ ...answer, session: member ? await openSession(deps, tx, member, device) : null });
}

type Added = { memberId: string; loginId: string };

async function addWith(deps: SignupDeps, tx: Database, person: NewMember): Promise<Outcome<Added, TakenCode>> {
  const added = await addMember(tx, deps, person);
  return added.ok ? ok({ ...added.value, loginId: person.loginId }) : added;
}

const ID_ATTEMPTS = 3;

/** Adds a member with a generated ID, such as kakao7Q2M9XT4. If the ID is taken, tries another one. */
async function addWithOwnId(
  deps: SignupDeps,
  tx: Database,
  person: Person,
  { social }: SignupRow,
): Promise<Outcome<Added, TakenCode>> {
  for (let attempt = 1; ; attempt += 1) {
    const added = await addWith(deps, tx, { ...person, social, loginId: deps.ids.number(social?.provider ?? '') });
    if (added.ok || added.failure.code !== 'duplicate_id' || attempt === ID_ATTEMPTS) return added;
  }
}

/**
 * Builds the member from the sign-up's proofs and the information in the request. Includes a guardian only for a child
 * under 14.
 */
export function newMember(row: SignupRow, information: Information, day: string): Person {
  return {
    companyCode: row.companyCode,
    hotelCode: row.hotelCode,
    joinType: row.joinType,
    memberType: row.memberType,
    lastName: normalised(information.last_name),
    firstName: normalised(information.first_name),
    lastNameEn: information.last_name_en ? normalised(information.last_name_en) : null,
    firstNameEn: information.first_name_en ? normalised(information.first_name_en) : null,
    phoneNumber: row.phoneNumber!,
    email: row.email ?? information.email,
    birthday: information.birthday,
    gender: information.gender,
    address: normalised(information.address ?? '') || null,
    addressDetail: normalised(information.address_detail ?? '') || null,
    agreeMarketing: information.agreements.MARKETING,
    agreements: information.agreements,
    ...(isUnder14(information.birthday, day) && {
      guardianName: normalised(information.guardian_name ?? ''),
      guardianPhone: row.guardianPhone,
    }),
    affiliateName: row.affiliation?.affiliate_name ?? null,
    businessNumber: row.affiliation?.business_number ?? row.sale?.businessNumber ?? null,
    customerNumber: row.affiliation?.customer_number ?? null,
    ownedRoom: row.ownedRoom,
    referralCode: row.sale?.referralCode ?? null,
  };
}

/** Trims text and converts it to NFC, because some keyboards send Korean syllables as separate letters. */
function normalised(text: string): string {
  return text.trim().normalize('NFC');
}
