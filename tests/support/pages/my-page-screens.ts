import { DESK, PHONE } from './browser.ts';
import { expect, type SitePage, startAddress } from './site-page.ts';

export const SETTINGS = [
  { locale: 'ko', viewport: PHONE },
  { locale: 'en', viewport: DESK },
] as const;

/** Name of the first screen, which shows the navigation. */
export const OVERVIEW = 'My Page';

/** My Page sections that every member has, by their keys in `member:way`. */
const COMMON_SECTIONS = [
  'history',
  'edit',
  'social',
  'sessions',
  'data',
  'withdraw',
  'points',
  'coupons',
  'membership',
  'voc',
];
const OWNERS = ['contracts', 'vouchers'] as const;
/**
 * Demo members, one of each type, with the My Page sections that only some members have. The general member and the
 * cyber member are sub-members of different owner contracts.
 */
export const MEMBERS = {
  general: { kind: 'general', loginId: 'minseo21', extraSections: ['password', ...OWNERS] },
  cyber: { kind: 'cyber', loginId: 'emma88', extraSections: OWNERS },
  affiliate: { kind: 'affiliate', loginId: 'hanbit7', extraSections: [] },
  individualOwner: { kind: 'individual owner', loginId: 'jiwoo1203', extraSections: OWNERS },
  corporateOwner: { kind: 'corporate owner', loginId: 'nuri0705', extraSections: OWNERS },
} as const;

/** Returns the problems found on the current screen, one per entry. `name` is the screen's name. */
type Look = (name: string) => Promise<readonly string[]>;

type ExtraSection = 'password' | 'contracts' | 'vouchers';

/**
 * Opens every section of My Page, expects that there are no others, and returns the problems that `look` finds. `look`
 * receives the name of each screen.
 */
export async function inspectMyPage(
  sitePage: SitePage,
  { extraSections, password, look }: { extraSections: readonly ExtraSection[]; password: string; look?: Look },
): Promise<string[]> {
  const { page, formatMessage, locale } = sitePage;
  const found: string[] = [];
  const seen = async (name: string) => {
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    found.push(...((await look?.(name)) ?? []));
  };
  await page.goto(startAddress({ p: 'myPage', lang: locale }));
  const navigation = page.getByRole('navigation', { name: formatMessage('member:ways') });
  await expect(navigation).toBeVisible();
  const sections = [...COMMON_SECTIONS, ...extraSections];
  for (const way of sections)
    await expect(navigation.getByRole('link', { name: formatMessage(`member:way.${way}`), exact: true })).toBeVisible();
  const links = await navigation.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  // On a desktop, the navigation stays beside every section, so it also has a link to the overview.
  const toSections = links.filter((path) => path !== '/my_page');
  expect(toSections).toHaveLength(sections.length);
  await seen(OVERVIEW);
  for (const path of toSections.filter((each) => each.startsWith('/my_page'))) {
    await navigation.locator(`a[href="${path}"]`).click();
    await page.waitForURL(new RegExp(`${path}$`));
    // If a dialog asks for the password, the page is inert, and getByRole wouldn't find the heading.
    await expect(page.locator('h1')).toBeVisible();
    await seen(path);
    const enter = page.getByRole('button', { name: formatMessage('member:recheck.submit'), exact: true });
    if ((await enter.count()) > 0) {
      await page.getByLabel(formatMessage('member:recheck.password'), { exact: true }).fill(password);
      await enter.click();
      await expect(enter).toHaveCount(0);
      await seen(`${path} opened`);
    }
    await page.goBack();
    await expect(navigation).toBeVisible();
  }
  return found;
}
