import { beforeAll, expect, test } from 'vitest';
import { formatBriefRange } from './brief-range.ts';
import { dateFormat, formatWeekday, learnFormats } from '../intl.ts';
import { formatCompactMoney } from '../money.ts';
import { formatStayDate, formatStayRange } from './stay-dates.ts';

beforeAll(() => learnFormats('mn'));

const LOCALES = ['ko', 'en', 'ja', 'zh-CN', 'zh-TW', 'es', 'pt', 'vi', 'th', 'mn'];

test.each(LOCALES)('writes the year of the stay date in Latin digits in %s', (locale) => {
  for (const style of ['long', 'full', 'day', 'month', 'moment'] as const)
    expect(formatStayDate('2027-06-04', locale, style), style).toContain('2027');
  expect(formatStayDate('2027-06-04', locale)).toContain('4');
  expect(formatStayRange('2027-12-30', '2028-01-02', locale, 'long')).toMatch(/2027.*2028/);
});

test.each(LOCALES)('writes a date of birth without a weekday in %s', (locale) => {
  const formatted = (date: string) => formatStayDate(date, locale, 'day').replace(/\b[45]\b|[45](?=\D|$)/, '#');
  // The 4th is a Friday and the 5th a Saturday, so the texts would differ if they contained the weekday.
  expect(formatted('2027-06-04')).toContain('#');
  expect(formatted('2027-06-04')).toBe(formatted('2027-06-05'));
  expect(formatStayDate('2027-06-04', locale, 'long')).not.toBe(formatStayDate('2027-06-04', locale, 'day'));
});

test.each(LOCALES)('writes a brief range without weekday or year in %s', (locale) => {
  for (const [start, end] of [
    ['2026-12-23', '2026-12-25'],
    ['2026-12-30', '2027-01-02'],
    ['2027-09-30', '2027-10-02'],
  ] as const) {
    const brief = formatBriefRange(start, end, locale);
    expect(brief).not.toMatch(/202[67]/);
    expect(brief).toContain(String(Number(start.slice(-2))));
    expect(brief).toContain(String(Number(end.slice(-2))));
    expect(brief.length).toBeLessThanOrEqual(27);
    expect(brief.length).toBeLessThan(formatStayRange(start, end, locale).length);
  }
});

test('writes the Korean weekday in parentheses right after the day', () => {
  expect(formatStayDate('2026-12-08', 'ko')).toBe('12월 8일(화)');
  expect(formatStayDate('2026-12-08', 'ko', 'long')).toBe('2026년 12월 8일(화)');
  expect(formatStayRange('2026-12-08', '2026-12-10', 'ko')).toBe('12월 8일(화)~10일(목)');
  expect(formatStayRange('2026-12-30', '2027-01-02', 'ko', 'long')).toBe('2026년 12월 30일(수)~2027년 1월 2일(토)');
});

test('formats a day in Mongolian', () =>
  expect(formatStayDate('1990-11-20', 'mn', 'day')).toBe('1990 оны 11-р сарын 20'));

test.each([
  ['2027-06-04', '2027-06-06', '2027 оны 6-р сарын 4, Ба – 6, Ня'],
  ['2027-06-04', '2027-06-04', '2027 оны 6-р сарын 4, Ба'],
  ['2027-06-30', '2027-07-02', '2027 оны 6-р сарын 30, Лх – 7-р сарын 2, Ба'],
  ['2027-12-31', '2028-01-02', '2027 оны 12-р сарын 31, Ба – 2028 оны 1-р сарын 2, Ня'],
])('does not repeat a shared month or year in a Mongolian range: %s to %s', (start, end, expected) => {
  expect(formatStayRange(start, end, 'mn', 'long')).toBe(expected);
});

// Node's Intl supports Mongolian, so it can check the names that we provide for Chromium, whose Intl doesn't.
test('uses the same Mongolian weekday names as Intl', () => {
  const [long, short] = (['long', 'short'] as const).map(
    (weekday) => new Intl.DateTimeFormat('mn', { weekday, timeZone: 'UTC' }),
  );
  const english = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
  for (let day = 1; day <= 7; day++) {
    const date = `2027-06-0${day}`;
    expect(formatStayDate(date, 'mn', 'full')).toContain(long!.format(Date.parse(date)).toLowerCase());
    expect(formatStayDate(date, 'mn', 'weekday')).toBe(short!.format(Date.parse(date)));
    expect(formatWeekday(english.format(Date.parse(date)), 'mn')).toBe(short!.format(Date.parse(date)));
  }
});

test('formats an instant in the given time zone', () => {
  const instant = Date.parse('2027-06-04T16:30:00Z');
  expect(dateFormat('mn', 'moment', 'Asia/Seoul').format(instant)).toBe('2027 оны 6-р сарын 5, 01:30');
  expect(dateFormat('th', 'moment', 'Asia/Seoul').format(instant)).toBe('5 มิ.ย. 2027 01:30');
});

test.each([
  ['ko', '₩18.4만'],
  ['zh-TW', '₩18.4萬'],
  ['th', '₩184K'],
  ['vi', '184 N ₩'],
  ['mn', '184 мян'],
  ['es', '184 mil'],
  ['pt', '184 mil'],
])('formats a compact amount in %s', (locale, amount) => {
  expect(formatCompactMoney(184_000, 'KRW', locale).replaceAll(/\s/g, ' ')).toBe(amount);
});
