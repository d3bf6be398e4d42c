/** What is compared of a name: neither spaces nor case, and a Korean letter sent in parts is the whole one. */
export function folded(name: string): string {
  return name.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
}

/** U+0000 and half of a surrogate pair: JSON and addresses can carry them, PostgreSQL's text and jsonb cannot. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Where in a JSON value a text, or the name of a field, stands that no database can store; each as the keys that lead there. */
export function unstorablePlaces(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!isStorable(key)) return [path];
    return unstorablePlaces(inner, [...path, key]);
  });
}
