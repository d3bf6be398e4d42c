/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import type { LocalizedText } from './localizedText.ts';

export interface BundlePicture {
  /**
     * Within the folder of files that comes with the bundle
     * @maxLength 300
     */
  file_path: string;
  alt: LocalizedText;
  /**
     * Where its subject stands, in percent from the left
     * @minimum 0
     * @maximum 100
     */
  focus_x?: number;
}
