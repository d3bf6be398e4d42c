import { type NotificationFacts, letterOf, smsOf } from './letter.ts';
import { htmlMail } from './mail.tsx';
import { plainText } from './plain-text.ts';
import { paths } from '../paths.ts';
import { formattersOf } from '../platform/i18n/formatters.ts';
import { readMessages, addMessages, translator } from '../platform/i18n/i18n.ts';
import type { Locale } from '../platform/i18n/language.ts';
import { learnFormats } from '../ui/intl.ts';

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

/**
 * Renders a message with a verification code. If `claim` is true, the text also states that the code adds a reservation
 * to an account, because the booker may not have requested it. The text fits into two SMS segments in every language.
 */
export async function renderCode({
  locale,
  claim = false,
  ...values
}: {
  locale: Locale;
  claim?: boolean;
  code: string;
  sender: string;
  minutes: number;
}): Promise<{ subject: string; text: string }> {
  await learn({ locale });
  const t = translator(locale, 'mail');
  return { subject: t('code.subject', values), text: t(claim ? 'code.claim' : 'code.text', values) };
}

/**
 * Renders the email that warns a member that their phone number (`SMS`) or email address (`EMAIL`) has been changed.
 * After a change of email address, it is sent to the old address.
 */
export async function renderContactChange({
  locale,
  channel,
  sender,
}: {
  locale: Locale;
  channel: 'SMS' | 'EMAIL';
  sender: string;
}): Promise<{ subject: string; text: string }> {
  await learn({ locale });
  const t = translator(locale, 'mail');
  return { subject: t(`contact.${channel}.subject`, { sender }), text: t(`contact.${channel}.text`, { sender }) };
}

/** Renders a reminder about points that expire soon. Each `day` is 'YYYY-MM-DD'. */
export async function renderExpiringPoints({
  locale,
  sender,
  ending,
  origin,
}: {
  locale: Locale;
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

/** Renders the email about an answer to an enquiry. It doesn't contain the answer, because emails can be forwarded. */
export async function renderVocAnswer({
  locale,
  sender,
  title,
  seq,
  origin,
}: {
  locale: Locale;
  sender: string;
  title: string;
  seq: string;
  origin: string;
}): Promise<{ subject: string; text: string }> {
  await learn({ locale });
  const t = translator(locale, 'mail');
  const link = new URL(paths.myVocEntry(seq), origin).href;
  const text = [t('answer.lead', { title }), t('answer.look', { link }), t('answer.why')].join('\n\n');
  return { subject: t('answer.subject', { sender }), text };
}

async function learn({ locale }: Pick<NotificationFacts, 'locale'>): Promise<void> {
  const areas = ['booking', 'voyage', 'membership', 'mail'];
  const [messages] = await Promise.all([
    Promise.all(areas.map(async (area) => [area, await readMessages(locale, area)])),
    learnFormats(locale),
  ]);
  addMessages(locale, Object.fromEntries(messages));
}
