/** What other areas use of the points. */
export { PointsGlance } from './points-glance.tsx';
