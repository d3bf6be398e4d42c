import type { Story } from '../../../scripts/mock/stories.ts';
import { enterCode, idField, typeLogin } from './login-page.ts';
import { agreeToAll, chooseKind, DOYUN, fillInformation, join } from './sign-up-page.ts';
import { toChange } from './stay-change.ts';
import { searchSailings } from './voyage-page.ts';
import {
  cabinsGoOn,
  changeSailing,
  fillVoyage,
  openTraveller,
  takeCabins,
  THREE,
  toCabins,
  toSailings,
  toTravellers,
  travellerFields,
} from './voyage-steps.ts';
import { agree, continueButton, expect, field, GUEST, openBenefits, payButton, type SitePage } from './site-page.ts';

/** Values that the guest has entered, keyed by field name. A failure must not lose them. */
export type Entered = { [name: string]: string };

type Way = {
  /**
   * Goes from the address where the stories begin to the screen where they happen. Each story then starts with only the
   * address, session storage and cookies of that screen.
   */
  arrive?: (sitePage: SitePage) => Promise<void>;
  /** Triggers the outcome that the story describes. Returns the values that the guest has entered. */
  act: (sitePage: SitePage, story: Story) => Promise<Entered>;
};

const ANY_CODE = '284915';
const OWNER_EMAIL = 'jiwoo@guest.example';

/** The voyage for sale in the contract's examples. */
export const EXAMPLED = { departure: '2027-06-11', back: '2027-06-14', adult: 2, infant: 1 };

async function nothing() {
  return {};
}

