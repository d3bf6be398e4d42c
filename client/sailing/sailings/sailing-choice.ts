import type { Sailing, SailingSearchResult } from '../../../generated/types.ts';

/** Codes of the chosen departures. Null for a direction without a choice. */
export type Chosen = { outbound: string | null; inbound: string | null };

export function sailingOf(sailings: readonly Sailing[], code: string | null): Sailing | undefined {
  return sailings.find(({ leg }) => leg.departure_code === code);
}

/**
 * Returns whether `back` departs at or after the arrival of `out`. Compares instants, because the ports' time zones
 * differ.
 */
export function canFollow(out: Sailing | undefined, back: Sailing): boolean {
  return out === undefined || Date.parse(back.leg.departs_at) >= Date.parse(out.leg.arrives_at);
}

/**
 * Keeps each requested sailing if it is available; otherwise, chooses the only available one. Never chooses an inbound
 * sailing that departs before the outbound one arrives.
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

/** Returns the first direction in which no sailing is chosen, or null if there is none. */
export function missingWay({ trip }: SailingSearchResult, chosen: Chosen): keyof Chosen | null {
  if (chosen.outbound === null) return 'outbound';
  return trip === 'round_trip' && chosen.inbound === null ? 'inbound' : null;
}

/** Returns whether an outbound sailing is available and, for a round trip, an inbound sailing that can follow it. */
export function isAvailable({ trip, outbound, inbound }: SailingSearchResult): boolean {
  const open = (sailings: readonly Sailing[]) => sailings.filter(({ status }) => status === 'open');
  return open(outbound).some((out) => trip === 'one_way' || open(inbound).some((back) => canFollow(out, back)));
}
