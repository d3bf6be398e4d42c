/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const importProblemPointerMax = 500;

export const importProblemMessageMax = 500;



export const ImportProblem = zod.strictObject({
  "pointer": zod.string().max(importProblemPointerMax).describe('JSON pointer into the bundle'),
  "message": zod.string().max(importProblemMessageMax).describe('In English, for who prepares the bundle')
}).meta({ id: 'ImportProblem', description: 'A row that cannot be loaded, and why.' });

export type ImportProblem = zod.input<typeof ImportProblem>;
export type ImportProblemOutput = zod.output<typeof ImportProblem>;
