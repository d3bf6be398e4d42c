import type { Stay } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { benefitItems } from '../guest/benefit-messages.ts';
import { useMessageFormat } from './use-voyage-messages.ts';

export default function RoomBenefits({ stay }: { stay: Stay }) {
  useTranslation('membership');
  return <DefinitionList items={benefitItems(useMessageFormat(), stay)} />;
}
