import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onWithdrawal } from '../../server/app.ts';
import { findByLoginId, withdraw } from '../../server/member/member.usecases.ts';
import { ok } from '../../server/platform/outcome.ts';
import { inTransaction } from '../../server/platform/database/transaction.ts';
import { type Answer, done, problemOf } from '../support/api/guest.ts';
import { type TestPostgres, testPostgres } from '../support/database/postgres.ts';
import { timesOver } from '../support/long.ts';
import { type Joiner, type SignupSite, startSignupSite } from '../support/api/signup.ts';

/** Each race is repeated, because a different request may win each time. */
const ROUNDS = Array.from({ length: timesOver(10) }, (_, round) => round);

let postgres: TestPostgres;
let site: SignupSite;
let joiner: Joiner;
beforeAll(async () => {
  postgres = await testPostgres();
  site = await startSignupSite({ database: await postgres.open(40) });
  joiner = site.joiner;
});
afterAll(async () => {
  await site.close();
  await postgres.close();
});

let number = 0;
function nextPhone() {
  return `010777${String((number += 1)).padStart(5, '0')}`;
}
function outcomes(answers: Answer<unknown>[]) {
  return answers.map((answer) => (answer.status < 400 ? String(answer.status) : problemOf(answer))).sort();
}
async function count(table: string, where: ReturnType<typeof sql>) {
  return (
    await site.deps.db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)} WHERE ${where}`,
    )
  ).rows[0]!.n;
}
async function readyMany(many: number) {
  const tokens = [];
  for (let n = 0; n < many; n += 1) tokens.push(await joiner.ready('GENERAL', nextPhone()));
  return tokens;
}

test.each(ROUNDS)('only one of eight concurrent sign-ups with the same ID succeeds (%i)', async (round) => {
  const tokens = await readyMany(8);
  const answers = await Promise.all(
    tokens.map((token, n) =>
      joiner.create(token, {
        login_id: n % 2 ? `race${round}id` : `RACE${round}ID`,
        email: `race${round}-${n}@guest.example`,
      }),
    ),
  );
  expect(outcomes(answers)).toEqual(['201', ...Array<string>(7).fill('409 duplicate_id')]);
  expect(await count('member', sql`login_id_key = ${`race${round}id`}`)).toBe(1);
});

test.each(ROUNDS)('only one of six concurrent sign-ups with the same email address succeeds (%i)', async (round) => {
  const tokens = await readyMany(6);
  const answers = await Promise.all(
    tokens.map((token, n) =>
      joiner.create(token, { login_id: `mail${round}n${n}`, email: `${n % 2 ? 'ONE' : 'one'}${round}@guest.example` }),
    ),
  );
  expect(outcomes(answers)).toEqual(['201', ...Array<string>(5).fill('409 duplicate_email')]);
});

test.each(ROUNDS)(
  'only one of four concurrent sign-ups with the same verified phone number succeeds (%i)',
  async (round) => {
    const phone = nextPhone();
    const tokens = [];
    for (let n = 0; n < 4; n += 1) tokens.push(await joiner.ready('GENERAL', phone));
    const answers = await Promise.all(
      tokens.map((token, n) =>
        joiner.create(token, { login_id: `phone${round}n${n}`, email: `phone${round}-${n}@guest.example` }),
      ),
    );
    expect(outcomes(answers)).toEqual(['201', ...Array<string>(3).fill('409 duplicate_phone')]);
    expect(await count('member', sql`phone_number = ${phone}`)).toBe(1);
  },
);

test.each(ROUNDS)('only one of four concurrent sign-ups with the same social account succeeds (%i)', async (round) => {
  const tokens = [];
  for (let n = 0; n < 4; n += 1) {
    const social_ticket = await joiner.socialTicket('kakao', { subject: `race-${round}` });
    const { signup_token } = done(await joiner.start('GENERAL', { social_ticket }));
    done(await joiner.prove(signup_token, nextPhone()));
    tokens.push(signup_token);
  }
  const answers = await Promise.all(
    tokens.map((token, n) => joiner.createSocial(token, { email: `kakao${round}-${n}@guest.example` })),
  );
  expect(outcomes(answers)).toEqual(['201', ...Array<string>(3).fill('409 duplicate_id')]);
  expect(await count('social_account', sql`subject = ${`race-${round}`}`)).toBe(1);
});

test.each(ROUNDS)(
  'a sign-up sent twenty times creates one member and one session, and otherwise returns the same response (%i)',
  async (round) => {
    const token = await joiner.ready('GENERAL', nextPhone());
    const information = { login_id: `twenty${round}`, email: `twenty${round}@guest.example` };
    const answers = await Promise.all(Array.from({ length: 20 }, () => joiner.create(token, information)));
    expect(outcomes(answers)).toEqual(Array<string>(20).fill('201'));
    const members = answers.map(({ body: { session: _, ...member } }) => member);
    expect(members).toEqual(Array(20).fill(members[0]));
    expect(answers.filter(({ body }) => body.session !== null)).toHaveLength(1);
    expect(await count('member', sql`login_id = ${`twenty${round}`}`)).toBe(1);
    expect(await count('membership', sql`member_no = ${answers[0]!.body.member_no}`)).toBe(1);
  },
);

test('a social sign-up sent twenty times and a sign-up sent with twenty IDs each create one member', async () => {
  const social_ticket = await joiner.socialTicket('naver', { subject: 'twenty' });
  const { signup_token } = done(await joiner.start('GENERAL', { social_ticket }));
  done(await joiner.prove(signup_token, nextPhone()));
  const socials = await Promise.all(
    Array.from({ length: 20 }, () => joiner.createSocial(signup_token, { email: 'twenty-naver@guest.example' })),
  );
  expect(outcomes(socials)).toEqual(Array<string>(20).fill('201'));
  expect(new Set(socials.map(({ body }) => body.login_id)).size).toBe(1);

  const token = await joiner.ready('GENERAL', nextPhone());
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      joiner.create(token, { login_id: `many${n}`, email: `many${n}@guest.example` }),
    ),
  );
  expect(outcomes(many)).toEqual(['201', ...Array<string>(19).fill('401 session_expired')]);
  expect(await count('member', sql`login_id LIKE 'many%'`)).toBe(1);
});

test('ten concurrent uses of a social login ticket start only one sign-up', async () => {
  const social_ticket = await joiner.socialTicket('google', { subject: 'ten' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => joiner.start('GENERAL', { social_ticket })));
  expect(outcomes(answers)).toEqual(['201', ...Array<string>(9).fill('410 verification_expired')]);
});

test.each(ROUNDS)('at most five concurrent guesses at a code are compared (%i)', async () => {
  const { signup_token: token } = done(await joiner.start('GENERAL'));
  const phone = nextPhone();
  const { verification_id } = done(await joiner.send(token, phone));
  const code = Number(await joiner.codeFor(phone));
  const guesses = Array.from({ length: 30 }, (_, n) => String((code + 1 + n) % 1_000_000).padStart(6, '0'));
  const answers = await Promise.all(guesses.map((guess) => joiner.confirm(token, verification_id, guess)));
  expect(outcomes(answers)).toEqual([
    ...Array<string>(25).fill('410 verification_expired'),
    ...Array<string>(5).fill('422 verification_failed'),
  ]);
  const right = await joiner.confirm(token, verification_id, String(code).padStart(6, '0'));
  expect(problemOf(right)).toBe('410 verification_expired');
});

test.each(ROUNDS)('the right code in ten concurrent requests is accepted only once (%i)', async () => {
  const { signup_token: token } = done(await joiner.start('GENERAL'));
  const phone = nextPhone();
  const { verification_id } = done(await joiner.send(token, phone));
  const code = await joiner.codeFor(phone);
  const answers = await Promise.all(Array.from({ length: 10 }, () => joiner.confirm(token, verification_id, code)));
  expect(outcomes(answers)).toEqual(['200', ...Array<string>(9).fill('410 verification_expired')]);
  expect(done(await joiner.state(token)).signup.phone_number).toBe(phone);
});

test.each(ROUNDS)(
  'a withdrawal during a sign-up with the same phone number never allows a new account within 30 days (%i)',
  async (round) => {
    const phone = nextPhone();
    const second = await joiner.ready('GENERAL', phone);
    await joiner.join('GENERAL', phone, { login_id: `leaves${round}`, email: `leaves${round}@guest.example` });
    const person = (await findByLoginId(site.deps.db, 'haneul', `leaves${round}`))!;
    const [left, answer] = await Promise.all([
      inTransaction(site.deps.db, (tx) =>
        withdraw(tx, { ...site.deps, onWithdrawal: onWithdrawal(site.deps) }, person),
      ),
      joiner.create(second, { login_id: `follows${round}`, email: `follows${round}@guest.example` }),
    ]);
    expect(left.ok).toBe(true);
    expect(['409 duplicate_phone', '409 rejoin_too_early']).toContain(problemOf(answer));
    expect(await count('member', sql`phone_number = ${phone}`)).toBe(0);
  },
);

test("a phone number that becomes the guardian's while the member is being created is checked again", async () => {
  const [own, guardian] = [nextPhone(), nextPhone()];
  const token = await joiner.ready('GENERAL', own);
  done(await joiner.prove(token, guardian, { subject: 'GUARDIAN' }));
  const information = {
    login_id: 'young2027',
    email: 'young@guest.example',
    birthday: '2020-01-01',
    guardian_name: '박하나',
  };
  const isWaiting = async () =>
    (await count('pg_stat_activity', sql`wait_event_type = 'Lock' AND query ILIKE '%for update%'`)) > 0;
  let creating: ReturnType<Joiner['create']>;
  // Lock the sign-up. The request to create the member has already been validated; it waits for the lock and then finds
  // that the sign-up has changed.
  await inTransaction(site.deps.db, async (tx) => {
    await tx.execute(sql`UPDATE signup SET phone_number = guardian_phone WHERE phone_number = ${own}`);
    creating = joiner.create(token, information);
    await expect.poll(isWaiting).toBe(true);
    return ok();
  });
  expect(problemOf(await creating!)).toBe('422 guardian_consent_required');
  expect(await count('member', sql`login_id = 'young2027'`)).toBe(0);
});

test('no deadlock occurred', async () => {
  const { rows } = await site.deps.db.execute<{ deadlocks: number }>(
    sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
