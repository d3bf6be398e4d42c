/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const WebhookAnswer = zod.literal("OK").meta({ id: 'WebhookAnswer' });

export type WebhookAnswer = zod.input<typeof WebhookAnswer>;
export type WebhookAnswerOutput = zod.output<typeof WebhookAnswer>;
