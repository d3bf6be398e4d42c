/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Instant } from './instant.ts';
import { Success } from './success.ts';

export const socialStartResultAuthorizationUrlMax = 2000;

export const socialStartResultStateMax = 200;

export const socialStartResultFlowTokenMax = 200;



export const SocialStartResult = zod.strictObject({
  "result": Success,
  "authorization_url": zod.url().max(socialStartResultAuthorizationUrlMax),
  "state": zod.string().max(socialStartResultStateMax).describe('The provider sends it back'),
  "flow_token": zod.string().max(socialStartResultFlowTokenMax).describe('Kept by this browser and never put into an address'),
  "expires_at": Instant
}).meta({ id: 'SocialStartResult' });

export type SocialStartResult = zod.input<typeof SocialStartResult>;
export type SocialStartResultOutput = zod.output<typeof SocialStartResult>;
