/** An option with fewer left than this says how many are left. */
export const FEW = 6;
