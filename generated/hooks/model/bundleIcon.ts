/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { LocalizedText } from './localizedText.ts';

export interface BundleIcon {
  /** @maxLength 300 */
  file_path: string;
  title: LocalizedText;
}
