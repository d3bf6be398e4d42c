import type { Voyage } from '../../../generated/types.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { useMessageFormat } from './use-voyage-messages.ts';
import { legItems, legName } from './voyage-messages.ts';

type Item = { id: string; term: string; value: string };

/** Lists the legs with their times and ships, and `more` items after them. */
export function VoyageLegs({ voyage, more }: { voyage: Pick<Voyage, 'legs'>; more: readonly Item[] }) {
  const format = useMessageFormat();
  const legs = voyage.legs.flatMap((leg, at) => legItems(format, leg, legName(voyage, at)).map(inLines));
  return <DefinitionList items={[...legs, ...more]} />;
}

function inLines({ value, ...item }: Item) {
  return { ...item, value: value.split(/(?<= →) /).map((line) => <div key={line}>{line}</div>) };
}
