import type { Stay } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { useMessageFormat } from './use-voyage-messages.ts';
import { StayHead } from './stay-head.tsx';
import { VoyageLegs } from './voyage-legs.tsx';
import { cabinItems, tripText } from './voyage-messages.ts';

type Props = { stay: Stay; cabins: boolean; pictured?: boolean | undefined };

export default function VoyageFacts({ stay, cabins, pictured }: Props) {
  const format = useMessageFormat();
  useTranslation('voyage');
  const { voyage } = stay;
  if (!voyage) return null;
  return (
    <Stack gap={2}>
      <StayHead stay={stay} pictured={pictured} name={tripText(format, voyage)} place={stay.hotel_name} />
      <VoyageLegs voyage={voyage} more={cabins ? cabinItems(format, stay) : []} />
    </Stack>
  );
}
