/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { LocalizedText } from './localizedText.ts';

export interface BundleFooter {
  ceo?: LocalizedText;
  address?: LocalizedText;
  /** @maxLength 30 */
  tel?: string;
  /** @maxLength 254 */
  email?: string;
  /** @maxLength 30 */
  fax?: string;
  /** @maxLength 30 */
  company_num?: string;
  term_num?: LocalizedText;
  /** @maxLength 200 */
  copyright?: string;
}
