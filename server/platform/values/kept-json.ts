const texts = new WeakMap<object, string>();

/** Keeps the JSON of a value, so that `jsonOf` can use it again. The value must not be changed afterwards. */
export function keepJson<T extends object>(value: T): T {
  texts.set(value, JSON.stringify(value));
  return value;
}

/** Like JSON.stringify, but uses the kept JSON of a response's fields. */
export function jsonOf(body: unknown): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!fields.some(([, value]) => keptJson(value) !== undefined)) return JSON.stringify(body);
  const written = fields.flatMap(([name, value]) => {
    const text = keptJson(value) ?? JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${written.join(',')}}`;
}

function keptJson(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? texts.get(value) : undefined;
}
