/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const CompanyCodeRegExp = new RegExp('^[a-z0-9]{1,20}$');


export const CompanyCode = zod.string().regex(CompanyCodeRegExp).meta({ id: 'CompanyCode', description: 'Identifies the company that owns properties and members.' });

export type CompanyCode = zod.input<typeof CompanyCode>;
export type CompanyCodeOutput = zod.output<typeof CompanyCode>;
