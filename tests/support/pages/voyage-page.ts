import { learnFormats } from '../../../client/ui/intl.ts';
import { formatStayDate } from '../../../client/ui/calendar/stay-dates.ts';
import { addDays, weekday } from '../../../server/platform/values/nights.ts';
import { headed, type SitePage, stayIn } from './site-page.ts';

/**
 * A search on a ferry line for two adults and a number of infants. Dates have the form YYYY-MM-DD. Without `returns`,
 * the trip is one way.
 */
type SailingSearch = { departs: string; returns?: string; infants?: number };

/**
 * Returns the dates of a round trip on the night ship of the demo ferry line. The outbound sailing is at least `days`
 * days from today, and the return is two days later.
 */
export function nightShip(days: number): { departs: string; returns: string } {
  const { startDate } = stayIn(days);
  const departs = addDays(startDate, (2 - weekday(startDate) + 7) % 7);
  return { departs, returns: addDays(departs, 2) };
}

function part({ page, formatMessage }: SitePage, name: 'route' | 'dates') {
  return page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^${formatMessage(`sailing:search.${name}`)}`) });
}

/** Chooses a day in the open calendar, scrolling to its month. */
export async function chooseDay({ page, formatMessage, locale }: SitePage, date: string): Promise<void> {
  await learnFormats(locale);
  const day = page.getByRole('button', { name: new RegExp(`^${formatStayDate(date, locale, 'full')}`) });
  const next = page.getByRole('button', { name: formatMessage('sailing:calendar.next'), exact: true });
  await page.getByRole('grid').first().waitFor();
  for (let months = 0; months < 24 && !(await day.first().isVisible()); months += 1)
    if (await next.isVisible()) await next.click();
    else await page.getByRole('grid').last().scrollIntoViewIfNeeded();
  await day.first().click();
}

/**
 * Searches for sailings on these dates, from the home page or the list of a ferry line. Uses the first route of the
 * line and, if `returns` is given, its return route.
 */
export async function searchSailings(
  sitePage: SitePage,
  { departs, returns, infants = 0 }: SailingSearch,
): Promise<void> {
  const { page, formatMessage } = sitePage;
  const dialog = page.getByRole('dialog');
  const tab = (name: string) =>
    dialog.getByRole('tab', { name: formatMessage(`sailing:search.tabs.${name}`), exact: true });
  await part(sitePage, 'route').click();
  await dialog
    .getByRole('radio', {
      name: formatMessage(`sailing:trip.${returns === undefined ? 'one_way' : 'round_trip'}`),
      exact: true,
    })
    .check();
  await tab('dates').click();
  await chooseDay(sitePage, departs);
  if (returns !== undefined) await chooseDay(sitePage, returns);
  await tab('party').click();
  const more = dialog.getByRole('button', {
    name: formatMessage('sailing:travellers.more', { label: formatMessage('sailing:travellers.kind.infant') }),
    exact: true,
  });
  for (let n = 0; n < infants; n += 1) await more.click();
  await dialog.getByRole('button', { name: formatMessage('sailing:search.go'), exact: true }).click();
  await headed(page, formatMessage('sailing:list.title'));
}

/** Returns the radio button of the sailing that departs at this local time (HH:MM). */
export function sailing({ page, formatMessage }: SitePage, way: 'outbound' | 'inbound', at: string) {
  return page
    .getByRole('radiogroup', { name: new RegExp(`^${formatMessage(`sailing:leg.${way}`)}`) })
    .getByRole('radio', { name: new RegExp(`^${at}`) });
}
