/** Normalises a name for comparison: without spaces, in lower case and with Korean letters in composed form. */
export function folded(name: string): string {
  return name.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
}

/**
 * Returns whether PostgreSQL can store a text. Its types text and jsonb accept neither U+0000 nor half of a surrogate
 * pair, both of which JSON and URLs can contain.
 */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

type Position = { value: object; key?: string; inside?: Position };

/**
 * Returns the path to each string in a JSON value that PostgreSQL can't store. If PostgreSQL can't store a field name,
 * returns the path to the object that contains the field.
 */
export function unstorablePaths(root: unknown): (readonly PropertyKey[])[] {
  if (typeof root === 'string') return isStorable(root) ? [] : [[]];
  const found: (readonly PropertyKey[])[] = [];
  const remaining: Position[] = isObject(root) ? [{ value: root }] : [];
  // This loop isn't recursive, because the input may nest deeper than the call stack allows.
  for (let position = remaining.pop(); position; position = remaining.pop()) {
    for (const [key, value] of Object.entries(position.value)) {
      if (!isStorable(key)) found.push(pathOf(position));
      else if (typeof value === 'string' && !isStorable(value)) found.push([...pathOf(position), key]);
      else if (isObject(value)) remaining.push({ value, key, inside: position });
    }
  }
  return found;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function pathOf(place: Position): string[] {
  const keys: string[] = [];
  for (let at: Position | undefined = place; at?.key !== undefined; at = at.inside) keys.push(at.key);
  return keys.reverse();
}
