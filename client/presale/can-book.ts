import type { Contract } from '../../generated/types.ts';

/** Returns whether the caller can book with the contract's vouchers. */
export function canBook({ active, status, vouchers }: Contract): boolean {
  return active && status === 'active' && vouchers.remaining > 0;
}
