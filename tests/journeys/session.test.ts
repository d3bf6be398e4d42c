import { test } from 'vitest';
import { DESK, setOffline, useBrowser, visitor } from '../support/pages/browser.ts';
import { asMember, toLogin, typeLogin } from '../support/pages/login-page.ts';
import { unreachable } from '../support/pages/intercept.ts';
import { choose, expect, headed, sitePageOf, startAddress, toList } from '../support/pages/site-page.ts';
import { problemMessages } from '../support/client/messages.ts';

useBrowser();

test('a member stays logged in after a reload and in another tab, and logs out of both tabs', async () => {
  const { page, context } = await visitor({ viewport: DESK });
  const { formatMessage } = sitePageOf(page);
  const linkIn = (tab: typeof page, name: string) =>
    tab.getByRole('banner').getByRole('link', { name: formatMessage(`app:header.${name}`) });
  await asMember(page, 'minseo21');
  await page.goto(startAddress());
  await expect(linkIn(page, 'logout')).toBeVisible();
  await expect(linkIn(page, 'login')).toHaveCount(0);
  await page.reload();
  await expect(linkIn(page, 'myPage')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await expect(linkIn(other, 'logout')).toBeVisible();
  await linkIn(page, 'logout').click();
  await expect(linkIn(other, 'login')).toBeVisible();
});

test('reports that the network is down, and logs in when it is back', async () => {
  const { page } = await visitor({ alone: true });
  const sitePage = sitePageOf(page);
  await toLogin(sitePage);
  const notification = page.getByRole('main').getByRole('status').first();
  await setOffline(page, true);
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await expect(notification).toContainText(sitePage.formatMessage('app:offline'));
  await setOffline(page, false);
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await headed(page, '하루 시티 서울');
});

test('the texts for a network failure are loaded at the first interaction', async () => {
  const { page } = await visitor({ alone: true });
  const sitePage = sitePageOf(page);
  // Start waiting before the page is opened: Playwright's own scripts can count as an interaction, so the texts may be
  // loaded before the mouse moves.
  const messages = page.waitForResponse(/\/assets\/errors-/).then((response) => response.finished());
  await toLogin(sitePage);
  await page.mouse.move(20, 20);
  await messages;
  await unreachable(page, '**');
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await expect(page.getByText(problemMessages('ko', 'unavailable').title)).toBeVisible();
});

test('if the code of the booking form fails to load, the login and the entry page still work', async () => {
  const { page } = await visitor({ alone: true, viewport: DESK });
  const sitePage = sitePageOf(page);
  await toList(sitePage, 49);
  await choose(sitePage);
  await page.goto('/login');
  const refused: string[] = [];
  await page.route('**/assets/booking.actions-*.js', (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
  await headed(page, '하루 시티 서울');
  await page.goto(startAddress());
  await headed(page, '하루 시티 서울');
  await expect(
    page.getByRole('banner').getByRole('link', { name: sitePage.formatMessage('app:header.myPage') }),
  ).toBeVisible();
  expect(refused).not.toEqual([]);
});
