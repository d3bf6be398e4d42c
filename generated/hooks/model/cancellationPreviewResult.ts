/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Amount } from './amount.ts';
import type { Currency } from './currency.ts';
import type { DocumentNumber } from './documentNumber.ts';
import type { Success } from './success.ts';

export interface CancellationPreviewResult {
  result: Success;
  reservation_number: DocumentNumber;
  cancellable: boolean;
  currency: Currency;
  /**
     * Days from the hotel's today to check-in
     * @minimum 0
     */
  days_before: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  fee_percent: number;
  fee: Amount;
  refund: Amount;
  /** False where nothing was charged - the fee is shown and not collected */
  fee_collected: boolean;
}
