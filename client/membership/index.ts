export { TierGlance, TierName } from './tier-glance.tsx';
