/** Normalises a name for comparison: removes spaces, converts to lower case and composes Korean letters. */
export function folded(name: string): string {
  return name.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
}

/**
 * Returns whether PostgreSQL can store a string. Its types `text` and `jsonb` accept neither U+0000 nor an unpaired
 * surrogate, and JSON and URLs can contain both.
 */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

type Position = { value: object; key?: string; inside?: Position };

/**
 * Returns the paths of the strings in a JSON value that can't be stored in PostgreSQL. If a field name can't be stored,
 * returns the path of the object that contains the field.
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
