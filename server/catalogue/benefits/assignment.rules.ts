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

/**
 * Like bestAssignment, but the columns of a group together count for at most the limit of the group. `groups` contains
 * the group of each column. Starts with the best assignment without limits. As long as that improves the total, moves a
 * row to another column, in exchange for the row that was there. The result is good, but not always the best.
 */
export function limitedAssignment(
  values: readonly (readonly number[])[],
  groups: readonly number[],
  limits: readonly number[],
): (number | null)[] {
  const columnOf = bestAssignment(values);
  const sums = filled(limits.length, 0);
  const valueAt = (row: number, column: number | null) => Math.max(0, values[row]?.[column ?? -1] ?? 0);
  const gain = (group: number | undefined, change: number) =>
    group === undefined ? 0 : Math.min(sums[group]! + change, limits[group]!) - Math.min(sums[group]!, limits[group]!);
  const add = (group: number | undefined, change: number) => {
    if (group !== undefined) sums[group]! += change;
  };
  const improve = (row: number, to: number): boolean => {
    const [from, other] = [columnOf[row]!, columnOf.indexOf(to)];
    const left = { group: groups[from ?? -1], change: valueAt(other, from) - valueAt(row, from) };
    const taken = { group: groups[to], change: valueAt(row, to) - valueAt(other, to) };
    const gained =
      left.group === taken.group
        ? gain(taken.group, left.change + taken.change)
        : gain(left.group, left.change) + gain(taken.group, taken.change);
    if (gained <= 0) return false;
    columnOf[row] = to;
    if (other >= 0) columnOf[other] = from;
    for (const { group, change } of [left, taken]) add(group, change);
    return true;
  };
  for (const [row, column] of columnOf.entries()) add(groups[column ?? -1], valueAt(row, column));
  if (sums.some((total, group) => total > limits[group]!)) {
    for (let improved = true; improved; ) {
      improved = false;
      for (const row of values.keys()) for (const column of groups.keys()) if (improve(row, column)) improved = true;
    }
  }
  return columnOf.map((column, row) => (valueAt(row, column) > 0 ? column : null));
}

function filled(length: number, value: number): number[] {
  return Array.from({ length }, () => value);
}
