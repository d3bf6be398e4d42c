import type { Reservation } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Section, useMoments } from './reservation-parts.tsx';
import { changeTexts } from '../stay/stay-messages.ts';

export default function ChangesMade({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const { money, moment } = useMoments(reservation);
  return (
    <Section title={t('change.history.title')}>
      <DefinitionList
        items={reservation.changes.map((change) => ({
          id: change.changed_at,
          term: moment(change.changed_at),
          value: changeTexts({ t, money }, change).map((messages) => <div key={messages}>{messages}</div>),
        }))}
      />
    </Section>
  );
}
