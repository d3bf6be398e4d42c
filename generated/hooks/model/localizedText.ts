/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * A text by language. Korean is required, because every other language falls back to it.
 */
export interface LocalizedText {
  /** @maxLength 100000 */
  ko: string;
  /** @maxLength 100000 */
  en?: string;
  /** @maxLength 100000 */
  ja?: string;
  /** @maxLength 100000 */
  'zh-CN'?: string;
  /** @maxLength 100000 */
  'zh-TW'?: string;
  /** @maxLength 100000 */
  es?: string;
  /** @maxLength 100000 */
  pt?: string;
  /** @maxLength 100000 */
  vi?: string;
  /** @maxLength 100000 */
  th?: string;
  /** @maxLength 100000 */
  mn?: string;
}
