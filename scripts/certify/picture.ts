/** A PNG of 16 by 16 grey pixels. */
export function greySquare(): Uint8Array<ArrayBuffer> {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAAAAAA6mKC9AAAAD0lEQVR42mNoQAMMI1sAAAUMgAHjM1mKAAAAAElFTkSuQmCC';
  return Uint8Array.from(Buffer.from(base64, 'base64'));
}
