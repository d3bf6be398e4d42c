/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type WebhookAnswer = 'OK';
