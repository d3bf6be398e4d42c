/** What other areas use of the member. */
export { useWays, WAY_GROUPS, type WayGroup } from './ways.ts';
