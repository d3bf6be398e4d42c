import type { DeviceKind } from '../../generated/types.ts';

/**
 * The device description stored with a session. Deliberately coarse, so that it can't identify an individual device.
 */
export type Device = { deviceKind: DeviceKind; browser: string | null; system: string | null };

/** The first match counts, because most browsers' User-Agent headers also mention Chrome and Safari. */
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

/** An iPad that requests desktop sites identifies itself as a Mac, so it's listed as one. */
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

/** Returns the device described by a User-Agent header, for the member's list of sessions. */
export function deviceOf(userAgent: string | undefined): Device {
  const header = userAgent?.slice(0, MAX_LENGTH) ?? '';
  const [, browser = null] = BROWSERS.find(([word]) => word.test(header)) ?? [];
  const [, system = null, deviceKind = 'unknown'] = SYSTEMS.find(([word]) => word.test(header)) ?? [];
  return { deviceKind, browser, system };
}
