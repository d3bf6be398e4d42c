import { answer, by, said, trouble } from '../words.ts';

export const keepTheProblem = by('keep the problem', trouble);

/** A sign-up lives half an hour; whatever is asked after that leads here. */
export const expired = {
  guard: by('the sign-up has expired', trouble),
  target: 'expired',
  actions: keepTheProblem,
} as const;

/** A form whose call was refused, with why. */
export function backTo<const State extends string>(target: State) {
  return { target, actions: keepTheProblem };
}

/** A step back. */
export function back<const State extends string>(target: State) {
  return { target, actions: 'forget the problem' as const };
}

export const backToTheType = {
  guard: 'it is not social',
  target: 'chooseType',
  actions: 'forget what was proven',
} as const;

/** The form that a code was sent from. */
export const backToTheTarget = [{ guard: 'it is for the guardian', ...back('guardian') }, back('contact')] as const;

export const sendTheCode = { target: 'sendingCode', actions: by('take where to send it', said) } as const;

/** A form that was answered with where the sign-up stands now. */
export const nowItStands = [by('take where it stands', answer), 'forget the problem'] as const;
export const proven = { target: 'proving', actions: nowItStands } as const;

/** What may come of making a member. */
export const created = { target: 'welcome', actions: by('keep the member', answer) } as const;
export const notCreated = [
  expired,
  { guard: by('a proof is missing', trouble), target: 'refreshing', actions: keepTheProblem },
  {
    guard: by('a guardian must consent', trouble),
    target: 'guardian',
    actions: ['ask for the guardian', keepTheProblem],
  },
  { target: 'information', actions: [by('un-check what is taken', trouble), keepTheProblem] },
] as const;
