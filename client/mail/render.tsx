import { type NotificationFacts, letterOf, smsOf } from './letter.ts';
import { htmlMail } from './mail.tsx';
import { plainText } from './plain-text.ts';
import { paths } from '../paths.ts';
import { formattersOf } from '../platform/i18n/formatters.ts';
import { readMessages, addMessages, translator } from '../platform/i18n/i18n.ts';
import type { Locale } from '../platform/i18n/language.ts';
import { learnFormats } from '../ui/intl.ts';

/** A notice to a guest, for the server that sends it: what the site says and shows, by the site's own words and looks. */
export async function renderMail(
  facts: NotificationFacts & { token: string },
): Promise<{ subject: string; html: string; text: string }> {
  await learn(facts);
  const letter = letterOf(facts);
  return { subject: letter.subject, html: htmlMail(letter), text: plainText(letter) };
}

export async function renderSms(facts: NotificationFacts): Promise<string> {
  await learn(facts);
  return smsOf(facts);
}

/** A code that somebody asked for: short, so that an SMS of it is one part in most scripts. */
export async function renderCode({
  locale,
  ...said
}: {
  locale: Locale;
  code: string;
  /** The company's name. */
  sender: string;
  minutes: number;
}): Promise<{ subject: string; text: string }> {
  await learn({ locale });
  const t = translator(locale, 'mail');
  return { subject: t('code.subject', said), text: t('code.text', said) };
}

/** For the email that an account had: its phone (SMS) or this email is another one now. */
export async function renderContactChange({
  locale,
  channel,
  sender,
}: {
  locale: Locale;
  channel: 'SMS' | 'EMAIL';
  /** The company's name. */
  sender: string;
}): Promise<{ subject: string; text: string }> {
  await learn({ locale });
  const t = translator(locale, 'mail');
  return { subject: t(`contact.${channel}.subject`, { sender }), text: t(`contact.${channel}.text`, { sender }) };
}

/** For a member some of whose points end soon: how many on which days ('YYYY-MM-DD'). */
export async function renderExpiringPoints({
  locale,
  sender,
  ending,
  origin,
}: {
  locale: Locale;
  /** The company's name. */
  sender: string;
  ending: readonly { points: number; day: string }[];
  origin: string;
}): Promise<{ subject: string; text: string }> {
  await learn({ locale });
  const t = translator(locale, 'mail');
  const { date, number } = formattersOf(locale, 'KRW');
  const lines = ending.map(({ points, day }) => t('points.line', { points: number(points), date: date(day, 'day') }));
  const link = new URL(paths.myPoints(), origin).href;
  const text = [t('points.lead'), lines.join('\n'), t('points.look', { link }), t('points.why')].join('\n\n');
  return { subject: t('points.subject', { sender }), text };
}

async function learn({ locale }: Pick<NotificationFacts, 'locale'>): Promise<void> {
  const areas = ['booking', 'voyage', 'membership', 'mail'];
  const [messages] = await Promise.all([
    Promise.all(areas.map(async (area) => [area, await readMessages(locale, area)])),
    learnFormats(locale),
  ]);
  addMessages(locale, Object.fromEntries(messages));
}
