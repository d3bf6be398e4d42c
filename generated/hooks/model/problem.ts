/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { ErrorCode } from './errorCode.ts';
import type { FieldError } from './fieldError.ts';

/**
 * Why a call failed, for programs (RFC 9457). `title` and `detail` are for developers; people are told by `code`.
 */
export interface Problem {
  /** Identifies the kind of problem */
  type: string;
  /** @maxLength 200 */
  title: string;
  /**
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /** @maxLength 2000 */
  detail?: string;
  /** Names this one failure by its request id */
  instance: string;
  result: 'fail';
  code: ErrorCode;
  /**
     * On 422, each place of the request that is wrong.
     * @maxItems 100
     */
  errors?: FieldError[];
  /** With price_changed - what the guest was shown */
  price_before?: number;
  /** With price_changed - what it is now */
  price_after?: number;
  /** With customer_centre_required - the number to call */
  phone?: string;
}
