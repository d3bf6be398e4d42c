/** The languages whose words are complete. English is what the others are compared with. */
export const DELIVERED_LANGUAGES = ['ko', 'en'] as const;
