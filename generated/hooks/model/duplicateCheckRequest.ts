/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { DuplicateCheckRequestField } from './duplicateCheckRequestField.ts';

export interface DuplicateCheckRequest {
  field: DuplicateCheckRequestField;
  /**
     * @minLength 1
     * @maxLength 254
     */
  value: string;
}
