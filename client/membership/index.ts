/** What other areas use of the membership. */
export { TierGlance } from './tier-glance.tsx';
