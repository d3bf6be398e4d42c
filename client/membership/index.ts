export { TierGlance } from './tier-glance.tsx';
