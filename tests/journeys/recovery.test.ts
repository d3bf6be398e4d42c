import { beforeAll, inject, test } from 'vitest';
import { addDemoMembers, DEMO_MEMBERS, type DemoMember } from '../../scripts/demo/members.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { openDatabase } from '../../server/platform/database.ts';
import { systemIds } from '../../server/platform/ids.ts';
import { silentLog } from '../../server/platform/log.ts';
import { useBrowser, visitor } from '../support/browser.ts';
import { TEST_SECRET } from '../support/deps.ts';
import { keysOf, logIn, toNewPassword, typeLogin } from '../support/entrance.ts';
import { expect, headed, walkOf } from '../support/walk.ts';
import { problemWords } from '../support/words.ts';

useBrowser();

const NEW_PASSWORD = 'Noeul!20275';

/** One of each kind, whom no other journey knows: their passwords change. */
const forgetful: DemoMember[] = DEMO_MEMBERS.filter(({ withdrawn }) => !withdrawn).map((member, index) => ({
  ...member,
  loginId: `forgot${index}`,
  phoneNumber: `0105559000${index}`,
  email: `forgot${index}@guest.example`,
}));

beforeAll(async () => {
  const { db, close } = await openDatabase({ url: inject('site').database }, silentLog);
  await addDemoMembers({ db, clock: systemClock, ids: systemIds(), secret: TEST_SECRET }, 'haneul', forgetful);
  await close();
});

test.each(forgetful)(
  'a member of kind $memberType resets a forgotten password, logs in with the new one and out',
  async (member) => {
    const { page } = await visitor();
    const walk = walkOf(page);
    const { say } = walk;
    const { fresh, again } = await toNewPassword(walk, member);
    await fresh.fill(NEW_PASSWORD);
    await again.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: say('session:password.submit') }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('session:find.id.login'), exact: true })
      .click();
    await typeLogin(walk, member.loginId, member.password);
    await expect(page.getByText(problemWords('ko', 'bad_credentials').title)).toBeVisible();
    await logIn(walk, member.loginId, NEW_PASSWORD);
    await page.goto('/logout');
    await expect(page.getByText(say('app:loggedOut'), { exact: true })).toBeVisible();
    await headed(page, '하루 시티 서울');
    expect(await keysOf(page)).toEqual({});
  },
);
