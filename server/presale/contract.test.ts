import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  BundleContract,
  ContractsResult,
  MemberDataResult,
  ReservationListResult,
  ReservationStatus,
  SubMemberResult,
  VouchersResult,
} from '../../generated/types.ts';
import { OWNED_ROOMS, TIERS } from '../../scripts/demo/company.ts';
import { coupon, grant, type Own } from '../../tests/support/api/benefits.ts';
import { done, guestOf, problemOf, type StayWish } from '../../tests/support/api/guest.ts';
import { codeSentTo } from '../../tests/support/api/hold-code.ts';
import { makeMember, sessionCalls, withdrawMember } from '../../tests/support/api/members.ts';
import { demoHotel, withoutLanguage } from '../../tests/support/api/properties.ts';
import { roomy, startTestApp, type TestApp } from '../../tests/support/api/test-app.ts';
import { memberNumbersOf, saveTiers } from '../membership/membership.usecases.ts';
import { grantTier } from '../membership/tier.usecases.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { saveContracts } from './contract.usecases.ts';
import { saveOwnedRooms } from './presale.usecases.ts';

const NIGHTS = { hotel_code: '15', room_type_code: 'OCS' };

let app: TestApp;
beforeAll(async () => {
  const resort = demoHotel('15', (hotel) => {
    roomy(hotel);
    hotel.member_rates = [
      { tier_code: 'WELCOME', percent: 3 },
      { tier_code: 'GOLD', percent: 10 },
    ];
    hotel.stay_benefits = ['free_breakfast'];
  });
  app = await startTestApp({ now: '2027-06-01T01:00:00Z', hotels: [demoHotel('1', roomy), resort] });
  await saveTiers(app.deps.db, 'haneul', TIERS);
});
afterAll(() => app.close());

async function logIn(given: Parameters<typeof makeMember>[1] = {}): Promise<Own> {
  const member = await makeMember(app.deps, given);
  const { token } = done(await sessionCalls(app.guest).login(member.loginId));
  return { ...guestOf(app.send, { authorization: `Bearer ${token}` }), member };
}

let counter = 0;
async function owner(contract: Partial<BundleContract> = {}): Promise<Own & { number: string; key: string }> {
  counter += 1;
  const { contract: _, ...room } = OWNED_ROOMS[0]!;
  const room_number = `9${counter}`;
  const contract_number = `PS-T-${counter}`;
  const given: BundleContract = {
    contract_number,
    contract_type: 'managed',
    contracted_on: '2024-05-17',
    hotel_code: '15',
    room_type_codes: ['OCS'],
    vouchers_total: 5,
    ...contract,
  };
  await saveContracts(app.deps.db, 'haneul', [{ ...room, room_number, contract: given }]);
  const { building_code, unit_code } = room;
  const ownedRoom = { building_code, building_name: '101동', unit_code, unit_name: 'A타입', room_number };
  const own = await logIn({ memberType: 'PRESALE_INDIVIDUAL', ownedRoom });
  return { ...own, number: contract_number, key: room_number };
}
function contractsOf({ call }: Own, language = 'ko') {
  return call<ContractsResult>('GET', '/client/presale/contracts', { 'accept-language': language });
}
function add({ call }: Own, number: string, login_id: string, user_name = '김민서') {
  const body = { login_id, user_name };
  return call<SubMemberResult>('POST', `/client/presale/contracts/${number}/sub-members`, {}, body);
}
function setActive({ call }: Own, number: string, id: string, active: boolean) {
  return call<SubMemberResult>('PUT', `/client/presale/contracts/${number}/sub-members/${id}`, {}, { active });
}
function uses({ call }: Own, number: string) {
  return call<VouchersResult>('GET', `/client/presale/contracts/${number}/vouchers`);
}
async function history({ call }: Own, status: ReservationStatus): Promise<string[]> {
  const path = `/client/booking/reservations?status=${status}`;
  return done(await call<ReservationListResult>('GET', path)).reservations.map((one) => one.reservation_number);
}
function paidBy(voucher_contract: string, more: StayWish = {}): StayWish {
  return { ...NIGHTS, voucher_contract, ...more };
}
/** Holds rooms and confirms the hold with a code, because nothing has to be paid. */
async function book(by: Own, wish: StayWish) {
  const { hold_number, reservation_token } = await by.reserve(wish);
  const sent = done(await app.guest.sendCode(hold_number, reservation_token));
  const { verification_id } = sent;
  const code = await codeSentTo(app.deps, sent);
  const { reservation_number } = done(
    await app.guest.confirm(hold_number, reservation_token, { verification_id, code }),
  );
  return { number: reservation_number!, token: reservation_token };
}

