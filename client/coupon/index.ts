export { CouponsGlance } from './coupons-glance.tsx';
