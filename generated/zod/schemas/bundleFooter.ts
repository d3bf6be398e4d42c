/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { LocalizedText } from './localizedText.ts';

export const bundleFooterTelMax = 30;

export const bundleFooterEmailMax = 254;

export const bundleFooterFaxMax = 30;

export const bundleFooterCompanyNumMax = 30;

export const bundleFooterCopyrightMax = 200;



export const BundleFooter = zod.strictObject({
  "ceo": LocalizedText.optional(),
  "address": LocalizedText.optional(),
  "tel": zod.string().max(bundleFooterTelMax).optional(),
  "email": zod.string().max(bundleFooterEmailMax).optional(),
  "fax": zod.string().max(bundleFooterFaxMax).optional(),
  "company_num": zod.string().max(bundleFooterCompanyNumMax).optional(),
  "term_num": LocalizedText.optional(),
  "copyright": zod.string().max(bundleFooterCopyrightMax).optional()
}).meta({ id: 'BundleFooter' });

export type BundleFooter = zod.input<typeof BundleFooter>;
export type BundleFooterOutput = zod.output<typeof BundleFooter>;
