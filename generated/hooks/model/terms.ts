/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { TermsType } from './termsType.ts';

export interface Terms {
  termsType: TermsType;
  /** @maxLength 200 */
  title: string;
  /**
     * Sanitised HTML
     * @maxLength 100000
     */
  content: string;
  /** Whether a booking needs this consent */
  required: boolean;
}
