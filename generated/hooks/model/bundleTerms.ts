/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { LocalizedText } from './localizedText.ts';
import type { TermsType } from './termsType.ts';

export interface BundleTerms {
  termsType: TermsType;
  title: LocalizedText;
  /** HTML; sanitised before it is kept. */
  content: LocalizedText;
  required: boolean;
}
