import type { Sailing, SailingSearchResult } from '../../../generated/types.ts';

/** Departure codes; null is not chosen. */
export type Chosen = { outbound: string | null; inbound: string | null };

export function sailingOf(sailings: readonly Sailing[], code: string | null): Sailing | undefined {
  return sailings.find(({ leg }) => leg.departure_code === code);
}

/** Whether the way back leaves no earlier than the way out arrives, by the moments that the clocks of the piers stand for. */
export function canFollow(out: Sailing | undefined, back: Sailing): boolean {
  return out === undefined || Date.parse(back.leg.departs_at) >= Date.parse(out.leg.arrives_at);
}

/**
 * What is chosen of a search's result: what was wanted, as far as it can be had; where there is but one way, that one. A way back that can
 * not follow the way out is none.
 */
export function settled({ outbound, inbound }: SailingSearchResult, wanted: Chosen): Chosen {
  const out = wantedOrOnly(outbound, wanted.outbound);
  const back = wantedOrOnly(
    inbound.filter((each) => canFollow(out, each)),
    wanted.inbound,
  );
  return { outbound: codeOf(out), inbound: codeOf(back) };
}

function wantedOrOnly(sailings: readonly Sailing[], wanted: string | null): Sailing | undefined {
  const open = sailings.filter(({ status }) => status === 'open');
  return sailingOf(open, wanted) ?? (open.length === 1 ? open[0] : undefined);
}

function codeOf(sailing: Sailing | undefined): string | null {
  return sailing?.leg.departure_code ?? null;
}

/** The way that is still to be chosen; null where the voyage is whole. */
export function missingWay({ trip }: SailingSearchResult, chosen: Chosen): keyof Chosen | null {
  if (chosen.outbound === null) return 'outbound';
  return trip === 'round_trip' && chosen.inbound === null ? 'inbound' : null;
}

/** Whether there is a voyage at all: a way out that can be had, and for a round trip a way back that can follow one. */
export function isToBeHad({ trip, outbound, inbound }: SailingSearchResult): boolean {
  const open = (sailings: readonly Sailing[]) => sailings.filter(({ status }) => status === 'open');
  return open(outbound).some((out) => trip === 'one_way' || open(inbound).some((back) => canFollow(out, back)));
}
