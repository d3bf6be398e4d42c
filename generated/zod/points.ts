/**
 * Generated from openapi/ by scripts/generate. Do not edit.
 */
import * as zod from 'zod';

import {
  PointsEntriesResult,
  PointsResult
} from './schemas.ts';



/**
 * Returns the number of available points, the points that expire within a month, and the month-end balances of the last twelve months.
 * @summary Get the points balance
 */
export const GetPoints200Response = PointsResult

/**
 * Returns the points transactions of the last `months` months, newest first. Results are paginated with `cursor`.
 * @summary List points transactions
 */
export const listPointsEntriesQueryMonthsDefault = `3`;
export const listPointsEntriesQueryCursorMax = 200;


export const listPointsEntriesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListPointsEntriesQueryParams = zod.strictObject({
  "months": zod.enum(['1', '3', '6', '12']).default(listPointsEntriesQueryMonthsDefault).describe('Number of months for which to return transactions.'),
  "direction": zod.enum(['in', 'out']).optional().describe('`in`: return only credits. `out`: return only debits. If omitted, both are returned.'),
  "cursor": zod.string().min(1).max(listPointsEntriesQueryCursorMax).regex(listPointsEntriesQueryCursorRegExp).optional().describe('Value of `next_cursor` from the previous page. If omitted, the first page is returned.')
})

export const ListPointsEntries200Response = PointsEntriesResult

