/** Turns `ko=하늘 en=Haneul` into a text in several languages. */
export function textsOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** Omits options that weren't given, because the contract's schemas reject undefined fields less clearly. */
export function given<T extends object>(options: T): Partial<T> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Prints rows as lines with aligned columns. */
export function columns(rows: readonly (readonly string[])[], none: string): string {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]!.length)));
  const lines = rows.map((row) => row.map((cell, index) => cell.padEnd(widths[index]!)).join('  '));
  return lines.length === 0 ? none : lines.map((line) => line.trimEnd()).join('\n');
}
