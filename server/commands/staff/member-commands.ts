import type { Command } from 'commander';
import { CouponGrant, MemberId, PointsEntryRequest } from '../../../generated/zod/schemas.ts';
import { memberDeps } from '../../app.ts';
import { grantCoupon } from '../../coupon/provider-coupons.usecases.ts';
import { eraseMember, exportMember } from '../../member/staff-member.usecases.ts';
import { directionOf } from '../../points/points.rules.ts';
import { createPointsEntry } from '../../points/provider-points.usecases.ts';
import { type ErrorCode, ok, type Outcome } from '../../platform/outcome.ts';
import { findMemberId } from '../../provider/member/provider-members.repository.ts';
import { endAllSessions } from '../../session/staff-sessions.usecases.ts';
import { given, textsOf } from './options.ts';
import { refuse, type Report, type Run, type Staff, valid } from './staff.ts';

type Points = { type: string; note?: string; expires?: string };
type Coupon = {
  title: string[];
  type: string;
  percent?: string;
  amount?: string;
  validUntil?: string;
  hotel?: string[];
};

const MEMBER = 'ID, membership number, login ID, phone number or email';

export function memberCommands(program: Command, run: Run): void {
  const points = program.command('points').description('points of members');
  for (const [name, type, what] of [
    ['grant', 'admin_grant', 'grant points, which expire after a year'],
    ['deduct', 'admin_deduction', 'deduct points, starting with those that expire first'],
  ] as const)
    points
      .command(`${name} <member> <points>`)
      .description(`${what} (member: ${MEMBER})`)
      .option('--type <type>', 'type of the transaction', type)
      .option('--note <text>', 'note that the member sees')
      .option('--expires <time>', 'time at which granted points expire')
      .action((member: string, amount: string, options: Points) =>
        run((staff) => forMember(staff, member, (memberId) => movePoints(staff, memberId, name, amount, options))),
      );
  program
    .command('coupon')
    .description('coupons of members')
    .command('grant <member>')
    .description(`grant a coupon with a new code (member: ${MEMBER})`)
    .requiredOption('--title <language=text...>', 'title in each language, such as ko=할인 en=Discount')
    .option('--type <type>', 'all, package or upselling', 'all')
    .option('--percent <number>', 'discount as a percentage')
    .option('--amount <number>', 'discount as an amount in minor units of the currency')
    .option('--valid-until <date>', 'last date for bookings')
    .option('--hotel <code...>', 'properties that accept it')
    .action((member: string, options: Coupon) =>
      run((staff) => forMember(staff, member, (memberId) => giveCoupon(staff, memberId, options))),
    );
  accountCommands(program, run);
}

function accountCommands(program: Command, run: Run): void {
  const account = program.command('member').description('accounts of members');
  account
    .command('logout <member>')
    .description(`end all sessions of a member (member: ${MEMBER})`)
    .action((member: string) =>
      run((staff) =>
        forMember(staff, member, async (memberId) => {
          const ended = await endAllSessions(staff.deps, staff.by, memberId);
          return ended.ok ? ok(reportOf('Ended all sessions.', { member_id: memberId })) : ended;
        }),
      ),
    );
  account
    .command('export <member>')
    .description(`print all data about a member as JSON (member: ${MEMBER})`)
    .action((member: string) =>
      run((staff) =>
        forMember(staff, member, async (memberId) => {
          const data = await exportMember(memberDeps(staff.deps), staff.by, memberId, 'en');
          return data.ok ? ok(reportOf(JSON.stringify(data.value, null, 2), data.value)) : data;
        }),
      ),
    );
  account
    .command('erase <member>')
    .description(`close a member's account and erase their data (member: ${MEMBER})`)
    .action((member: string) =>
      run((staff) =>
        forMember(staff, member, async (memberId) => {
          const confirmed = await staff.confirm(`Erase the member ${member} (${memberId})?`);
          if (!confirmed.ok) return confirmed;
          const erased = await eraseMember(memberDeps(staff.deps), staff.by, memberId);
          return erased.ok ? ok(reportOf('Erased the member.', { member_id: memberId, erased: true })) : erased;
        }),
      ),
    );
}

type Done = Promise<Outcome<Report, ErrorCode>>;

function reportOf(text: string, json: unknown): Report {
  return { text, json };
}

/** Finds the member that the person means. */
async function forMember({ deps, by }: Staff, member: string, work: (memberId: string) => Done): Done {
  if (MemberId.safeParse(member).success) return work(member);
  for (const field of ['member_no', 'login_id', 'phone_number', 'email'] as const) {
    const memberId = await findMemberId(deps.db, by.companyCode, { [field]: member });
    if (memberId !== undefined) return work(memberId);
  }
  return refuse('The company has no such member.');
}

async function movePoints(
  { deps, callOf }: Staff,
  memberId: string,
  name: 'grant' | 'deduct',
  amount: string,
  { type: points_type, note, expires: expires_at }: Points,
): Done {
  const request = valid(PointsEntryRequest, given({ points_type, points: Number(amount), note, expires_at }));
  if (!request.ok) return request;
  if ((directionOf(request.value.points_type) === 'in') !== (name === 'grant'))
    return refuse(`The type ${points_type} doesn't ${name} points.`);
  const call = { ...callOf('createPointsEntry'), memberId };
  const moved = await createPointsEntry(deps, call, request.value);
  return moved.ok ? ok(reportOf(`Done. The balance is ${moved.value.balance}.`, moved.value)) : moved;
}

async function giveCoupon({ deps, callOf }: Staff, memberId: string, options: Coupon): Done {
  const { title, type: coupon_type, percent, amount, validUntil: valid_until, hotel: hotel_codes } = options;
  if ((percent === undefined) === (amount === undefined)) return refuse('Choose either --percent or --amount.');
  const discount_type = percent === undefined ? 'FIXED' : 'PERCENT';
  const terms = {
    coupon_title: textsOf(title),
    coupon_type,
    discount_type,
    discount_amount: Number(percent ?? amount),
  };
  const request = valid(CouponGrant, given({ ...terms, valid_until, hotel_codes }));
  if (!request.ok) return request;
  const granted = await grantCoupon(deps, { ...callOf('grantCoupon'), memberId }, request.value);
  return granted.ok ? ok(reportOf(`Granted the coupon ${granted.value.coupon_code}.`, granted.value)) : granted;
}
