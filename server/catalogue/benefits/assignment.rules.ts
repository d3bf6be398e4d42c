/**
 * Assigns each row to at most one column and each column to at most one row, so that the sum of the values is as large
 * as possible (Kuhn–Munkres, in rows² × columns steps). Returns the column of each row, or null if the row has none.
 * Values of 0 or less are never assigned.
 */
export function bestAssignment(values: readonly (readonly number[])[]): (number | null)[] {
  const rows = values.length;
  const real = values[0]?.length ?? 0;
  // Add one column for each row, so that every row can stay unassigned.
  const columns = real + rows;
  const cost = (row: number, column: number) => (column < real ? -Math.max(0, values[row]![column]!) : 0);
  const ofRow = filled(rows, 0);
  const ofColumn = filled(columns, 0);
  const rowAt = filled(columns, -1);

  for (let added = 0; added < rows; added += 1) {
    const least = filled(columns, Number.POSITIVE_INFINITY);
    const from = filled(columns, -1);
    const reached = new Set<number>();
    let last = -1;
    let row = added;
    do {
      if (last >= 0) reached.add(last);
      let next = -1;
      for (let column = 0; column < columns; column += 1) {
        if (reached.has(column)) continue;
        const reduced = cost(row, column) - ofRow[row]! - ofColumn[column]!;
        if (reduced < least[column]!) {
          least[column] = reduced;
          from[column] = last;
        }
        if (next < 0 || least[column]! < least[next]!) next = column;
      }
      const shift = least[next]!;
      ofRow[added]! += shift;
      for (let column = 0; column < columns; column += 1) {
        if (reached.has(column)) {
          ofRow[rowAt[column]!]! += shift;
          ofColumn[column]! -= shift;
        } else least[column]! -= shift;
      }
      last = next;
      row = rowAt[last]!;
    } while (row >= 0);
    for (let column = last; column >= 0; ) {
      const before = from[column]!;
      rowAt[column] = before < 0 ? added : rowAt[before]!;
      column = before;
    }
  }
  return values.map((row, at) => {
    const column = rowAt.indexOf(at);
    return column < real && row[column]! > 0 ? column : null;
  });
}

function filled(length: number, value: number): number[] {
  return Array.from({ length }, () => value);
}
