import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CabinOffer } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './cabin-picker.module.css';

type Props = {
  /** Number of the cabin in its list, from 1. */
  number: number;
  code: string;
  /** The cabin types that the guest can choose. */
  open: readonly CabinOffer[];
  onType: (code: string) => void;
  /** Omitted if the cabin can't be removed. */
  onRemove?: (() => void) | false;
  price?: string | undefined;
  children?: ReactNode;
};

/** One cabin of a voyage: its number, price and type, with the children below. */
export function CabinSection({ number, code, open, onType, onRemove, price, children }: Props) {
  const { t } = useTranslation('voyage');
  return (
    <section className={styles.cabin} aria-label={t('cabin.number', { number })}>
      <Cluster gap={1} justify="space-between">
        <h3 className={styles.name}>{t('cabin.number', { number })}</h3>
        {price !== undefined && <p className={styles.price}>{price}</p>}
        {onRemove && (
          <IconButton label={t('cabins.remove', { number })} onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </Cluster>
      <SelectField label={t('cabins.type')} value={code} onChange={({ target }) => onType(target.value)}>
        {open.map(({ cabin_type: type }) => (
          <option key={type.cabin_type_code} value={type.cabin_type_code}>
            {type.cabin_type_name} · {t('cabins.berths', { count: type.berths })}
          </option>
        ))}
      </SelectField>
      {children}
    </section>
  );
}
