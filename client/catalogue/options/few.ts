/** An option shows how many are left if there are fewer than this. */
export const FEW = 6;
