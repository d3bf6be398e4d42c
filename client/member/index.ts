export { useWays, WAY_GROUPS, type WayGroup } from './ways.ts';
