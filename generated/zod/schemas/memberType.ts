/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const MemberType = zod.enum(['GENERAL', 'CYBER', 'AFFILIATE', 'PRESALE_INDIVIDUAL', 'PRESALE_CORPORATE']).meta({ id: 'MemberType', description: 'The kinds of members - general (a person, by phone), cyber (online only, by email), affiliate (of a company that the provider registered), pre-sale (the owner of a room, a person or a corporation).' });

export type MemberType = zod.input<typeof MemberType>;
export type MemberTypeOutput = zod.output<typeof MemberType>;
