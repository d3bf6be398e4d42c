/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const JoinType = zod.enum(['NORMAL', 'KAKAO', 'GOOGLE', 'NAVER']).meta({ id: 'JoinType', description: 'How the account was made - by its own ID, or by a social account.' });

export type JoinType = zod.input<typeof JoinType>;
export type JoinTypeOutput = zod.output<typeof JoinType>;
