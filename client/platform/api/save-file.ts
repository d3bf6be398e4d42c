/** A browser may read the file after the click is over. */
const READ_WITHIN_MS = 60_000;

/** Hands the guest a file that came by a call: an address with a token in it would stay in histories. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}

/** The same of a text, by its media type. */
export function saveText(text: string, name: string, type: string): void {
  saveFile(new Blob([text], { type: `${type};charset=utf-8` }), name);
}
