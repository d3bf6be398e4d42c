/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * Who sleeps in one room.
 */
export interface PartyRoom {
  /**
     * @minimum 1
     * @maximum 20
     */
  adult: number;
  /**
     * @minimum 0
     * @maximum 20
     */
  kid: number;
  /**
     * @minimum 0
     * @maximum 20
     */
  infant: number;
  /**
     * @minimum 0
     * @maximum 10
     */
  pet: number;
}