/** The steps that lead to each place and then trigger the outcomes of its stories, keyed by place name. */
export const WAYS: Record<string, Way> = {
  entry: { act: nothing },
  list: { act: nothing },
  room: {
    arrive: (sitePage) => chooseRoom(sitePage),
    async act({ page, formatMessage }) {
      await page.getByRole('button', { name: formatMessage('catalogue:options.skip'), exact: true }).click();
      return {};
    },
  },
  guest: {
    arrive: toGuest,
    async act(sitePage) {
      await continueButton(sitePage).click();
      const typed = { ...GUEST, guest_phone: '010-5550-0142' };
      return Object.fromEntries(Object.entries(typed).map(([name, value]) => [`customerInfo.${name}`, value]));
    },
  },
  benefits: {
    arrive: (sitePage) => toGuest(sitePage),
    async act(sitePage, { mock }) {
      const { page, formatMessage } = sitePage;
      await openBenefits(sitePage);
      const name = formatMessage('coupon:useAll', { points: '18,000' });
      if (mock.includes('/mileage')) await page.getByRole('button', { name, exact: true }).click();
      else
        await page
          .getByRole('group', { name: formatMessage('coupon:coupons') })
          .getByRole('checkbox')
          .first()
          .click();
      return { 'customerInfo.guest_email': GUEST.guest_email };
    },
  },
  vouchers: {
    arrive: (sitePage) => toGuest(sitePage, '오션 스위트', OWNER_EMAIL),
    async act(sitePage) {
      const { page, formatMessage } = sitePage;
      await openBenefits(sitePage);
      await page
        .getByRole('group', { name: formatMessage('coupon:vouchers') })
        .getByRole('checkbox')
        .first()
        .click();
      return { 'customerInfo.guest_email': OWNER_EMAIL };
    },
  },
  payment: {
    arrive: toPaying,
    async act(sitePage) {
      await payButton(sitePage).click();
      return {};
    },
  },
  card: {
    arrive: toPaying,
    async act(sitePage) {
      const { page } = sitePage;
      await payButton(sitePage).click();
      // A button on the mock's card page would override the story's response, so open the result page directly.
      await page.waitForURL(/\/mock\/card/);
      const order = new URL(page.url()).searchParams.get('order');
      await page.goto(`/nicepay/result?order=${order}`);
      return {};
    },
  },
  code: {
    async arrive(sitePage) {
      await toGuest(sitePage, '펫 코티지');
      await continueButton(sitePage).click();
      await sendCodeButton(sitePage).waitFor();
    },
    async act(sitePage, { mock }) {
      await sendCodeButton(sitePage).click();
      if (mock.startsWith('confirmHold')) await enterCode(sitePage, ANY_CODE);
      return {};
    },
  },
  lookup: { act: (sitePage) => lookUp(sitePage) },
  cancellation: {
    async arrive(sitePage) {
      await lookUp(sitePage);
      await sitePage.page.getByRole('button', { name: sitePage.formatMessage('booking:cancel.open') }).waitFor();
    },
    async act({ page, formatMessage }) {
      await page.getByRole('button', { name: formatMessage('booking:cancel.open') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: formatMessage('booking:cancel.confirm'), exact: true })
        .click();
      return {};
    },
  },
  change: {
    async arrive(sitePage) {
      await lookUp(sitePage);
      await toChange(sitePage);
    },
    async act({ page, formatMessage }) {
      await page.getByRole('button', { name: formatMessage('change:editParty') }).click();
      await page
        .getByRole('button', {
          name: formatMessage('catalogue:party.more', { label: formatMessage('catalogue:party.kind.adult') }),
          exact: true,
        })
        .click();
      await page.getByRole('button', { name: formatMessage('change:apply') }).click();
      return {};
    },
  },
  sailings: {
    async act(sitePage) {
      await searchSailings(sitePage, { departs: '2027-06-11', returns: '2027-06-14', infants: 1 });
      return {};
    },
  },
  cabins: {
    async arrive(sitePage) {
      await toSailings(sitePage, EXAMPLED);
      await toCabins(sitePage);
    },
    async act(sitePage, { mock }) {
      if (mock.startsWith('searchCabins')) return {};
      await takeCabins(sitePage, true);
      await cabinsGoOn(sitePage).click();
      return {};
    },
  },
  travellers: {
    async arrive(sitePage) {
      await toSailings(sitePage, EXAMPLED);
      await toCabins(sitePage);
      await takeCabins(sitePage, true);
      await toTravellers(sitePage);
      await fillVoyage(sitePage, THREE);
    },
    async act(sitePage) {
      // Passport numbers are not stored, so a returning guest enters them again.
      for (const [index, { passport }] of THREE.entries()) {
        await openTraveller(sitePage, index);
        await travellerFields(sitePage, index).text('passport_number').fill(passport);
      }
      await continueButton(sitePage).click();
      const [first] = THREE;
      return {
        'customerInfo.guest_email': GUEST.guest_email,
        'travellers.0.english_last_name': first!.last,
        'travellers.0.passport_number': first!.passport,
      };
    },
  },
  voyageChange: {
    async arrive(sitePage) {
      await lookUp(sitePage, 'HSV4W2Y5P7');
      await toChange(sitePage, 'sailing');
    },
    async act(sitePage) {
      await changeSailing(sitePage, 'only', '2027-06-18');
      return {};
    },
  },
  login: {
    async act(sitePage) {
      await typeLogin(sitePage, 'minseo21', 'Haneul!2027');
      return { loginId: 'minseo21' };
    },
  },
  social: {
    async act({ page, formatMessage }, { mock }) {
      const provider = /(google|naver)Login/.exec(mock)?.[1] ?? 'kakao';
      await page.getByRole('button', { name: formatMessage(`session:social.${provider}`) }).click();
      await page.getByRole('button', { name: 'Continue as an existing member', exact: true }).click();
      return {};
    },
  },
  account: {
    async act(sitePage, { mock }) {
      const { page, formatMessage } = sitePage;
      const part = (name: string) =>
        page.getByRole('link', { name: formatMessage(`member:way.${name}`), exact: true }).click();
      const password = (label: string) => page.getByLabel(formatMessage(label), { exact: true }).fill('Haneul!2027');
      if (mock.startsWith('changePassword')) {
        await part('password');
        await password('member:password.current');
        for (const name of ['new', 'again'])
          await page.getByLabel(formatMessage(`session:password.${name}`), { exact: true }).fill('Noeul!20275');
        await page.getByRole('button', { name: formatMessage('session:password.submit') }).click();
      } else if (mock.startsWith('withdrawMember')) {
        await part('withdraw');
        await password('member:recheck.password');
        await page.getByRole('button', { name: formatMessage('member:recheck.submit'), exact: true }).click();
        await page.getByRole('checkbox', { name: formatMessage('member:withdraw.agree') }).check();
        await page.getByRole('button', { name: formatMessage('member:withdraw.submit'), exact: true }).click();
      } else {
        await part('social');
        const [what, provider] = mock.startsWith('link') ? ['link', 'kakao'] : ['unlink', 'google'];
        await page
          .getByRole('button', {
            name: formatMessage(`member:social.${what}`, { provider: formatMessage(`member:providers.${provider}`) }),
          })
          .click();
        if (what === 'link') await page.getByRole('button', { name: 'Continue as a new user', exact: true }).click();
      }
      return {};
    },
  },
  enquiries: {
    async arrive({ page, formatMessage }) {
      await page.getByRole('link', { name: formatMessage('member:way.voc'), exact: true }).click();
      await page.getByRole('link', { name: formatMessage('voc:write'), exact: true }).waitFor();
    },
    async act({ page, formatMessage }, { mock }): Promise<Entered> {
      const open = (key: string) => page.getByRole('link', { name: formatMessage(key), exact: true }).click();
      const text = (key: string) => page.getByRole('textbox', { name: formatMessage(key), exact: true });
      if (mock.startsWith('deleteVoc')) {
        await page.getByRole('link', { name: '욕실 수전에서 물이 샙니다' }).click();
        await page.getByRole('button', { name: formatMessage('voc:delete.open'), exact: true }).click();
        await page.getByRole('button', { name: formatMessage('voc:delete.confirm'), exact: true }).click();
        return {};
      }
      if (mock.startsWith('updateVoc')) {
        await page.getByRole('link', { name: '욕실 수전에서 물이 샙니다' }).click();
        await open('voc:edit');
      } else {
        await open('voc:write');
        await page.getByLabel(formatMessage('voc:form.category'), { exact: true }).selectOption('inquiry');
        await text('voc:form.content').fill('주차가 되나요?');
      }
      await text('voc:form.title').fill('주차');
      if (mock.startsWith('addVocAttachment'))
        await page
          .getByLabel(formatMessage('voc:files.add'), { exact: true })
          .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
      await page.locator('button[type="submit"]').click();
      return { title: '주차' };
    },
  },
  findId: {
    async arrive({ page, formatMessage }) {
      await page.getByRole('link', { name: formatMessage('session:login.find') }).click();
      await page.getByRole('textbox', { name: formatMessage('session:find.phone') }).fill('01055500142');
      await page.getByRole('button', { name: formatMessage('session:find.send') }).click();
      await page.getByRole('textbox', { name: formatMessage('session:code.label') }).waitFor();
    },
    async act(sitePage) {
      await enterCode(sitePage, ANY_CODE);
      return {};
    },
  },
  password: {
    async arrive(sitePage) {
      const { page, formatMessage } = sitePage;
      await page.getByRole('link', { name: formatMessage('session:login.find') }).click();
      await page.getByRole('tab', { name: formatMessage('session:find.password.tab') }).click();
      await idField(sitePage).fill('minseo21');
      await page.getByRole('textbox', { name: formatMessage('session:find.name'), exact: true }).fill('김민서');
      await page.getByRole('textbox', { name: formatMessage('session:find.phone') }).fill('01055500142');
      await page.getByRole('button', { name: formatMessage('session:find.send') }).click();
      await enterCode(sitePage, ANY_CODE);
      await page.getByLabel(formatMessage('session:password.new'), { exact: true }).waitFor();
    },
    async act({ page, formatMessage }) {
      for (const name of ['new', 'again'])
        await page.getByLabel(formatMessage(`session:password.${name}`), { exact: true }).fill('Noeul!20275');
      await page.getByRole('button', { name: formatMessage('session:password.submit') }).click();
      return {};
    },
  },
  signup: { act: proveKind },
  contact: {
    async act(sitePage, { mock }) {
      const cyber = mock.includes('duplicateEmail');
      await chooseKind(sitePage, cyber ? 'CYBER' : 'GENERAL');
      await agreeToAll(sitePage);
      await (cyber ? prove(sitePage, 'EMAIL', 'emma@guest.example') : prove(sitePage, 'SMS', '01055500163'));
      return {};
    },
  },
  information: {
    async act(sitePage) {
      await chooseKind(sitePage, 'GENERAL');
      await agreeToAll(sitePage);
      await prove(sitePage, 'SMS', '01055500163');
      await fillInformation(sitePage, { ...DOYUN, login_id: 'haneul27', email: 'doyun@guest.example' });
      // The form checks the ID and the email when the guest leaves the fields. Wait for these checks, because their
      // responses would otherwise race with the response to the submission.
      for (const available of ['idAvailable', 'emailAvailable'])
        await sitePage.page.getByText(sitePage.formatMessage(`signup:information.${available}`)).waitFor();
      await join(sitePage);
      const { password, password_confirm, last_name, first_name } = DOYUN;
      return { login_id: 'haneul27', password, password_confirm, last_name, first_name, email: 'doyun@guest.example' };
    },
  },
};

