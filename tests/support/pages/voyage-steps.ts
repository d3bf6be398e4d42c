import { expect as expectThat, inject } from 'vitest';
import { t } from '../../../scripts/demo/text.ts';
import { chooseDay } from './voyage-page.ts';
import { continueButton, agree, expect, GUEST, headed, type SitePage, takenOver } from './site-page.ts';

type VoyageSearch = {
  departure: string;
  back?: string;
  adult: number;
  infant: number;
};

/** Opens the entry page of a ferry line, then the list of its sailings on these dates. */
export async function toSailings(
  { page, formatMessage, locale }: SitePage,
  { departure, back, adult, infant }: VoyageSearch,
) {
  await page.goto(`/start?${new URLSearchParams({ hotel_code: '20', lang: locale })}`);
  await page.getByRole('search', { name: formatMessage('sailing:search.label') }).waitFor();
  await takenOver(page);
  const query = new URLSearchParams({
    route_code: 'ICNTAO',
    departure_date: departure,
    ...(back && { return_route_code: 'TAOICN', return_date: back }),
    adult: String(adult),
    kid: '0',
    infant: String(infant),
  });
  await page.goto(`/reservation?${query}`);
  await headed(page, formatMessage('sailing:list.title'));
}

/** Chooses the first available sailing in each direction and continues to the cabins. */
export async function toCabins({ page, formatMessage }: SitePage): Promise<void> {
  const ways = page.getByRole('radiogroup');
  await ways.first().waitFor();
  // Use the keyboard, because the card covers its radio button and receives the clicks.
  for (const way of await ways.all()) await way.getByRole('radio', { disabled: false }).first().press('Space');
  await page.getByRole('button', { name: formatMessage('sailing:list.go'), exact: true }).click();
  await headed(page, formatMessage('voyage:cabins.title'));
}

/** Name of the demo ship's cabin with a window, in any language. The mock shows the Korean name in every language. */
const OCEAN = new RegExp(Object.values(t('오션뷰 2인실', 'Ocean View Twin')).join('|'));

/** Puts all travellers into one ocean cabin. If `apart` is true, then moves the second adult into another one. */
export async function takeCabins(sitePage: SitePage, apart: boolean): Promise<void> {
  const { page, formatMessage } = sitePage;
  const ocean = page.getByRole('article', { name: OCEAN });
  await ocean.getByRole('button', { name: new RegExp(`^${formatMessage('voyage:cabins.take')}`) }).click();
  if (!apart) return;
  await addCabin(sitePage);
  await moveTraveller(sitePage, 'adult', 1, 2);
}

export function addCabin({ page, formatMessage }: SitePage) {
  return page.getByRole('button', { name: formatMessage('voyage:cabins.addCabin'), exact: true }).click();
}

export async function moveTraveller(
  { page, formatMessage }: SitePage,
  band: 'adult' | 'infant',
  from: number,
  to: number,
): Promise<void> {
  for (const [number, which] of [
    [from, 'fewer'],
    [to, 'more'],
  ] as const)
    await page
      .getByRole('region', { name: formatMessage('voyage:cabin.number', { number }), exact: true })
      .getByRole('button', {
        name: formatMessage(`voyage:cabins.${which}`, { label: formatMessage(`voyage:cabins.of.${band}`) }),
      })
      .click();
}

export function cabinsGoOn({ page, formatMessage }: SitePage) {
  return page.getByRole('button', { name: formatMessage('voyage:cabins.go'), exact: true });
}

/** Continues from the cabins to the booking form. On the way, the site requests a quote. */
export async function toTravellers(sitePage: SitePage): Promise<void> {
  await cabinsGoOn(sitePage).click();
  await headed(sitePage.page, sitePage.formatMessage('booking:info.title'));
}

export type Person = { last: string; first: string; birthday: string; passport: string };
export const THREE: Person[] = [
  { last: 'KIM', first: 'MINSEO', birthday: '1992-05-14', passport: 'M70512846' },
  { last: 'KIM', first: 'ARIN', birthday: '2026-10-01', passport: 'M70512847' },
  { last: 'LEE', first: 'JUNHO', birthday: '1990-02-03', passport: 'M70512848' },
];

