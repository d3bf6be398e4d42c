/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Success } from './success.ts';
import type { Terms } from './terms.ts';

export interface TermsResult {
  result: Success;
  /**
     * In the order they are shown - privacy, terms, marketing, then the cancellation rules.
     * @maxItems 10
     */
  termsList: Terms[];
}