async function prove(sitePage: SitePage, channel: 'SMS' | 'EMAIL', to: string): Promise<void> {
  const { page, formatMessage } = sitePage;
  await page.getByRole('textbox', { name: formatMessage(`signup:contact.${channel}`), exact: true }).fill(to);
  await page.getByRole('button', { name: formatMessage('signup:contact.send') }).click();
  await enterCode(sitePage, ANY_CODE);
}

async function chooseRoom({ page, formatMessage }: SitePage, room = '디럭스 트윈'): Promise<void> {
  const offer = formatMessage('catalogue:offer.roomOnly');
  await page.getByRole('button', { name: formatMessage('catalogue:offer.chooseNamed', { room, offer }) }).click();
  await page.getByRole('button', { name: formatMessage('catalogue:options.skip'), exact: true }).waitFor();
}

/** Continues from the list to the booking form, expects it to be prefilled, and accepts the terms. */
async function toGuest(sitePage: SitePage, room?: string, email: string = GUEST.guest_email): Promise<void> {
  const { page, formatMessage } = sitePage;
  await chooseRoom(sitePage, room);
  await page.getByRole('button', { name: formatMessage('catalogue:options.skip'), exact: true }).click();
  await expect(field(sitePage, 'guest_email')).toHaveValue(email);
  await agree(sitePage);
}

