export { PointsGlance } from './points-glance.tsx';
