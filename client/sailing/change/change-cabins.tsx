import { Plus } from 'lucide-react';
import { useSearchCabins } from '../../../generated/hooks/sailing.ts';
import type { Reservation, VoyageChangeRequest } from '../../../generated/types.ts';
import { Section } from '../../booking/index.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from '../cabins/cabin-picker.module.css';
import { CabinSection } from '../cabins/cabin-section.tsx';
import { moved, withoutCabin } from './changed-cabins.ts';

type Props = {
  reservation: Reservation;
  selection: VoyageChangeRequest;
  onChange: (selection: VoyageChangeRequest) => void;
};

export function ChangeCabins({ reservation, selection, onChange }: Props) {
  const { t } = useTranslation('voyage');
  const { cabins, hotel_code, outbound, inbound } = selection;
  const { stay, travellers } = reservation;
  const count = (band: 'adult' | 'kid' | 'infant') => stay.rooms.reduce((sum, room) => sum + room[band], 0);
  const offers = useSearchCabins({
    hotel_code,
    outbound,
    ...(inbound !== undefined && { inbound }),
    adult: count('adult'),
    kid: count('kid'),
    infant: count('infant'),
  });
  // Offer the booked cabin types too, even if they are sold out for other guests.
  const booked = stay.rooms.map(({ room_type_code }) => room_type_code);
  const open =
    offers.data?.cabins.filter(
      ({ status, cabin_type: { cabin_type_code } }) => status === 'available' || booked.includes(cabin_type_code),
    ) ?? [];
  const most = offers.data?.max_rooms ?? cabins.length;
  const name = (index: number) => {
    const { korean_name, english_last_name, english_first_name } = travellers[index]!;
    return korean_name ?? `${english_last_name} ${english_first_name}`;
  };
  const change = (changed: VoyageChangeRequest['cabins']) => onChange({ ...selection, cabins: changed });
  return (
    <Section title={t('change.cabins')}>
      <div className={styles.cabins}>
        {cabins.map((cabin, at) => (
          <CabinSection
            key={at}
            number={at + 1}
            code={cabin.cabin_type_code}
            open={open}
            onType={(code) => change(cabins.with(at, { ...cabin, cabin_type_code: code }))}
            onRemove={cabins.length > 1 && (() => change(withoutCabin(cabins, at)))}
          />
        ))}
      </div>
      {cabins.length < Math.min(most, travellers.length) && open[0] && (
        <Button
          variant="quiet"
          className={styles.add}
          icon={<Plus aria-hidden="true" />}
          onClick={() => change(moved(cabins, travellers.length - 1, cabins.length))}
        >
          {t('cabins.addCabin')}
        </Button>
      )}
      {cabins.length > 1 && (
        <Stack gap={2} as="section" aria-labelledby="change-who">
          <h3 id="change-who">{t('cabins.who')}</h3>
          {travellers.map((_, index) => (
            <SelectField
              key={index}
              label={name(index)}
              value={cabins.findIndex((cabin) => cabin.travellers.includes(index))}
              onChange={({ target }) => change(moved(cabins, index, Number(target.value)))}
            >
              {cabins.map((_, at) => (
                <option key={at} value={at}>
                  {t('cabin.number', { number: at + 1 })}
                </option>
              ))}
            </SelectField>
          ))}
        </Stack>
      )}
    </Section>
  );
}
