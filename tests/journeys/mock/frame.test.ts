import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, test } from 'vitest';
import { useBrowser, visitor } from '../../support/pages/browser.ts';
import { expect, headed, sitePageOf, startAddress } from '../../support/pages/site-page.ts';

useBrowser();

test('in another site’s frame, where cookies are not kept, the site offers to open in a new window', async () => {
  const { page, context } = await visitor({ locale: 'en-US' });
  const { formatMessage } = sitePageOf(page, 'en');
  await page.goto(startAddress());
  await headed(page, '하루 시티 서울');
  const { origin } = new URL(page.url());
  const body = `<iframe src="${origin}/chester-proxy?hotel_code=1&p=search&evil=1" width="800" height="600"></iframe>`;
  // The browser treats this server as another site. It runs on this machine, because the browser doesn't let remote
  // sites open local pages in a frame.
  const elsewhere = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(body));
  onTestFinished(() => void elsewhere.close());
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
  const framed = page.frameLocator('iframe');
  const link = framed.getByRole('link', { name: formatMessage('session:proxy.open') });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/start?hotel_code=1&p=search');
  const opened = context.waitForEvent('page');
  await link.click();
  await headed(await opened, formatMessage('session:lookup.title'));
});