describe('a contract', () => {
  test("shows its room's name in the property's language if it is missing in the guest's", async () => {
    const jiwoo = await owner();
    await saveOwnedRooms(app.deps.db, 'haneul', [
      withoutLanguage({ ...OWNED_ROOMS[0]!, room_number: jiwoo.key }, 'es'),
    ]);
    const [listed] = done(await contractsOf(jiwoo, 'es')).contracts;
    expect(listed!.room).toMatchObject({ building_name: 'Building 101', unit_name: 'Type A' });
  });

  test("is exported to a sub-member without the holder's names", async () => {
    const [jiwoo, minseo] = [await owner(), await logIn()];
    done(await add(jiwoo, jiwoo.number, minseo.member.loginId));
    const exported = async ({ call }: Own) =>
      done(await call<MemberDataResult>('GET', '/client/member/data')).contracts;
    expect(await exported(jiwoo)).toMatchObject([{ main_contractor: '김민서', main_contractor_en: 'Minseo Kim' }]);
    const [shared] = await exported(minseo);
    expect(shared).toMatchObject({ role: 'sub', main_contractor: null });
    expect(shared).not.toHaveProperty('main_contractor_en');
  });

  test('is visible only to the main contract holder and the sub-members', async () => {
    const [jiwoo, minseo, other] = [await owner(), await logIn(), await logIn()];
    expect(done(await contractsOf(jiwoo)).contracts).toEqual([
      expect.objectContaining({
        contract_number: jiwoo.number,
        role: 'main',
        active: true,
        status: 'active',
        hotel_name: '별 리조트 제주',
        hotel_tel: '064-555-0150',
        main_contractor: '김민서',
        main_contractor_en: 'Minseo Kim',
        vouchers: { total: 5, used: 0, remaining: 5 },
        sub_members: [],
      }),
    ]);
    expect(done(await contractsOf(minseo)).contracts).toEqual([]);
    const added = done(await add(jiwoo, jiwoo.number, minseo.member.loginId.toUpperCase(), '김 민서')).sub_member;
    expect(added).toMatchObject({ user_name: '김민서', active: true });
    expect(done(await add(jiwoo, jiwoo.number, minseo.member.loginId)).sub_member).toEqual(added);
    expect(done(await contractsOf(minseo)).contracts[0]).toMatchObject({ role: 'sub', active: true, sub_members: [] });
    expect(done(await contractsOf(jiwoo)).contracts[0]!.sub_members).toEqual([added]);

    expect(problemOf(await add(minseo, jiwoo.number, other.member.loginId))).toBe('404 contract_not_found');
    expect(problemOf(await add(other, jiwoo.number, minseo.member.loginId))).toBe('404 contract_not_found');
    expect(problemOf(await add(jiwoo, jiwoo.number, other.member.loginId, '박도윤'))).toBe('404 member_not_matched');
    expect(problemOf(await add(jiwoo, jiwoo.number, 'nobody99'))).toBe('404 member_not_matched');
    expect(problemOf(await add(jiwoo, jiwoo.number, jiwoo.member.loginId))).toBe('404 member_not_matched');
    expect(problemOf(await setActive(minseo, jiwoo.number, added.sub_member_id, false))).toBe('404 contract_not_found');
    const foreign = await owner();
    expect(problemOf(await setActive(foreign, foreign.number, added.sub_member_id, false))).toBe(
      '404 contract_not_found',
    );
    expect(problemOf(await uses(other, jiwoo.number))).toBe('404 contract_not_found');
    const bare = await owner({ vouchers_total: 0 });
    expect(problemOf(await uses(bare, bare.number))).toBe('404 voucher_not_found');
  });

  test('belongs to one account, so a second claim to the room is rejected', async () => {
    const jiwoo = await owner();
    const room = {
      building_code: 'B101',
      building_name: '101동',
      unit_code: 'A',
      unit_name: 'A타입',
      room_number: jiwoo.key,
    };
    await expect(makeMember(app.deps, { memberType: 'PRESALE_INDIVIDUAL', ownedRoom: room })).rejects.toThrow();
  });
});

