import type { Stay, VoyageLeg } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { useMessageFormat } from './use-voyage-messages.ts';
import styles from './stay.module.css';
import { cabinItems, legItems, legName, tripText } from './voyage-messages.ts';

export default function VoyageFacts({ stay }: { stay: Stay }) {
  const format = useMessageFormat();
  useTranslation('voyage');
  const { voyage } = stay;
  if (!voyage) return null;
  return (
    <Stack gap={2}>
      <div>
        <p className={styles.roomName}>{tripText(format, voyage)}</p>
        <p className={styles.quiet}>{stay.hotel_name}</p>
      </div>
      <DefinitionList
        items={[
          ...voyage.legs.flatMap((leg: VoyageLeg, at) => legItems(format, leg, legName(voyage, at)).map(inLines)),
          ...cabinItems(format, stay),
        ]}
      />
    </Stack>
  );
}

function inLines({ value, ...item }: ReturnType<typeof legItems>[number]) {
  return { ...item, value: value.split(/(?<= →) /).map((line) => <div key={line}>{line}</div>) };
}
