import type { Reservation } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { countryName } from '../../ui/countries.ts';
import styles from './booked-travellers.module.css';
import { Section } from './reservation-parts.tsx';

export default function BookedTravellers({ travellers, stay }: Pick<Reservation, 'travellers' | 'stay'>) {
  const { t } = useTranslation('voyage');
  const { date } = useFormatters();
  const locale = useLocale();
  return (
    <Section title={t('travellers.booked')}>
      <ul className={styles.travellers}>
        {travellers.map((who, index) => (
          <li key={index}>
            <p>
              <strong>
                {who.english_last_name} {who.english_first_name}
              </strong>
              {who.korean_name && ` · ${who.korean_name}`}
            </p>
            <p className={styles.quiet}>
              {[
                t(`bands.${who.band}`),
                t('cabin.named', { number: who.cabin + 1, name: stay.rooms[who.cabin]?.room_type_name ?? '' }),
                countryName(who.nationality, locale),
              ].join(' · ')}
            </p>
            <p className={styles.quiet}>
              {who.passport_masked && who.passport_expires_on
                ? t('travellers.passport', { number: who.passport_masked, date: date(who.passport_expires_on, 'day') })
                : t('travellers.passportGone')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
