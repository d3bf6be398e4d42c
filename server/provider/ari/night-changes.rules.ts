import { addDays, nightsBetween, weekday } from '../../platform/values/nights.ts';

type Value = number | boolean | undefined;
/** A value is unchanged if it is undefined. */
type Values<Field extends string> = { readonly [Name in Field]?: Value };
type Night<Field extends string> = { row: number; values: { [Name in Field]?: Value } };

export type Period = { from: string; to: string; weekdays?: readonly number[] | undefined };

/**
 * Columns of the changed nights, as PostgreSQL array literals, which the server can send without converting each value.
 * `row` contains the index of the last row of the message that applies to the night. `first` and `last` are dates.
 * The column of a field that no row has is empty, and `unnest` fills it with nulls.
 */
export type NightColumns<Field extends string> = Record<'first' | 'last' | 'date' | 'row' | Field, string> & {
  keys: string[];
};

/** Collects changes by night. Later rows override earlier rows, field by field. */
export class NightChanges<Field extends string> {
  readonly #fields: readonly Field[];
  readonly #first: string;
  readonly #nights = new Map<string, (Night<Field> | undefined)[]>();
  #count = 0;

  /** `first` is the first night that can change. Earlier nights are skipped. */
  constructor(fields: readonly Field[], first: string) {
    this.#fields = fields;
    this.#first = first;
  }

  get count(): number {
    return this.#count;
  }

  /** `key` contains the codes that identify the inventory, separated by spaces. `values` has the fields of the row. */
  set(key: string, { from, to, weekdays }: Period, values: Values<Field>, row: number): void {
    const nights = this.#nights.get(key) ?? [];
    this.#nights.set(key, nights);
    const [start, end] = [Math.max(0, nightsBetween(this.#first, from)), nightsBetween(this.#first, to)];
    const firstWeekday = weekday(this.#first);
    for (let at = start; at <= end; at += 1) {
      if (weekdays && !weekdays.includes((firstWeekday + at) % 7 || 7)) continue;
      const night = (nights[at] ??= this.#added());
      night.row = row;
      for (const field of this.#fields) if (values[field] !== undefined) night.values[field] = values[field];
    }
  }

  #added(): Night<Field> {
    this.#count += 1;
    return { row: 0, values: {} };
  }

  /** Returns undefined if no night changes. `keys` has one array literal for each code of the key. */
  columns(): NightColumns<Field> | undefined {
    if (this.#count === 0) return undefined;
    const keys: string[][] = [];
    const dates: string[] = [];
    const found: Night<Field>[] = [];
    for (const [key, nights] of this.#nights) {
      const codes = key.split(' ').map((code) => `"${code}"`);
      nights.forEach((night, at) => {
        if (night === undefined) return;
        codes.forEach((code, i) => (keys[i] ??= []).push(code));
        dates.push(addDays(this.#first, at));
        found.push(night);
      });
    }
    const columns: Record<string, string> = {
      first: dates.reduce((first, date) => (date < first ? date : first)),
      last: dates.reduce((last, date) => (date > last ? date : last)),
      date: literal(dates),
      row: literal(found.map(({ row }) => row)),
    };
    for (const field of this.#fields) {
      const isUsed = found.some(({ values }) => values[field] !== undefined);
      columns[field] = literal(isUsed ? found.map(({ values }) => values[field] ?? 'NULL') : []);
    }
    return { ...(columns as Omit<NightColumns<Field>, 'keys'>), keys: keys.map(literal) } as NightColumns<Field>;
  }
}

function literal(values: readonly (string | number | boolean)[]): string {
  return `{${values.join(',')}}`;
}
