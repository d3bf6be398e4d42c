/** A measurement and its reference. `ratio` is measured ÷ reference; `limit` is the bound on the ratio. */
export type Figure = {
  name: string;
  unit: string;
  measured: number;
  reference: number;
  against: string;
  ratio: number;
  limit: { at: 'least' | 'most'; ratio: number };
  pass: boolean;
};

type Compared = Pick<Figure, 'name' | 'unit' | 'measured' | 'reference' | 'against'>;

export function atLeast(ratio: number, compared: Compared): Figure {
  return judged({ at: 'least', ratio }, compared);
}

export function atMost(ratio: number, compared: Compared): Figure {
  return judged({ at: 'most', ratio }, compared);
}

export function atMostReference(compared: Compared): Figure {
  return judged({ at: 'most', ratio: 1 }, compared);
}

export function atLeastReference(compared: Compared): Figure {
  return judged({ at: 'least', ratio: 1 }, compared);
}

function judged(limit: Figure['limit'], compared: Compared): Figure {
  const ratio = compared.measured / compared.reference;
  return { ...compared, ratio, limit, pass: limit.at === 'least' ? ratio >= limit.ratio : ratio <= limit.ratio };
}

/** Returns the median. For an even number of values, that is the lower of the two middle values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? NaN;
}

export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['', 'measured', 'reference', 'ratio', 'limit', ''],
    ...figures.map(({ name, unit, measured, reference, against, ratio, limit, pass }) => [
      name,
      `${short(measured)} ${unit}`,
      `${short(reference)} (${against})`,
      ratio.toFixed(2),
      `${limit.at === 'least' ? '≥' : '≤'} ${limit.ratio.toFixed(2)}`,
      pass ? 'pass' : 'FAIL',
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function short(value: number) {
  return value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(2);
}
