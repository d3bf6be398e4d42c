import type { MemberCreated, MemberInformation, SocialMemberInformation } from '../../generated/types.ts';
import { userNameOf, userTypeOf } from '../member/member.rules.ts';
import { addMember, hashPassword, type NewMember } from '../member/member.usecases.ts';
import { issueMembership } from '../membership/membership.usecases.ts';
import type { Database } from '../platform/database.ts';
import { fail, ok, type Outcome } from '../platform/outcome.ts';
import { inTransaction } from '../platform/transaction.ts';
import { today } from '../platform/values/nights.ts';
import { type Hotel, showsMembershipTermsAlone } from '../property/hotel.rules.ts';
import { findHotel } from '../property/property.usecases.ts';
import type { SignupDeps } from './signup.deps.ts';
import { findSignup, lockSignup, noteMember, type SignupKey, type SignupRow } from './signup.repository.ts';
import { guardianConsents, type Information, isUnder14, missingOf, mistakesIn } from './signup.rules.ts';

/**
 * Makes the member of a sign-up, once: asked again with the same ID it answers the same. Failures: session_expired (also with another ID),
 * signup_not_completed, validation and the codes of fields, password_mismatch, guardian_consent_required, duplicate_id,
 * duplicate_email, duplicate_phone, rejoin_too_early.
 */
export const createMember = (
  deps: SignupDeps,
  key: SignupKey,
  information: MemberInformation,
): Promise<Outcome<MemberCreated>> => {
  const { login_id: loginId, password } = information;
  return create(deps, key, information, async () => ({ loginId, passwordHash: await hashPassword(password) }));
};

/** As createMember, of a social sign-up: the account has no password, and its ID is made here. */
export const createSocialMember = (
  deps: SignupDeps,
  key: SignupKey,
  information: SocialMemberInformation,
): Promise<Outcome<MemberCreated>> => create(deps, key, information, undefined);

type Credentials = { loginId: string; passwordHash: string };

/** `login`: hashes the password, which takes long; so it is done before the transaction, and only for who will get an account. */
async function create(
  deps: SignupDeps,
  key: SignupKey,
  information: Information & { login_id?: string },
  login: (() => Promise<Credentials>) | undefined,
): Promise<Outcome<MemberCreated>> {
  const row = await findSignup(deps.db, key);
  if (!row) return fail('session_expired');
  if (row.answer) return madeAlready(row.answer, information.login_id);
  const found = await findHotel(deps, row.hotelCode);
  if (!found.ok) return found;
  const refused = refusalOf(deps, row, found.value, information, login !== undefined);
  if (refused) return refused;
  const credentials = await login?.();

  return inTransaction<MemberCreated>(deps.db, async (tx) => {
    const locked = await lockSignup(tx, key);
    if (!locked) return fail('session_expired');
    if (locked.answer) return madeAlready(locked.answer, information.login_id);
    return addTo(deps, tx, locked, information, credentials);
  });
}

const madeAlready = (answer: MemberCreated, loginId: string | undefined): Outcome<MemberCreated> =>
  loginId === undefined || loginId.toLowerCase() === answer.login_id.toLowerCase() ? ok(answer) : fail('session_expired');

function refusalOf(
  deps: SignupDeps,
  row: SignupRow,
  { document }: Hotel,
  information: Information,
  hasPassword: boolean,
): ReturnType<typeof fail> | undefined {
  if (hasPassword !== (row.joinType === 'NORMAL') || missingOf(row).length > 0) return fail('signup_not_completed');
  const day = today(document.time_zone, deps.clock.now());
  const mistakes = mistakesIn(information, row, { today: day, termsAlone: showsMembershipTermsAlone(document) });
  const [first] = mistakes;
  if (first) {
    const code = mistakes.every((mistake) => mistake.code === first.code) ? first.code : 'validation';
    return fail(code, { status: 422, errors: mistakes });
  }
  if (isUnder14(information.birthday, day) && !guardianConsents(row, information))
    return fail('guardian_consent_required');
  return undefined;
}

/** The account with what was proven, its membership number, and that this sign-up has made it. */
async function addTo(
  deps: SignupDeps,
  tx: Database,
  row: SignupRow,
  information: Information,
  credentials: Credentials | undefined,
): Promise<Outcome<MemberCreated>> {
  const person = newMember(row, information);
  const added = credentials
    ? await addWith(deps, tx, { ...person, ...credentials })
    : await addWithOwnId(deps, tx, person, row);
  if (!added.ok) return added;
  const { memberId, loginId } = added.value;
  const { companyCode, memberType } = row;
  const answer: MemberCreated = {
    result: 'success',
    login_id: loginId,
    user_name: userNameOf(information),
    member_type: memberType,
    join_type: row.joinType,
    member_no: userTypeOf(memberType) === 'MEMBERSHIP' ? await issueMembership(tx, { companyCode, memberId, now: deps.clock.now(), ids: deps.ids }) : null,
  };
  await noteMember(tx, row, { memberId, answer });
  return ok(answer);
}

type Added = { memberId: string; loginId: string };

async function addWith(deps: SignupDeps, tx: Database, person: NewMember): Promise<Outcome<Added>> {
  const added = await addMember(tx, deps, person);
  return added.ok ? ok({ ...added.value, loginId: person.loginId }) : added;
}

const ID_ATTEMPTS = 3;

/** A social account's ID, such as kakao7Q2M9XT4. One that is taken is as good as impossible; then another is tried. */
async function addWithOwnId(
  deps: SignupDeps,
  tx: Database,
  person: Omit<NewMember, 'loginId'>,
  { social }: SignupRow,
): Promise<Outcome<Added>> {
  for (let attempt = 1; ; attempt += 1) {
    const added = await addWith(deps, tx, { ...person, social, loginId: deps.ids.number(social?.provider ?? '') });
    if (added.ok || added.failure.code !== 'duplicate_id' || attempt === ID_ATTEMPTS) return added;
  }
}

/** What was proven comes from the sign-up, the rest from what the person said. */
const newMember = (row: SignupRow, said: Information): Omit<NewMember, 'loginId'> => ({
  companyCode: row.companyCode,
  hotelCode: row.hotelCode,
  joinType: row.joinType,
  memberType: row.memberType,
  lastName: said.last_name.trim(),
  firstName: said.first_name.trim(),
  lastNameEn: said.last_name_en?.trim() ?? null,
  firstNameEn: said.first_name_en?.trim() ?? null,
  phoneNumber: row.phoneNumber ?? said.phone_number ?? '',
  email: row.email ?? said.email,
  birthday: said.birthday,
  gender: said.gender,
  address: said.address?.trim() || null,
  addressDetail: said.address_detail?.trim() || null,
  agreeMarketing: said.agreements.MARKETING,
  guardianName: said.guardian_name?.trim() ?? null,
  guardianPhone: row.guardianPhone,
  affiliateName: row.affiliation?.affiliate_name ?? null,
  businessNumber: row.affiliation?.business_number ?? row.sale?.businessNumber ?? null,
  customerNumber: row.affiliation?.customer_number ?? null,
  ownedRoom: row.ownedRoom,
});
