/**
 * Generated from openapi/ by scripts/generate. Not edited.
 */
import * as zod from 'zod';

export const ageBandsInfantMaxMonthsMin = 0;
export const ageBandsInfantMaxMonthsMax = 72;

export const ageBandsChildMaxYearsMin = 3;
export const ageBandsChildMaxYearsMax = 18;



export const AgeBands = zod.strictObject({
  "infant_max_months": zod.int().min(ageBandsInfantMaxMonthsMin).max(ageBandsInfantMaxMonthsMax),
  "child_max_years": zod.int().min(ageBandsChildMaxYearsMin).max(ageBandsChildMaxYearsMax)
}).meta({ id: 'AgeBands', description: 'Infants are up to and including infant_max_months, children up to child_max_years, everybody older is an adult.' });

export type AgeBands = zod.input<typeof AgeBands>;
export type AgeBandsOutput = zod.output<typeof AgeBands>;
