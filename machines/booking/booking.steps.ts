/** In a separate file, so that earlier screens can use the steps without loading the machine. */
export const STEPS = ['dates', 'room', 'options', 'info', 'payment', 'done'] as const;
export const VOYAGE_STEPS = ['dates', 'sailings', 'cabins', 'info', 'payment', 'done'] as const;
export type Step = (typeof STEPS)[number] | (typeof VOYAGE_STEPS)[number];

export type EarlierStep = Exclude<Step, 'payment' | 'done'>;
