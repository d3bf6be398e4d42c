/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { LocalizedText } from './localizedText.ts';
import { TermsType } from './termsType.ts';

export const BundleTerms = zod.strictObject({
  "termsType": TermsType,
  "title": LocalizedText,
  "content": LocalizedText.describe('HTML; sanitised before it is kept.'),
  "required": zod.boolean()
}).meta({ id: 'BundleTerms' });

export type BundleTerms = zod.input<typeof BundleTerms>;
export type BundleTermsOutput = zod.output<typeof BundleTerms>;
