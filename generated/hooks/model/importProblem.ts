/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * A row that cannot be loaded, and why.
 */
export interface ImportProblem {
  /**
     * JSON pointer into the bundle
     * @maxLength 500
     */
  pointer: string;
  /**
     * In English, for who prepares the bundle
     * @maxLength 500
     */
  message: string;
}
