import type { Story } from '../../scripts/mock/stories.ts';
import { enterCode } from './entrance.ts';
import { agreeToAll, chooseKind, DOYUN, fillInformation, join } from './sign-up-page.ts';
import { agree, continueButton, expect, field, GUEST, payButton, type SitePage } from './site-page.ts';

/** What was entered on the way, which a failure may not lose: fields by what they are called or named, with their values. */
export type Entered = { [name: string]: string };

type Walk = (sitePage: SitePage, story: Story) => Promise<Entered>;

/** From the address at which a story begins to the screen that tells it, by its place. */
export const WALKS: Record<string, Walk> = {
  entry: async () => ({}),
  list: async () => ({}),
  async room(sitePage) {
    await chooseRoom(sitePage);
    return {};
  },
  async guest(sitePage) {
    await chooseRoom(sitePage);
    return goOn(sitePage);
  },
  async payment(sitePage) {
    await chooseRoom(sitePage);
    const entered = await goOn(sitePage);
    await payButton(sitePage).click();
    return entered;
  },
  async card(sitePage) {
    const { page } = sitePage;
    await WALKS['payment']!(sitePage, {} as Story);
    // What is chosen stays chosen where the card page itself chooses nothing.
    await page.waitForURL(/\/mock\/card/);
    const order = new URL(page.url()).searchParams.get('order');
    await page.goto(`/nicepay/result?order=${order}`);
    return {};
  },
  lookup: lookUp,
  async cancellation(sitePage) {
    const { page, say } = sitePage;
    await lookUp(sitePage);
    await page.getByRole('button', { name: say('booking:cancel.open') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('booking:cancel.confirm'), exact: true })
      .click();
    return {};
  },
  async login({ page, say }) {
    await page.getByRole('textbox', { name: say('session:login.id'), exact: true }).fill('minseo21');
    await page.getByLabel(say('session:login.password'), { exact: true }).fill('Haneul!2027');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('session:login.submit'), exact: true })
      .click();
    return { loginId: 'minseo21' };
  },
  async social({ page, say }, { mock }) {
    const provider = /(google|naver)Login/.exec(mock)?.[1] ?? 'kakao';
    await page.getByRole('button', { name: say(`session:social.${provider}`) }).click();
    await page.getByRole('button', { name: 'Somebody who is known', exact: true }).click();
    return {};
  },
  async findId({ page, say }) {
    await page.getByRole('link', { name: say('session:login.find') }).click();
    await page.getByRole('textbox', { name: say('session:find.phone') }).fill('01055500142');
    await page.getByRole('button', { name: say('session:find.send') }).click();
    await confirmCode({ page, say });
    return {};
  },
  async password({ page, say }) {
    await page.getByRole('link', { name: say('session:login.find') }).click();
    await page.getByRole('tab', { name: say('session:find.password.tab') }).click();
    await page.getByRole('textbox', { name: say('session:login.id'), exact: true }).fill('minseo21');
    await page.getByRole('textbox', { name: say('session:find.name'), exact: true }).fill('김민서');
    await page.getByRole('textbox', { name: say('session:find.phone') }).fill('01055500142');
    await page.getByRole('button', { name: say('session:find.send') }).click();
    await confirmCode({ page, say });
    for (const name of ['new', 'again'])
      await page.getByLabel(say(`session:password.${name}`), { exact: true }).fill('Noeul!20275');
    await page.getByRole('button', { name: say('session:password.submit') }).click();
    return {};
  },
  signup: proveKind,
  async contact(sitePage, { mock }) {
    const cyber = mock.includes('duplicateEmail');
    const to = cyber ? 'emma@guest.example' : '01055500163';
    await chooseKind(sitePage, cyber ? 'CYBER' : 'GENERAL');
    await agreeToAll(sitePage);
    await prove(sitePage, cyber ? 'EMAIL' : 'SMS', to);
    return {};
  },
  async information(sitePage) {
    await chooseKind(sitePage, 'GENERAL');
    await agreeToAll(sitePage);
    await prove(sitePage, 'SMS', '01055500163');
    await fillInformation(sitePage, { ...DOYUN, login_id: 'haneul27', email: 'doyun@guest.example' });
    await join(sitePage);
    const { password, password_confirm, last_name, first_name } = DOYUN;
    return { login_id: 'haneul27', password, password_confirm, last_name, first_name, email: 'doyun@guest.example' };
  },
};

