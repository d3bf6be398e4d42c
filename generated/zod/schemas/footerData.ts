/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { HotelCode } from './hotelCode.ts';

export const footerDataHotelNameMax = 100;

export const footerDataCeoMax = 100;

export const footerDataAddressMax = 300;

export const footerDataTelMax = 30;

export const footerDataEmailMax = 254;

export const footerDataFaxMax = 30;

export const footerDataCompanyNumMax = 30;

export const footerDataTermNumMax = 60;

export const footerDataCopyrightMax = 200;



export const FooterData = zod.strictObject({
  "hotel_code": HotelCode,
  "hotel_name": zod.string().max(footerDataHotelNameMax),
  "ceo": zod.string().max(footerDataCeoMax).optional(),
  "address": zod.string().max(footerDataAddressMax).optional(),
  "tel": zod.string().max(footerDataTelMax).optional(),
  "email": zod.string().max(footerDataEmailMax).optional(),
  "fax": zod.string().max(footerDataFaxMax).optional(),
  "company_num": zod.string().max(footerDataCompanyNumMax).optional().describe('Business registration number'),
  "term_num": zod.string().max(footerDataTermNumMax).optional().describe('Mail-order number'),
  "copyright": zod.string().max(footerDataCopyrightMax).optional()
}).meta({ id: 'FooterData', description: 'What Korean e-commerce law wants said of the seller; each is shown where it is present.' });

export type FooterData = zod.input<typeof FooterData>;
export type FooterDataOutput = zod.output<typeof FooterData>;
