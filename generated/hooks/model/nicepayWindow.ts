/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { NicepayWindowProvider } from './nicepayWindowProvider.ts';
import type { NicepayWindowRequest } from './nicepayWindowRequest.ts';

/**
 * NicePay's window, which its script opens with this request.
 */
export interface NicepayWindow {
  /** Tells this window from the others. */
  provider: NicepayWindowProvider;
  /** @maxLength 500 */
  script_url: string;
  request: NicepayWindowRequest;
}
