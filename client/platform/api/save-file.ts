/** Time after the click event during which a browser may still read the file. */
const READ_WITHIN_MS = 60_000;

/**
 * Saves a file from a response. A link to the file would need a token in its URL, and the browser history would keep
 * it.
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}

export function saveText(text: string, name: string, type: string): void {
  saveFile(new Blob([text], { type: `${type};charset=utf-8` }), name);
}
