import { afterAll, beforeAll, test } from 'vitest';
import { type Child, lineOf, startChild } from '../../../scripts/support/children.ts';
import { freePort } from '../../../scripts/support/ports.ts';
import { useBrowser, visitor } from '../../support/pages/browser.ts';
import {
  choose,
  confirmed,
  continueButton,
  expect,
  fillIn,
  headed,
  payButton,
  sitePageOf,
} from '../../support/pages/site-page.ts';

useBrowser();

let devMock: Child;
let start: string;
beforeAll(async () => {
  devMock = startChild('scripts/mock/dev-mock.ts', [], { env: { PORT: String(await freePort()) } });
  start = await lineOf(devMock, (line) => /^Site\s+(\S+)$/.exec(line)?.[1]);
});
afterAll(() => devMock.end());

test('npm run dev:mock: a booking at the printed address opens the payment window automatically', async () => {
  const { page } = await visitor({ alone: true });
  const sitePage = sitePageOf(page);
  await page.goto(start);
  await headed(page, sitePage.formatMessage('catalogue:list.title'));
  await choose(sitePage);
  await fillIn(sitePage);
  await continueButton(sitePage).click();
  await payButton(sitePage).click();
  await expect(page.getByRole('heading', { name: 'Payment window (mock)' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await confirmed(sitePage);
});
