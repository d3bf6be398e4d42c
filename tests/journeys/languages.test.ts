import type { Page, Response } from 'playwright';
import { test } from 'vitest';
import { DESK, PHONE, useBrowser, visitor } from '../support/pages/browser.ts';
import { LANGUAGES } from '../../server/platform/values/language.ts';
import { fits } from '../support/pages/inspect.ts';
import { someOf } from '../support/long.ts';
import {
  choose,
  confirmed,
  continueButton,
  expect,
  fillIn,
  headed,
  payButton,
  sitePageOf,
  startAddress,
  takenOver,
  toList,
  translated,
  useCard,
} from '../support/pages/site-page.ts';
import { formatMessageIn } from '../support/client/messages.ts';

useBrowser();

test('the language given in an address is kept; the header offers Korean, English and that language, and the footer offers all languages', async () => {
  const { page } = await visitor({ viewport: DESK, locale: 'en-US', path: startAddress({ lang: 'th' }) });
  const language = page.locator('html');
  const choice = page.getByRole('banner').getByRole('group', { name: formatMessageIn('th')('app:header.language') });
  await headed(page, translated('th', 'Haru City Seoul'));
  await expect(language).toHaveAttribute('lang', 'th');
  await expect(choice.getByRole('button')).toHaveText(['KOR', 'ENG', 'THA']);
  await expect(choice.getByRole('button', { pressed: true })).toHaveText('THA');

  await page.goto('/login?tab=lookup&lang=MON');
  await headed(page, formatMessageIn('mn')('session:lookup.title'));
  await page.getByRole('button', { name: 'ENG', exact: true }).click();
  await headed(page, formatMessageIn('en')('session:lookup.title'));
  await page.waitForURL(/login\?tab=lookup$/);
  await page.reload();
  await headed(page, formatMessageIn('en')('session:lookup.title'));
  await page.goto('/?lang=MON');
  await headed(page, translated('mn', 'Haru City Seoul'));
  await expect(language).toHaveAttribute('lang', 'mn');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('MON');

  await page.getByRole('button', { name: 'KOR', exact: true }).click();
  await headed(page, '하루 시티 서울');
  await expect(language).toHaveAttribute('lang', 'ko');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const all = page
    .getByRole('contentinfo')
    .getByRole('combobox', { name: formatMessageIn('ko')('app:header.language') });
  await expect(all).toHaveValue('ko');
  await expect(all.getByRole('option')).toHaveCount(10);
  await all.selectOption({ label: 'Tiếng Việt' });
  await expect(language).toHaveAttribute('lang', 'vi');
});

test('only the texts of the current language are downloaded', async () => {
  const { page } = await visitor();
  const files: Promise<string>[] = [];
  const collect = (response: Response) => {
    // Ignore a file whose download was aborted by a navigation.
    if (['document', 'script'].includes(response.request().resourceType())) files.push(response.text().catch(() => ''));
  };
  page.on('response', collect);
  await page.goto(startAddress({ lang: 'vi' }));
  await headed(page, translated('vi', 'Haru City Seoul'));
  await toList(sitePageOf(page, 'vi'), 60);
  page.off('response', collect);
  const downloaded = (await Promise.all(files)).join('\n');
  const sentences = ['app:skip', 'app:footer.vendor', 'catalogue:list.title', 'catalogue:calendar.cannotFollow'];
  const there = (locale: Parameters<typeof formatMessageIn>[0]) =>
    sentences.filter((key) => downloaded.includes(formatMessageIn(locale)(key)));
  expect(there('vi')).toEqual(sentences);
  for (const other of ['ko', 'en', 'th', 'mn', 'es'] as const) expect(there(other), other).toEqual([]);
});

/** Languages with the longest words. */
const LONGEST = ['mn', 'es', 'pt'] as const;

test('no column of the list is narrower than its longest word', async () => {
  const { page } = await visitor({ viewport: PHONE, locale: 'en-US' });
  await toList(sitePageOf(page, 'ko'), 60);
  for (const lang of someOf(LONGEST, LANGUAGES)) {
    await page.goto(`/reservation?lang=${lang}`);
    await headed(page, formatMessageIn(lang)('catalogue:list.title'));
    await takenOver(page);
    await page.getByRole('article').nth(1).waitFor();
    for (const width of [390, 768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      // The page may adapt to the new width only in a later frame.
      await expect.poll(() => wordsBroken(page), `${lang} at ${width}`).toEqual([]);
    }
  }
});

/**
 * Returns the words in the main content of the page that are broken across two lines. Chinese, Japanese and Thai are
 * skipped, because they have no spaces between words.
 */
function wordsBroken(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    function readOutOnly(element: Element | null): boolean {
      if (element === null || element === main) return false;
      return getComputedStyle(element).clipPath !== 'none' || readOutOnly(element.parentElement);
    }
    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement!.checkVisibility() || readOutOnly(text.parentElement)) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}.,₩]+/gu)) {
        if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
}

// screens.test.ts covers the language with the longest words, which is enough except in `npm run test:long`.
test.each(someOf([], LANGUAGES))('in %s, every screen of a booking fits every width', async (lang) => {
  const { page } = await visitor({ viewport: PHONE, locale: 'en-US' });
  const sitePage = sitePageOf(page, lang);
  const { formatMessage } = sitePage;
  const found: string[] = [];
  const look = async (name: string) => void found.push(...(await fits(page, `${lang} ${name}`)));

  await page.goto(startAddress({ lang }));
  await headed(page, lang === 'ko' ? '하루 시티 서울' : translated(lang, 'Haru City Seoul'));
  await takenOver(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: formatMessage('catalogue:compare.title') }).waitFor();
  await look('home');
  await page.getByRole('button', { name: new RegExp(`^${formatMessage('catalogue:search.dates')}`) }).click();
  await page.getByRole('grid').first().waitFor();
  // The year must be Gregorian, even in the language of a country that uses another calendar.
  await expect(page.getByRole('dialog').getByText(String(new Date().getFullYear())).first()).toBeVisible();
  await look('dates');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: formatMessage('app:header.menu') }).click();
  const all = page.getByRole('dialog').getByRole('combobox', { name: formatMessage('app:header.language') });
  await expect(all).toHaveValue(lang);
  await look('menu');

  // Each language uses different nights, because there are not enough rooms for all of them on the same nights.
  await toList(sitePage, 60 + 3 * LANGUAGES.indexOf(lang));
  await look('list');
  await choose(sitePage);
  await continueButton(sitePage).click();
  await page.getByText(formatMessage('booking-form:guest.errors.guest_phone.missing')).waitFor();
  await look('info with errors');
  await fillIn(sitePage);
  await continueButton(sitePage).click();
  await headed(page, formatMessage('payment:heading.PREPAY'));
  await look('payment');
  await payButton(sitePage).click();
  await useCard(sitePage);
  const number = await confirmed(sitePage);
  await look('success');
  await page.goto(`/reservation/detail?number=${number}`);
  await headed(page, formatMessage('booking:detail.title'));
  await look('detail');
  await page.goto('/login?tab=lookup');
  await headed(page, formatMessage('session:lookup.title'));
  await look('look-up');
  expect(found).toEqual([]);
});
