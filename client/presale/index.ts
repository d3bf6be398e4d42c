export { VouchersGlance } from './vouchers-glance.tsx';
