import { fromError, fromEvent, fromOutput } from '../params.ts';

export const keepTheProblem = { type: 'keep the problem', params: fromError } as const;

/** A sign-up lives half an hour; whatever is asked after that leads here. */
export const expired = {
  guard: { type: 'the sign-up has expired', params: fromError },
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

export const sendTheCode = {
  target: 'sendingCode',
  actions: { type: 'take where to send it', params: fromEvent },
} as const;

/** A form that was answered with where the sign-up stands now. */
export const nowItStands = [{ type: 'take where it stands', params: fromOutput }, 'forget the problem'] as const;
export const proven = { target: 'proving', actions: nowItStands } as const;

/** What may come of making a member. */
export const created = { target: 'welcome', actions: { type: 'keep the member', params: fromOutput } } as const;
export const notCreated = [
  expired,
  { guard: { type: 'a proof is missing', params: fromError }, target: 'refreshing', actions: keepTheProblem },
  {
    guard: { type: 'a guardian must consent', params: fromError },
    target: 'guardian',
    actions: ['ask for the guardian', keepTheProblem],
  },
  { target: 'information', actions: [{ type: 'un-check what is taken', params: fromError }, keepTheProblem] },
] as const;
