export { TierGlance, WithoutTier } from './tier-glance.tsx';