describe('vouchers', () => {
  test('pay for every night, and can be used by a sub-member until deactivation', async () => {
    const [jiwoo, minseo] = [await owner(), await logIn()];
    const { sub_member_id } = done(await add(jiwoo, jiwoo.number, minseo.member.loginId)).sub_member;
    const quote = done(await minseo.quote(NIGHTS));
    expect(quote.benefits?.vouchers).toEqual([
      expect.objectContaining({ contract_number: jiwoo.number, needed: 2, remaining: 5 }),
    ]);
    const { stay, confirmed_by } = done(await minseo.quote(paidBy(jiwoo.number)));
    expect({ total: stay.total_price, confirmed_by }).toEqual({ total: 0, confirmed_by: 'code' });
    const { number, token } = await book(minseo, paidBy(jiwoo.number));
    const { reservation } = done(await app.guest.detail(number, token));
    expect(reservation).toMatchObject({
      status: 'complete',
      total_price: 0,
      allowed_actions: expect.not.arrayContaining(['change']),
    });
    expect(await history(minseo, 'complete')).toEqual([number]);
    expect(await history(minseo, 'confirmed')).toEqual([]);
    expect(done(await uses(jiwoo, jiwoo.number))).toMatchObject({
      vouchers: { total: 5, used: 2, remaining: 3 },
      uses: [{ reservation_number: number, user_name: '김민서', start_date: '2027-06-11', vouchers: 2 }],
    });
    expect(done(await uses(minseo, jiwoo.number)).uses).toHaveLength(1);

    const earlier = done(await minseo.quote(paidBy(jiwoo.number)));
    done(await setActive(jiwoo, jiwoo.number, sub_member_id, false));
    expect(problemOf(await minseo.hold(earlier))).toBe('404 contract_not_found');
    expect(problemOf(await minseo.quote(paidBy(jiwoo.number)))).toBe('404 contract_not_found');
    expect(done(await minseo.quote(NIGHTS)).benefits?.vouchers).toEqual([]);
    done(await setActive(jiwoo, jiwoo.number, sub_member_id, true));
    done(await minseo.hold(earlier));
    expect(await app.differences()).toEqual([]);
  });

  test('are returned by a free cancellation, but stay used if there is a fee', async () => {
    const jiwoo = await owner();
    const early = await book(jiwoo, paidBy(jiwoo.number));
    expect(done(await app.guest.preview(early.number, early.token)).voucher_refund).toBe(2);
    done(await app.guest.cancel(early.number, early.token, 0));
    expect(done(await uses(jiwoo, jiwoo.number)).vouchers.remaining).toBe(5);
    const late = await book(jiwoo, paidBy(jiwoo.number, { start_date: '2027-06-02', end_date: '2027-06-03' }));
    const { fee, voucher_refund } = done(await app.guest.preview(late.number, late.token));
    expect(voucher_refund).toBe(0);
    done(await app.guest.cancel(late.number, late.token, fee));
    expect(done(await uses(jiwoo, jiwoo.number)).vouchers.remaining).toBe(4);
  });

  test('are rejected with a specific code for each reason', async () => {
    const jiwoo = await owner();
    const refused = async (wish: StayWish, by: Own = jiwoo) => problemOf(await by.quote(wish));
    expect(await refused(paidBy('PS-NONE'))).toBe('404 contract_not_found');
    expect(await refused(paidBy(jiwoo.number), await logIn())).toBe('404 contract_not_found');
    expect(problemOf(await app.guest.quote(paidBy(jiwoo.number)))).toBe('401 login_required');
    expect(await refused({ voucher_contract: jiwoo.number })).toBe('404 voucher_not_found');
    expect(await refused(paidBy(jiwoo.number, { room_type_code: 'VIL' }))).toBe('404 voucher_not_found');
    expect(await refused(paidBy(jiwoo.number, { rooms: 3 }))).toBe('409 voucher_exceeds_remaining');
    await grant(app.deps, jiwoo.member, 5_000);
    expect(await refused(paidBy(jiwoo.number, { use_point: 1_000 }))).toBe('422 benefit_not_combinable');
    const coupons = [[{ coupon_code: await coupon(app.deps, jiwoo), date: '2027-06-11' }]];
    expect(await refused(paidBy(jiwoo.number, { coupons }))).toBe('422 benefit_not_combinable');
    await inTransaction(app.deps.db, (tx) => grantTier(tx, app.deps, jiwoo.member, { tierCode: 'GOLD', until: null }));
    const [member_no = ''] = await memberNumbersOf(app.deps.db, jiwoo.member);
    const ofTier: StayWish = { member_no, ofTier: [['free_breakfast']] };
    done(await jiwoo.quote({ ...NIGHTS, ...ofTier }));
    expect(await refused(paidBy(jiwoo.number, ofTier))).toBe('422 benefit_not_combinable');
    const { stay } = done(await jiwoo.quote(paidBy(jiwoo.number, { member_no })));
    expect(stay.rooms[0]!.lines.map(({ kind }) => kind)).not.toContain('membership');
    const ended = await owner({ ended_on: '2027-06-01' });
    expect(await refused(paidBy(ended.number), ended)).toBe('404 contract_not_found');
    const today = { start_date: '2027-06-01', end_date: '2027-06-02' };
    const profit = await owner({ contract_type: 'profit' });
    expect(await refused(paidBy(profit.number, today), profit)).toBe('409 same_day_owned_room_unavailable');
    done(await profit.quote(paidBy(profit.number)));
    done(await jiwoo.quote(paidBy(jiwoo.number, today)));
    const minseo = await logIn();
    done(await add(profit, profit.number, minseo.member.loginId));
    await withdrawMember(app.deps, profit.member);
    expect(await refused(paidBy(profit.number), minseo)).toBe('404 main_contractor_not_found');
  });
});
