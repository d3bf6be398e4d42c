/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

import {
  PointsEntriesResult,
  PointsResult
} from './schemas.ts';



/**
 * What can be used, what ends within a month, and what there was at the end of each of the last twelve months.
 * @summary Own points
 */
export const GetPoints200Response = PointsResult

/**
 * The ledger of the last months, the last movement first. A page at a time.
 * @summary How the own points came and went
 */
export const listPointsEntriesQueryMonthsDefault = `3`;
export const listPointsEntriesQueryCursorMax = 200;


export const listPointsEntriesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListPointsEntriesQueryParams = zod.strictObject({
  "months": zod.enum(['1', '3', '6', '12']).default(listPointsEntriesQueryMonthsDefault).describe('How far back the window reaches.'),
  "direction": zod.enum(['in', 'out']).optional().describe('Only what came, or only what went.'),
  "cursor": zod.string().min(1).max(listPointsEntriesQueryCursorMax).regex(listPointsEntriesQueryCursorRegExp).optional().describe('The next_cursor of the page before.')
})

export const ListPointsEntries200Response = PointsEntriesResult

