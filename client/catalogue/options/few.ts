/** An option with fewer left than this shows how many are left. */
export const FEW = 6;
