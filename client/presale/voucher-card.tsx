import { useId } from 'react';
import type { Contract } from '../../generated/types.ts';
import { ListLink } from '../booking/index.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Meter } from '../ui/meter.tsx';
import { Notice } from '../ui/notice.tsx';
import { usableVouchers } from './usable-vouchers.ts';
import styles from './vouchers.module.css';

/** Shows the vouchers of one contract. The counts are for the whole contract, not only for this member. */
export function VoucherCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('member');
  const { number } = useFormatters();
  const id = useId();
  const { contract_number, room, hotel_name: hotel, role, active, status, vouchers } = contract;
  const { total, used, remaining } = vouchers;
  const name = t('room', { building: room.building_name, unit: room.unit_name, number: room.room_number });
  const ofTotal = t('vouchers.ofTotal', { used: number(used), total: number(total) });
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.about}>
        <div className={styles.head}>
          <h2 id={id} className={styles.left}>
            {t('vouchers.left', { count: remaining })}
          </h2>
          <p className={styles.quiet}>{ofTotal}</p>
          {status !== 'active' && <Badge>{t(`contracts.status.${status}`)}</Badge>}
        </div>
        {/* A full bar would look like a completed goal. */}
        {used > 0 && (
          <Meter aria-labelledby={id} min={0} max={total} value={remaining}>
            {ofTotal}
          </Meter>
        )}
        <p>{t('vouchers.good', { hotel })}</p>
        <div className={styles.quiet}>
          <p>{name}</p>
          <p>{`${t('contracts.number')} ${contract_number}`}</p>
          {role === 'sub' && <p>{t('vouchers.shared')}</p>}
        </div>
      </div>
      {!active && <Notice tone="warn" title={t('contracts.switchedOff')} />}
      {usableVouchers(contract) > 0 && (
        // No other property accepts the vouchers.
        <ListLink hotel={contract}>
          <LinkButton>{t('vouchers.book')}</LinkButton>
        </ListLink>
      )}
    </section>
  );
}
