/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const SocialProvider = zod.enum(['kakao', 'google', 'naver']).meta({ id: 'SocialProvider' });

export type SocialProvider = zod.input<typeof SocialProvider>;
export type SocialProviderOutput = zod.output<typeof SocialProvider>;
