/** What other areas use of the coupons. */
export { CouponsGlance } from './coupons-glance.tsx';
