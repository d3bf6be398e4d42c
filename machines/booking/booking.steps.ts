/** The steps of the journey, in order. By themselves, so that a screen before the journey can name them without its code. */
export const STEPS = ['dates', 'room', 'options', 'info', 'payment', 'done'] as const;
/** Those of a voyage. */
export const VOYAGE_STEPS = ['dates', 'sailings', 'cabins', 'info', 'payment', 'done'] as const;
export type Step = (typeof STEPS)[number] | (typeof VOYAGE_STEPS)[number];

/** A step that the guest can open again. */
export type EarlierStep = Exclude<Step, 'payment' | 'done'>;
