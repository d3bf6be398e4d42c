/** The steps of the journey, in order. By themselves, so that a screen before the journey can name them without its code. */
export const STEPS = ['dates', 'room', 'options', 'info', 'payment', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** A step that the guest can open again. */
export type EarlierStep = Exclude<Step, 'payment' | 'done'>;
