/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */

export type FileListRequestFileType = typeof FileListRequestFileType[keyof typeof FileListRequestFileType];


export const FileListRequestFileType = {
  icon: 'icon',
} as const;
