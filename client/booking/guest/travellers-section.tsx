import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Stay } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { FoldCard } from '../../ui/fold-card.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import { type GuestDraft, isForAnother } from './guest-draft.ts';
import styles from './guest-form.module.css';
import { KeepTraveller, SavedTravellerSelect } from './saved-traveller-inputs.tsx';
import { useSavedTravellers } from './saved-travellers.ts';
import { asTraveller, isFilled, seatsOf, type TravellerForm } from './traveller-draft.ts';
import { type TravellerFieldOf, TravellerFields } from './traveller-inputs.tsx';
import { useOpenTraveller } from './use-open-traveller.ts';

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
  const { open, show, finish, invalidNames } = useOpenTraveller(form, seats.length);
  const opened = useRef(new Set<number>());
  if (open !== null) opened.current.add(open);
  const saved = useSavedTravellers();
  const savedOf = (index: number) => saved?.list.find(({ saved_traveller_id: id }) => id === travellers[index]?.key);
  const travellers = useWatch({ control: form.control, name: 'travellers' }) ?? [];
  const takeOver = () => {
    const { customerInfo } = form.getValues();
    const who = isForAnother(customerInfo) ? 'booker' : 'guest';
    const name = asTraveller(customerInfo[`${who}_last_name`] ?? '', customerInfo[`${who}_first_name`] ?? '');
    for (const part of ['english_last_name', 'english_first_name', 'korean_name'] as const)
      if (name[part]) form.setValue(`travellers.0.${part}`, name[part], { shouldDirty: true, shouldValidate: true });
  };
  const statusOf = (index: number) => {
    if (invalidNames[index]!.length === 0)
      return isFilled(travellers[index]) ? { tone: 'good' as const, text: t('travellers.complete') } : undefined;
    // The open traveller shows its problems next to the fields.
    if (open === index) return undefined;
    const names = invalidNames[index]!;
    const field = t(`travellers.fields.${names[0]}`);
    const text =
      names.length === 1 ? t('travellers.check', { field }) : t('travellers.checks', { count: names.length });
    return { tone: 'danger' as const, text };
  };
  if (!voyage) return null;
  return (
    <Stack gap={2} as="section" aria-labelledby="travellers-title">
      <div>
        <h2 id="travellers-title" className={styles.title}>
          {t('travellers.title')}
        </h2>
        <p className={styles.hint}>
          {t('travellers.hint', { until: unbroken(date(voyage.passports_valid_until, 'day')) })}
        </p>
        <p className={styles.hint}>
          {t('travellers.deleted', { date: unbroken(date(voyage.passports_deleted_on, 'day')) })}
        </p>
      </div>
      {seats.map(({ cabin, band }, index) => (
        <FoldCard
          key={index}
          id={`traveller-${index}`}
          title={t('travellers.who', { number: index + 1, band: t(`bands.${band}`) })}
          note={[
            nameOf(travellers[index]),
            t('cabin.named', { number: cabin + 1, name: rooms[cabin]?.room_type_name ?? '' }),
          ]
            .filter(Boolean)
            .join(' · ')}
          status={statusOf(index)}
          open={open === index}
          onToggle={() => show(open === index ? null : index)}
        >
          {/* Each traveller has a long list of countries, so don't render the fields until the traveller is opened. */}
          {opened.current.has(index) && (
            <Stack gap={3}>
              {saved && <SavedTravellerSelect form={form} index={index} saved={saved} />}
              {index === 0 && !savedOf(index) && (
                <Button variant="quiet" size="small" className={styles.takeOver} onClick={takeOver}>
                  {t('travellers.takeOver')}
                </Button>
              )}
              <TravellerFields
                form={form}
                index={index}
                field={field}
                validUntil={voyage.passports_valid_until}
                savedPassport={travellers[index]?.saved_traveller_id && savedOf(index)?.passport_masked}
              />
              {saved && <KeepTraveller form={form} index={index} saved={saved} />}
              {seats.length > 1 && (
                <Cluster justify="flex-end">
                  <Button variant="quiet" onClick={() => void finish(index)}>
                    {index + 1 < seats.length ? t('travellers.next') : t('travellers.done')}
                  </Button>
                </Cluster>
              )}
            </Stack>
          )}
        </FoldCard>
      ))}
    </Stack>
  );
}

function nameOf(traveller: TravellerForm | undefined): string {
  return [traveller?.english_last_name, traveller?.english_first_name].filter(Boolean).join(' ');
}
