/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const VerificationCodeRegExp = new RegExp('^[0-9]{6}$');


export const VerificationCode = zod.string().regex(VerificationCodeRegExp).meta({ id: 'VerificationCode', description: 'Six digits.' });

export type VerificationCode = zod.input<typeof VerificationCode>;
export type VerificationCodeOutput = zod.output<typeof VerificationCode>;
