import { z } from 'zod';

export const PAGE_SIZE = 20;
/** Row limit for lists that are returned in full, such as those in a member's data export. */
export const ALL_ROWS = 100_000;

/** Schemas for the values in pagination cursors. */
export const cursorParts = {
  instant: z.iso.datetime({ precision: 3 }),
  uuid: z.uuid(),
  date: z.iso.date(),
  flag: z.boolean(),
  position: z.int().min(0),
  rank: z.int().min(-1e6).max(1e6),
  code: z.string().regex(/^[0-9A-Za-z-]{1,30}$/),
};

/**
 * Returns functions that encode a row's position in a list as an opaque cursor and decode the cursor that a caller
 * sends back.
 *
 * `decode` returns null if there is no cursor (for the first page), and undefined if the cursor doesn't belong to this
 * list.
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

/**
 * Returns the first page of `rows`. If more rows follow, `last` is the page's last row, after which the next page
 * starts. Query one row more than PAGE_SIZE to detect whether more rows follow.
 */
export function pageOf<Row>(rows: readonly Row[]): { page: readonly Row[]; last: Row | undefined } {
  const page = rows.slice(0, PAGE_SIZE);
  return { page, last: rows.length > PAGE_SIZE ? page.at(-1) : undefined };
}
