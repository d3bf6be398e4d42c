/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { DocumentNumber } from './documentNumber.ts';

export interface PaymentRequest {
  hold_number: DocumentNumber;
}
