// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { QueryObserver } from '@tanstack/react-query';
import { beforeAll, expect, test, vi } from 'vitest';
import { changeLocale, loadMessages, startI18n, translate, loadedMessages } from './i18n.ts';
import { formattersOf } from './formatters.ts';
import { queryClient } from '../api/query-client.ts';

beforeAll(async () => {
  history.replaceState(null, '', '/reservation?lang=zh-Hant');
  await startI18n(['catalogue']);
});

test('starts in the language given in the address, and loads no other language', async () => {
  expect(document.documentElement.lang).toBe('zh-TW');
  expect(localStorage.getItem('lang')).toBe('CHT');
  expect(loadedMessages().sort()).toEqual(['zh-TW/app', 'zh-TW/catalogue']);
  expect(translate('app:header.menu')).toBe('選單');
  await loadMessages(['booking']);
  expect(loadedMessages().every((file) => file.startsWith('zh-TW/'))).toBe(true);
});

test('changes the language: loads its messages, sets it on the page and stores it', async () => {
  await changeLocale('mn');
  expect(document.documentElement.lang).toBe('mn');
  expect(localStorage.getItem('lang')).toBe('MON');
  expect(loadedMessages().filter((file) => file.startsWith('mn/')).length).toBe(3);
  expect(loadedMessages().filter((file) => !/^(mn|zh-TW)\//.test(file))).toEqual([]);
});

test('repeats a pending request in the new language', async () => {
  const answers: ((name: string) => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => answers.push(answer));
  const observer = new QueryObserver(queryClient, { queryKey: ['room'], queryFn });
  const leave = observer.subscribe(() => undefined);
  const changed = changeLocale('zh-TW');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('豪華雙床房');
  answers[0]?.('Deluxe Twin');
  await changed;
  expect(observer.getCurrentResult().data).toBe('豪華雙床房');
  leave();
});

test('bundles each message file as a separate chunk', () => {
  const source = readFileSync('client/platform/i18n/message-files.ts', 'utf8');
  const globs = [...source.matchAll(/import\.meta\.glob[^;]*/g)].map(([call]) => call);
  expect(globs).toHaveLength(1);
  expect(globs.join()).not.toContain('eager');
});

test.each([
  ['th', '₩1,234,567', 'ศุกร์ 4 มิ.ย. 2027', 'ศุกร์ 4 – อาทิตย์ 6 มิ.ย.', 'a b และc'],
  ['mn', '₩1,234,567', '2027 оны 6-р сарын 4, Ба', '6-р сарын 4, Ба – 6, Ня', 'a, b, c'],
  ['es', '1.234.567 ₩', 'vie, 4 jun 2027', 'vie, 4 jun – dom, 6 jun', 'a, b y c'],
  ['zh-TW', '₩1,234,567', '2027年6月4日週五', '6/4週五至6/6週日', 'a、b和c'],
])('formats money, dates and lists in %s', (locale, money, date, range, list) => {
  const formatters = formattersOf(locale, 'KRW');
  const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
  expect(plain(formatters.money(1_234_567))).toBe(money);
  expect(plain(formatters.date('2027-06-04', 'long'))).toBe(date);
  expect(plain(formatters.range('2027-06-04', '2027-06-06'))).toBe(range);
  expect(formatters.list(['a', 'b', 'c'])).toBe(list);
});
