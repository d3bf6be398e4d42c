import type { Contract } from '../../generated/types.ts';

/** Number of the contract's vouchers that the caller can book with now. */
export function usableVouchers({ active, status, vouchers }: Contract): number {
  return active && status === 'active' ? vouchers.remaining : 0;
}
