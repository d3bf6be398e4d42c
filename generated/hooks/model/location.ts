/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

/**
 * WGS 84 degrees.
 */
export interface Location {
  /**
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
}
