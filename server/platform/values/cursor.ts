import { z } from 'zod';

/** Rows of one page of a list. */
export const PAGE_SIZE = 20;
/** A limit for lists that are returned whole, such as a member's data export. */
export const ALL_ROWS = 100_000;

/** The parts of a list position that more than one list uses. */
export const cursorParts = {
  instant: z.iso.datetime({ precision: 3 }),
  uuid: z.uuid(),
  date: z.iso.date(),
  flag: z.boolean(),
  rank: z.int().min(-1e6).max(1e6),
  code: z.string().regex(/^[0-9A-Za-z-]{1,30}$/),
};

/**
 * Encodes the position of a row in a list as an opaque cursor, and decodes what a caller sends back.
 *
 * `decode` returns null without a cursor (the first page), and undefined for a cursor that this list never returned.
 */
export function cursorOf<Shape extends z.ZodRawShape>(shape: Shape) {
  type Position = z.output<z.ZodObject<Shape, z.core.$strict>>;
  const position = z.strictObject(shape);
  return {
    encode: (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url'),
    decode(cursor: string | undefined): Position | null | undefined {
      if (cursor === undefined) return null;
      try {
        return position.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data as Position | undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** Splits rows, of which one more than a page was read, into the page and the row after which the next page starts. */
export function pageOf<Row>(rows: readonly Row[]): { page: readonly Row[]; last: Row | undefined } {
  const page = rows.slice(0, PAGE_SIZE);
  return { page, last: rows.length > PAGE_SIZE ? page.at(-1) : undefined };
}
