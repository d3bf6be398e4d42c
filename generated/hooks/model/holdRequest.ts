/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { Agreements } from './agreements.ts';
import type { CustomerInfo } from './customerInfo.ts';

export interface HoldRequest {
  quote_id: string;
  customerInfo: CustomerInfo;
  agreements: Agreements;
}