export function travellerFields({ page, formatMessage }: SitePage, index: number) {
  const card = page.locator(`section[aria-labelledby="traveller-${index}"]`);
  const label = (name: string) => formatMessage(`voyage:travellers.fields.${name}`);
  return {
    text: (name: string) => card.getByRole('textbox', { name: label(name) }),
    date: (name: string, part: 'year' | 'month' | 'day') =>
      card
        .getByRole('group', { name: label(name) })
        .getByRole('textbox', { name: formatMessage(`voyage:date.${part}`), exact: true }),
    nationality: card.getByRole('combobox', { name: label('nationality') }),
    gender: (which: 'female' | 'male') =>
      card.getByRole('radio', { name: formatMessage(`voyage:travellers.genders.${which}`), exact: true }),
  };
}

/** Opens a traveller's section of the form, which closes the other sections. */
export async function openTraveller({ page }: SitePage, index: number): Promise<void> {
  const head = page.locator(`#traveller-${index}-button`);
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
}

export async function fillDate(sitePage: SitePage, index: number, name: string, date: string): Promise<void> {
  await openTraveller(sitePage, index);
  const [year, month, day] = date.split('-') as [string, string, string];
  const fields = travellerFields(sitePage, index);
  for (const [part, value] of [
    ['year', year],
    ['month', month],
    ['day', day],
  ] as const)
    await fields.date(name, part).fill(value);
}

/** Saves a traveller for the member through the API. */
export async function saveTraveller(token: string, id: string, { last, first, birthday, passport }: Person) {
  const answer = await fetch(`${inject('site').origin}/api/client/saved-travellers/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      english_last_name: last,
      english_first_name: first,
      gender: 'female',
      nationality: 'KR',
      birthday,
      passport_consent: true,
      passport_number: passport,
      passport_issued_on: '2026-09-11',
      passport_expires_on: '2035-04-11',
    }),
  });
  expectThat(answer.status).toBe(200);
}

export async function chooseSaved(sitePage: SitePage, index: number, id: string): Promise<void> {
  await openTraveller(sitePage, index);
  const name = sitePage.formatMessage('voyage:travellers.saved.choose');
  await sitePage.page
    .locator(`section[aria-labelledby="traveller-${index}"]`)
    .getByRole('combobox', { name })
    .selectOption(id);
}

/** Marks a traveller to be saved together with the passport. */
export async function keepTraveller(sitePage: SitePage, index: number): Promise<void> {
  const { page, formatMessage } = sitePage;
  await openTraveller(sitePage, index);
  const card = page.locator(`section[aria-labelledby="traveller-${index}"]`);
  for (const what of ['keep', 'passport'])
    await card.getByRole('checkbox', { name: formatMessage(`voyage:travellers.saved.${what}`) }).check();
}

/**
 * Fills in the booking form. Skips each null, which represents a traveller whose section has already been filled in.
 */
export async function fillVoyage(sitePage: SitePage, people: readonly (Person | null)[]): Promise<void> {
  const { page } = sitePage;
  for (const [name, value] of Object.entries(GUEST)) await page.locator(`[name="customerInfo.${name}"]`).fill(value);
  for (const [index, person] of people.entries()) {
    if (!person) continue;
    const { last, first, birthday, passport } = person;
    await openTraveller(sitePage, index);
    const fields = travellerFields(sitePage, index);
    await fields.text('english_last_name').fill(last);
    await fields.text('english_first_name').fill(first);
    await fields.nationality.selectOption('KR');
    await fields.gender('female').check();
    await fields.text('passport_number').fill(passport);
    await fillDate(sitePage, index, 'birthday', birthday);
    await fillDate(sitePage, index, 'passport_issued_on', '2026-09-11');
    await fillDate(sitePage, index, 'passport_expires_on', '2035-04-11');
  }
  await page.locator('[name="customerInfo.emergency_name"]').fill('김하준');
  await page.locator('[name="customerInfo.emergency_phone"]').fill('01055500143');
  await agree(sitePage);
}

export async function holdVoyage(sitePage: SitePage): Promise<void> {
  await continueButton(sitePage).click();
  await headed(sitePage.page, sitePage.formatMessage('payment:heading.PREPAY'));
  await expect(sitePage.page.getByRole('timer')).toBeVisible();
}

/** On the change page, chooses the first available sailing on `date` for one direction. */
export async function changeSailing(sitePage: SitePage, way: 'out' | 'only', date: string): Promise<void> {
  const { page, formatMessage } = sitePage;
  await page.getByRole('button', { name: formatMessage(`voyage:change.${way}`), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await chooseDay(sitePage, date);
  await sheet.getByRole('radio', { disabled: false }).first().press('Space');
  await sheet.getByRole('button', { name: formatMessage('change:apply'), exact: true }).click();
}
