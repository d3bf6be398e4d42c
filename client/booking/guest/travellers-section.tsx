import type { UseFormReturn } from 'react-hook-form';
import type { Stay } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { type GuestDraft, isForAnother } from './guest-draft.ts';
import styles from './guest-form.module.css';
import { asTraveller, seatsOf } from './traveller-draft.ts';
import { type TravellerFieldOf, TravellerFields } from './traveller-inputs.tsx';

type Props = {
  stay: Stay;
  form: UseFormReturn<GuestDraft>;
  field: TravellerFieldOf;
};

export default function TravellersSection({ stay, form, field }: Props) {
  const { t } = useTranslation('voyage');
  const { date } = useFormatters();
  const { voyage, rooms } = stay;
  const seats = seatsOf(stay);
  const takeOver = () => {
    const { customerInfo } = form.getValues();
    const who = isForAnother(customerInfo) ? 'booker' : 'guest';
    const name = asTraveller(customerInfo[`${who}_last_name`] ?? '', customerInfo[`${who}_first_name`] ?? '');
    for (const part of ['english_last_name', 'english_first_name', 'korean_name'] as const)
      if (name[part]) form.setValue(`travellers.0.${part}`, name[part], { shouldDirty: true, shouldValidate: true });
  };
  if (!voyage) return null;
  return (
    <Stack gap={3} as="section" aria-labelledby="travellers-title">
      <div>
        <h2 id="travellers-title" className={styles.title}>
          {t('travellers.title')}
        </h2>
        <p className={styles.hint}>{t('travellers.hint', { until: date(voyage.passports_valid_until, 'day') })}</p>
        <p className={styles.hint}>{t('travellers.deleted', { date: date(voyage.passports_deleted_on, 'day') })}</p>
      </div>
      {seats.map(({ cabin, band }, index) => (
        <Card key={index} as="section" aria-labelledby={`traveller-${index}`}>
          <Stack gap={3}>
            <Cluster gap={2} className={styles.travellerHead}>
              <div>
                <h3 id={`traveller-${index}`}>
                  {t('travellers.who', { number: index + 1, band: t(`bands.${band}`) })}
                </h3>
                <p className={styles.hint}>
                  {t('cabin.named', { number: cabin + 1, name: rooms[cabin]?.room_type_name ?? '' })}
                </p>
              </div>
              {index === 0 && (
                <Button variant="quiet" size="small" onClick={takeOver}>
                  {t('travellers.takeOver')}
                </Button>
              )}
            </Cluster>
            <TravellerFields form={form} index={index} field={field} validUntil={voyage.passports_valid_until} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
