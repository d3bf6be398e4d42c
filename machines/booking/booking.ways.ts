import { by, said, trouble } from '../words.ts';

export const keepTheProblem = by('keep the problem', trouble);
export const toDates = { guard: by('to dates', said), target: 'dates' } as const;
export const toRooms = { guard: by('to the rooms', said), target: 'list' } as const;
export const toOptions = { guard: by('to the options offered', said), target: 'options' } as const;
export const toGuest = { guard: by('to the guest', said), target: 'quoting' } as const;
export const backToChoosing = [{ guard: 'options were offered', target: 'options' }, { target: 'list' }] as const;

/** Refusals that lead back to where the guest can choose otherwise, with everything entered kept. */
export const chooseOtherwise = [
  { guard: by('the rooms are gone', trouble), target: 'list', actions: keepTheProblem },
  { guard: by('the stay cannot be sold', trouble), target: 'dates', actions: keepTheProblem },
  { guard: by('an option is gone', trouble), target: 'options', actions: keepTheProblem },
] as const;

/** Once the rooms are given back. A quote that was reserved from is used, so the guest's page needs another. */
export const whereTheGuestGoes = [
  { guard: 'leaving for dates', target: 'dates', actions: 'forget the hold' },
  { guard: 'leaving for the rooms', target: 'list', actions: 'forget the hold' },
  { guard: 'leaving for the options offered', target: 'options', actions: 'forget the hold' },
  { target: 'quoting', actions: 'forget the hold' },
] as const;
