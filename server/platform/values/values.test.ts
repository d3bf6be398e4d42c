import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { negotiateLanguage, pickText, textLanguages } from './language.ts';
import { atLeastZero, percentOf, sum } from './money.ts';
import { folded, unstorablePaths } from './text.ts';
import { addDays, eachNight, isStayDate, nightsBetween, today, wallTime, weekday } from './nights.ts';

describe('nights', () => {
  it.each([
    ['2027-06-01', '2027-06-04', ['2027-06-01', '2027-06-02', '2027-06-03']],
    ['2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29']],
    ['2027-12-31', '2028-01-01', ['2027-12-31']],
    ['2027-06-01', '2027-06-01', []],
    ['2027-06-02', '2027-06-01', []],
  ])('lists the nights from %s to %s', (from, to, nights) => expect(eachNight(from, to)).toEqual(nights));

  it('recognises the dates that exist', () => {
    const given = ['2028-02-29', '2027-02-29', '2027-13-01', '2027-6-1', '2027-06-01T00:00:00Z', ''];
    expect(given.map(isStayDate)).toEqual([true, false, false, false, false, false]);
  });

  it('counts as many nights as days have been added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -4000, max: 4000 }), (start, days) => {
        const from = addDays('1990-01-01', start);
        return nightsBetween(from, addDays(from, days)) === days;
      }),
    );
  });

  it('returns the weekday', () => {
    expect(['2027-06-06', '2027-06-07', '1969-12-31'].map(weekday)).toEqual([0, 1, 3]);
  });

  it.each([
    ['Asia/Seoul', '2027-05-31T15:00:00Z', '2027-06-01'],
    ['Asia/Seoul', '2027-05-31T14:59:59Z', '2027-05-31'],
    ['America/New_York', '2027-06-01T03:59:59Z', '2027-05-31'],
    ['Pacific/Auckland', '2027-06-01T12:00:00Z', '2027-06-02'],
    ['UTC', '2028-02-29T23:59:59Z', '2028-02-29'],
  ])('the date in %s at %s is %s', (zone, now, date) => expect(today(zone, new Date(now))).toBe(date));

  it.each([
    ['Asia/Seoul', '2027-05-31T15:00:59Z', '2027-06-01 00:00'],
    ['Asia/Kathmandu', '2027-06-01T05:14:00Z', '2027-06-01 10:59'],
    ['America/New_York', '2027-03-14T07:00:00Z', '2027-03-14 03:00'],
    ['America/New_York', '2027-11-07T06:30:00Z', '2027-11-07 01:30'],
  ])('the local time in %s at %s is %s', (zone, now, shown) => expect(wallTime(zone, new Date(now))).toBe(shown));
});

describe('text', () => {
  it('is compared without regard to spaces, case and the form of Korean letters', () => {
    expect(folded(' 한빛 Electronics '.normalize('NFD'))).toBe('한빛electronics');
  });

  it.each([
    ['none in an emoji, a tab or a line break', { a: ['😀', '\t\n'], b: null, c: 1, d: { e: '' } }, []],
    ['U+0000', { a: ['x', 'y\0'] }, [['a', '1']]],
    ['either half of a surrogate pair', { a: '\ud83d', b: { c: '\ude00' } }, [['a'], ['b', 'c']]],
    ['a field name', { a: { 'b\0': 'x' } }, [['a']]],
    ['a bare string', '\0', [[]]],
  ])('finds text that the database cannot store: %s', (_, value, places) =>
    expect(unstorablePaths(value)).toEqual(places),
  );

  it('finds text that the database cannot store at any depth', () => {
    const [deep, levels] = ['\0', 20_000];
    const [place] = unstorablePaths(Array.from({ length: levels }).reduce((inside) => [inside], deep));
    expect(place).toEqual(Array(levels).fill('0'));
  });
});

describe('money', () => {
  it.each([
    [100_000, 10, 10_000],
    [99_999, 10, 9_999],
    [100, 0.29, 0],
    [10_000, 0.29, 29],
    [333, 33.33, 110],
    [-5, 10, 0],
    [100, -10, 0],
  ])('for an amount of %i, %f percent is %i', (amount, percent, part) => expect(percentOf(amount, percent)).toBe(part));

  it('is summed, and a negative amount becomes zero', () => {
    expect(sum([1, 2, 3])).toBe(6);
    expect(atLeastZero(-1)).toBe(0);
  });
});

describe('language', () => {
  it.each([
    [undefined, 'ko'],
    ['', 'ko'],
    ['en-GB,en;q=0.9', 'en'],
    ['fr, en;q=0.5, ja;q=0.8', 'ja'],
    ['fr', 'ko'],
    ['zh', 'zh-CN'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh-Hans-TW', 'zh-CN'],
    ['zh-TW;q=0, en', 'en'],
    ['*', 'ko'],
    [';;;q=,,', 'ko'],
  ])('for the header %s, chooses %s', (header, language) => expect(negotiateLanguage(header)).toBe(language));

  it('chooses only supported languages', () => expect(negotiateLanguage('ja, en;q=0.1', ['ko', 'en'])).toBe('en'));

  const room = { ko: '방', en: 'Room' };
  it.each([
    ['the requested language', { ...room, th: 'ห้อง' }, 'th', undefined, 'ห้อง'],
    ['Korean without another fallback', room, 'th', undefined, '방'],
    ['the given fallback', room, 'th', 'en', 'Room'],
    ['Korean if the text is missing in the fallback', { ko: '방', ja: '部屋' }, 'th', 'en', '방'],
    ['Korean for a Korean guest', room, 'ko', 'en', '방'],
    ['Simplified Chinese if Traditional Chinese is missing', { ...room, 'zh-CN': '房间' }, 'zh-TW', 'en', '房间'],
    ['Traditional Chinese if Simplified Chinese is missing', { ...room, 'zh-TW': '房間' }, 'zh-CN', 'en', '房間'],
    ['no Chinese text for a Japanese guest', { ...room, 'zh-TW': '房間' }, 'ja', 'en', 'Room'],
    ['the fallback instead of an empty text', { ...room, vi: '' }, 'vi', 'en', 'Room'],
    ['an empty text if there is none', {}, 'ja', 'en', ''],
  ] as const)('picks %s', (_, texts, language, fallback, picked) =>
    expect(pickText(texts, textLanguages(language, fallback))).toBe(picked),
  );
});
