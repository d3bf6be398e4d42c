/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  PointsEntriesResult,
  PointsResult
} from './schemas.ts';



/**
 * Returns the available points, those that expire within a month, and the month-end balances of the last twelve months.
 * @summary Get the points balance
 */
export const GetPoints200Response = PointsResult

/**
 * Returns the movements of the last `months` months, newest first. Paginated with `cursor`.
 * @summary List points movements
 */
export const listPointsEntriesQueryMonthsDefault = `3`;
export const listPointsEntriesQueryCursorMax = 200;


export const listPointsEntriesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListPointsEntriesQueryParams = zod.strictObject({
  "months": zod.enum(['1', '3', '6', '12']).default(listPointsEntriesQueryMonthsDefault).describe('Number of months to go back.'),
  "direction": zod.enum(['in', 'out']).optional().describe('Return only credits or only debits.'),
  "cursor": zod.string().min(1).max(listPointsEntriesQueryCursorMax).regex(listPointsEntriesQueryCursorRegExp).optional().describe('The `next_cursor` of the previous page.')
})

export const ListPointsEntries200Response = PointsEntriesResult

