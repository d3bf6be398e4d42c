/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { ImportProblem } from './importProblem.ts';
import type { Success } from './success.ts';

export interface ImportResult {
  result: Success;
  dry_run: boolean;
  /** @minimum 0 */
  hotels: number;
  /** @minimum 0 */
  room_types: number;
  /**
     * Nights of room types that were priced
     * @minimum 0
     */
  days: number;
  /** @maxItems 10000 */
  problems: ImportProblem[];
}
