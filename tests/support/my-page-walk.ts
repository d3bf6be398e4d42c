import { DESK, PHONE } from './browser.ts';
import { expect, type SitePage, startAddress } from './site-page.ts';

/** Where somebody walks: a phone that speaks Korean, a desk that speaks English. */
export const PLACES = [
  { locale: 'ko', viewport: PHONE },
  { locale: 'en', viewport: DESK },
] as const;
export type Place = (typeof PLACES)[number];

/** The parts of my page that every member has, by the words of `member:way`. */
const OF_ALL = ['history', 'edit', 'social', 'sessions', 'data', 'withdraw', 'points', 'coupons', 'membership', 'voc'];
/** Answers what is wrong with the screen that is shown, a line for each fault. */
type Look = (name: string) => Promise<readonly string[]>;
/** What some have beside them. */
export type Beside = 'password' | 'contracts' | 'vouchers';

/**
 * Walks every part of my page that a member has, and no other; collects what `look` finds wrong with each screen, which it gets by its
 * name.
 */
export async function walkMyPage(
  sitePage: SitePage,
  { beside, password, look }: { beside: readonly Beside[]; password: string; look?: Look },
): Promise<string[]> {
  const { page, say, locale } = sitePage;
  const found: string[] = [];
  const seen = async (name: string) => {
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    found.push(...((await look?.(name)) ?? []));
  };
  await page.goto(startAddress({ p: 'myPage', lang: locale }));
  const ways = page.getByRole('navigation', { name: say('member:ways') });
  await expect(ways).toBeVisible();
  const parts = [...OF_ALL, ...beside];
  for (const way of parts)
    await expect(ways.getByRole('link', { name: say(`member:way.${way}`), exact: true })).toBeVisible();
  const links = await ways.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  // And the ways to book and to log out.
  expect(links).toHaveLength(parts.length + 2);
  await seen('my page');
  for (const path of links.filter((each) => each.startsWith('/my_page'))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await seen(path);
    const enter = page.getByRole('button', { name: say('member:recheck.submit'), exact: true });
    if ((await enter.count()) === 0) continue;
    await page.getByLabel(say('member:recheck.password'), { exact: true }).fill(password);
    await enter.click();
    await expect(enter).toHaveCount(0);
    await seen(`${path} opened`);
  }
  return found;
}