function sendCodeButton({ page, formatMessage }: SitePage) {
  return page.getByRole('button', { name: formatMessage('payment:code.send'), exact: true });
}

async function toPaying(sitePage: SitePage): Promise<void> {
  await toGuest(sitePage);
  await continueButton(sitePage).click();
  await payButton(sitePage).waitFor();
}

export async function lookUp({ page, formatMessage }: SitePage, number = 'HS7K2M9QX4'): Promise<Entered> {
  await page.getByRole('textbox', { name: formatMessage('session:lookup.name') }).fill('김민서');
  await page.getByRole('textbox', { name: formatMessage('session:lookup.number') }).fill(number);
  await page.getByRole('button', { name: formatMessage('session:lookup.submit') }).click();
  return { guest_name: '김민서', reservation_number: number };
}

/**
 * Chooses the story's member type and completes the step that it requires before phone verification: affiliation,
 * ownership or none.
 */
async function proveKind(sitePage: SitePage, { mock }: Story): Promise<Entered> {
  const { page, formatMessage } = sitePage;
  if (mock.startsWith('verifyAffiliation')) {
    await chooseKind(sitePage, 'AFFILIATE');
    await agreeToAll(sitePage);
    const entered = { affiliate_name: '한빛전자', business_number: '000-00-00101', customer_number: 'C20588' };
    for (const [name, value] of Object.entries(entered)) await page.locator(`input[name="${name}"]`).fill(value);
    await page.getByRole('button', { name: formatMessage('signup:affiliation.submit') }).click();
    return entered;
  }
  if (mock.startsWith('verifyOwnership')) {
    await chooseKind(sitePage, 'PRESALE_INDIVIDUAL');
    await agreeToAll(sitePage);
    for (const [name, value] of Object.entries({ building_code: 'B101', unit_code: 'A', room_number: '1203' }))
      await page.locator(`select[name="${name}"]`).selectOption(value);
    const entered = { distribution_number: 'D-2024-0118', owner_name: '최지우' };
    for (const [name, value] of Object.entries(entered)) await page.locator(`input[name="${name}"]`).fill(value);
    await page.getByRole('button', { name: formatMessage('signup:ownership.submit') }).click();
    return entered;
  }
  await page.locator('input[name="member_type"][value="GENERAL"]').check();
  await page.getByRole('button', { name: formatMessage('signup:next'), exact: true }).click();
  return {};
}
