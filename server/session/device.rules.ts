import type { DeviceKind } from '../../generated/types.ts';

/**
 * The description of a device that is stored with a session. It is deliberately coarse, so that it doesn't distinguish between devices of
 * the same model.
 */
export type Device = { deviceKind: DeviceKind; browser: string | null; system: string | null };

/**
 * Browsers and the words that identify them in the User-Agent header. The first match counts, because most browsers also claim to be Chrome
 * and Safari.
 */
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

/** Operating systems and the words that identify them. An iPad that requests desktop pages calls itself a Mac and is listed as one. */
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

const MAX_LENGTH = 500;

/**
 * Returns the device that a User-Agent header describes, for the member's list of sessions. Unknown parts are null, and an unknown kind of
 * device is 'unknown'.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const header = userAgent?.slice(0, MAX_LENGTH) ?? '';
  const [, browser = null] = BROWSERS.find(([word]) => word.test(header)) ?? [];
  const [, system = null, deviceKind = 'unknown'] = SYSTEMS.find(([word]) => word.test(header)) ?? [];
  return { deviceKind, browser, system };
}
