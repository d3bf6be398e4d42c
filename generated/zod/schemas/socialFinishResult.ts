/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Instant } from './instant.ts';
import { SocialPrefill } from './socialPrefill.ts';
import { Success } from './success.ts';
import { UserInfo } from './userInfo.ts';

export const socialFinishResultTokenMax = 200;

export const socialFinishResultSocialTicketMax = 200;



export const SocialFinishResult = zod.strictObject({
  "result": Success,
  "outcome": zod.enum(['logged_in', 'signup_needed']),
  "token": zod.string().max(socialFinishResultTokenMax).optional().describe('With logged_in - the bearer token'),
  "userInfo": UserInfo.optional().describe('With logged_in.'),
  "social_ticket": zod.string().max(socialFinishResultSocialTicketMax).optional().describe('With signup_needed - single use'),
  "expires_at": Instant.optional().describe('With signup_needed - the end of the ticket.'),
  "prefill": SocialPrefill.optional().describe('With signup_needed.')
}).meta({ id: 'SocialFinishResult' });

export type SocialFinishResult = zod.input<typeof SocialFinishResult>;
export type SocialFinishResultOutput = zod.output<typeof SocialFinishResult>;
