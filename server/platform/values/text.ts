/** What is compared of a name: neither spaces nor case, and a Korean letter sent in parts is the whole one. */
export function folded(name: string): string {
  return name.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
}

/** U+0000 and half of a surrogate pair: JSON and addresses can carry them, PostgreSQL's text and jsonb cannot. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

type Place = { value: object; key?: string; inside?: Place };

/** Where in a JSON value a text, or the name of a field, stands that no database can store; each as the keys that lead there. */
export function unstorablePlaces(root: unknown): (readonly PropertyKey[])[] {
  if (typeof root === 'string') return isStorable(root) ? [] : [[]];
  const found: (readonly PropertyKey[])[] = [];
  const left: Place[] = isObject(root) ? [{ value: root }] : [];
  // Not by calling itself: what comes from outside may nest deeper than calls may.
  for (let place = left.pop(); place; place = left.pop()) {
    for (const [key, value] of Object.entries(place.value)) {
      if (!isStorable(key)) found.push(pathOf(place));
      else if (typeof value === 'string' && !isStorable(value)) found.push([...pathOf(place), key]);
      else if (isObject(value)) left.push({ value, key, inside: place });
    }
  }
  return found;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function pathOf(place: Place): string[] {
  const keys: string[] = [];
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.inside) keys.push(at.key);
  return keys.reverse();
}
