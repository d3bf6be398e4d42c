import type { Stay } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { useMessageFormat } from './use-voyage-messages.ts';
import styles from './stay.module.css';
import { VoyageLegs } from './voyage-legs.tsx';
import { cabinItems, tripText } from './voyage-messages.ts';

export default function VoyageFacts({ stay, cabins }: { stay: Stay; cabins: boolean }) {
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
      <VoyageLegs voyage={voyage} more={cabins ? cabinItems(format, stay) : []} />
    </Stack>
  );
}
