/** Normalises a name for comparison: no spaces, lower case, and Korean letters in composed form. */
export function folded(name: string): string {
  return name.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
}

/** PostgreSQL's text and jsonb store neither U+0000 nor half a surrogate pair; JSON and URLs can contain both. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

type Position = { value: object; key?: string; inside?: Position };

/** Returns the paths in a JSON value to texts and field names that no database can store. */
export function unstorablePaths(root: unknown): (readonly PropertyKey[])[] {
  if (typeof root === 'string') return isStorable(root) ? [] : [[]];
  const found: (readonly PropertyKey[])[] = [];
  const remaining: Position[] = isObject(root) ? [{ value: root }] : [];
  // Without recursion, because input may nest deeper than the call stack.
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
