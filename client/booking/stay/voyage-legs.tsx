import type { Voyage } from '../../../generated/types.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { useMessageFormat } from './use-voyage-messages.ts';
import { legItems, legName } from './voyage-messages.ts';

type Item = { id: string; term: string; value: string };

/**
 * Lists the legs with their times and ships, followed by `more`. Includes the year unless all dates are in this year.
 */
export function VoyageLegs({ voyage, more }: { voyage: Pick<Voyage, 'legs'>; more: readonly Item[] }) {
  const format = useMessageFormat();
  const { today } = useHotel();
  const inThisYear = (at: string) => at.slice(0, 4) === today.slice(0, 4);
  const style = voyage.legs.every((leg) => inThisYear(leg.departs_at) && inThisYear(leg.arrives_at))
    ? undefined
    : 'long';
  const legs = voyage.legs.flatMap((leg, at) => legItems(format, leg, legName(voyage, at), style).map(inLines));
  // If both legs have the same ship and duration, show that line only once, after the last leg.
  const once = legs.filter(({ text }, at) => legs.findLastIndex((other) => other.text === text) === at);
  return <DefinitionList items={[...once, ...more]} />;
}

function inLines({ value, ...item }: Item) {
  return { ...item, text: value, value: value.split(/(?<= →) /).map((line) => <div key={line}>{line}</div>) };
}
