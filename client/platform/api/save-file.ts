/** A browser may read the file after the click event. */
const READ_WITHIN_MS = 60_000;

/** Saves a file from a response. A link with a token in it would stay in the history. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}

export function saveText(text: string, name: string, type: string): void {
  saveFile(new Blob([text], { type: `${type};charset=utf-8` }), name);
}