/** Any six digits are the code. */
async function prove(sitePage: SitePage, channel: 'SMS' | 'EMAIL', to: string): Promise<void> {
  const { page, say } = sitePage;
  await page.getByRole('textbox', { name: say(`signup:contact.${channel}`), exact: true }).fill(to);
  await page.getByRole('button', { name: say('signup:contact.send') }).click();
  await enterCode(sitePage, '284915');
}

async function chooseRoom({ page, say }: SitePage): Promise<void> {
  const [room, offer] = ['디럭스 트윈', say('catalogue:offer.roomOnly')];
  await page.getByRole('button', { name: say('catalogue:offer.chooseNamed', { room, offer }) }).click();
  await page.getByRole('button', { name: say('catalogue:options.skip'), exact: true }).click();
}

/** The form came filled in, from the address. */
async function goOn(sitePage: SitePage): Promise<Entered> {
  await expect(field(sitePage, 'guest_email')).toHaveValue(GUEST.guest_email);
  await agree(sitePage);
  await continueButton(sitePage).click();
  const typed = { ...GUEST, guest_phone: '010-5550-0142' };
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [`customerInfo.${name}`, value]));
}

async function lookUp({ page, say }: SitePage): Promise<Entered> {
  await page.getByRole('textbox', { name: say('session:lookup.name') }).fill('김민서');
  await page.getByRole('textbox', { name: say('session:lookup.number') }).fill('HS7K2M9QX4');
  await page.getByRole('button', { name: say('session:lookup.submit') }).click();
  return { guest_name: '김민서', reservation_number: 'HS7K2M9QX4' };
}

async function confirmCode({ page, say }: Pick<SitePage, 'page' | 'say'>): Promise<void> {
  await page.getByRole('textbox', { name: say('session:code.label') }).fill('284915');
  await page.getByRole('button', { name: say('session:code.submit'), exact: true }).click();
}

/** What a kind of member proves before the phone. */
async function proveKind(sitePage: SitePage, { mock }: Story): Promise<Entered> {
  const { page, say } = sitePage;
  if (mock.startsWith('verifyAffiliation')) {
    await chooseKind(sitePage, 'AFFILIATE');
    await agreeToAll(sitePage);
    const entered = { affiliate_name: '한빛전자', business_number: '000-00-00101', customer_number: 'C20588' };
    for (const [name, value] of Object.entries(entered)) await page.locator(`input[name="${name}"]`).fill(value);
    await page.getByRole('button', { name: say('signup:affiliation.submit') }).click();
    return entered;
  }
  if (mock.startsWith('verifyOwnership')) {
    await chooseKind(sitePage, 'PRESALE_INDIVIDUAL');
    await agreeToAll(sitePage);
    for (const [name, value] of Object.entries({ building_code: 'B101', unit_code: 'A', room_number: '1203' }))
      await page.locator(`select[name="${name}"]`).selectOption(value);
    const entered = { distribution_number: 'D-2024-0118', owner_name: '최지우' };
    for (const [name, value] of Object.entries(entered)) await page.locator(`input[name="${name}"]`).fill(value);
    await page.getByRole('button', { name: say('signup:ownership.submit') }).click();
    return entered;
  }
  await page.locator('input[name="member_type"][value="GENERAL"]').check();
  await page.getByRole('button', { name: say('signup:next'), exact: true }).click();
  return {};
}
