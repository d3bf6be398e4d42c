import type { DeviceKind } from '../../generated/types.ts';

/** What is kept of what somebody logs in with: what it calls itself, and nothing by which it could be told from another of its kind. */
export type Device = { deviceKind: DeviceKind; browser: string | null; system: string | null };

/** By the word that tells it in a User-Agent header. The first that fits: most say that they are Chrome and Safari as well. */
const BROWSERS: readonly [word: RegExp, name: string][] = [
  [/KAKAOTALK/, 'KakaoTalk'],
  [/\bNAVER\(/, 'NAVER'],
  [/\bLine\//, 'LINE'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bWhale\//, 'Whale'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

/** An iPad that asks for the pages of a computer calls itself a Mac, and is told as one. */
const SYSTEMS: readonly [word: RegExp, name: string, kind: DeviceKind][] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows NT\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bMacintosh\b/, 'macOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

const LONGEST = 500;

/** A device by its User-Agent header, for its owner to know it again; what it does not say is not guessed. */
export function deviceOf(userAgent: string | undefined): Device {
  const said = userAgent?.slice(0, LONGEST) ?? '';
  const [, browser = null] = BROWSERS.find(([word]) => word.test(said)) ?? [];
  const [, system = null, deviceKind = 'unknown'] = SYSTEMS.find(([word]) => word.test(said)) ?? [];
  return { deviceKind, browser, system };
}
