/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';

/**
 * What pets cost a stay, each one from the first that is charged.
 */
export interface PetUpselling {
  price: Amount;
  /**
     * The first animal that is charged
     * @minimum 1
     * @maximum 10
     */
  charged_from: number;
  /**
     * @minimum 1
     * @maximum 10
     */
  max_count: number;
}
