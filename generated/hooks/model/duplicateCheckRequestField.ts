/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type DuplicateCheckRequestField = typeof DuplicateCheckRequestField[keyof typeof DuplicateCheckRequestField];


export const DuplicateCheckRequestField = {
  login_id: 'login_id',
  email: 'email',
} as const;
