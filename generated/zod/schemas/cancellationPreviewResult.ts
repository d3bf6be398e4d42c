/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';
import { Amount } from './amount.ts';
import { Currency } from './currency.ts';
import { DocumentNumber } from './documentNumber.ts';
import { Success } from './success.ts';

export const cancellationPreviewResultDaysBeforeMin = 0;

export const cancellationPreviewResultFeePercentMin = 0;
export const cancellationPreviewResultFeePercentMax = 100;



export const CancellationPreviewResult = zod.strictObject({
  "result": Success,
  "reservation_number": DocumentNumber,
  "cancellable": zod.boolean(),
  "currency": Currency,
  "days_before": zod.int().min(cancellationPreviewResultDaysBeforeMin).describe('Days from the hotel\'s today to check-in'),
  "fee_percent": zod.int().min(cancellationPreviewResultFeePercentMin).max(cancellationPreviewResultFeePercentMax),
  "fee": Amount,
  "refund": Amount,
  "fee_collected": zod.boolean().describe('False where nothing was charged - the fee is shown and not collected')
}).meta({ id: 'CancellationPreviewResult' });

export type CancellationPreviewResult = zod.input<typeof CancellationPreviewResult>;
export type CancellationPreviewResultOutput = zod.output<typeof CancellationPreviewResult>;
