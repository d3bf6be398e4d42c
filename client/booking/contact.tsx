import { MapPin } from 'lucide-react';
import type { HotelContact } from '../../generated/types.ts';
import { useLocale, useTranslation } from '../platform/i18n.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { formatPhone, telOf } from '../ui/phone.ts';
import { Section } from './reservation-parts.tsx';
import styles from './reservation.module.css';

/** Where it is and whom to ask. */
export function Contact({ contact, name }: { contact: HotelContact; name: string }) {
  const { t } = useTranslation('booking');
  const map = useMapAddress(contact, name);
  return (
    <Section title={t('contact.title')}>
      <address className={styles.address}>
        <strong>{name}</strong>
        <span>{contact.address}</span>
        {contact.tel && <a href={telOf(contact.tel)}>{formatPhone(contact.tel)}</a>}
        {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
      </address>
      <LinkButton
        variant="quiet"
        size="small"
        className={styles.start}
        icon={<MapPin aria-hidden="true" size={16} />}
        href={map}
        target="_blank"
        rel="noreferrer"
      >
        {t('contact.map')}
      </LinkButton>
    </Section>
  );
}

/** The map that people of the language use; by place where it is known, else by address. */
function useMapAddress({ location, address }: HotelContact, name: string): string {
  const korean = useLocale() === 'ko';
  if (korean) {
    const sought = encodeURIComponent(location ? name.replaceAll(',', ' ') : address);
    return location
      ? `https://map.kakao.com/link/map/${sought},${location.latitude},${location.longitude}`
      : `https://map.kakao.com/link/search/${sought}`;
  }
  const query = encodeURIComponent(location ? `${location.latitude},${location.longitude}` : address);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
