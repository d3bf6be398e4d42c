/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Success } from './success.ts';

export interface DuplicateCheckResult {
  result: Success;
  available: true;
}
