import { Check } from 'lucide-react';
import type { SelectedUpselling, Upselling } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { ThumbRow } from '../../ui/thumb-rows.tsx';
import { FEW } from './few.ts';
import type { Included } from './included-options.ts';
import { perUnit, unitsIn } from './option-units.ts';
import styles from './option-row.module.css';

type Taken = Omit<SelectedUpselling, 'upselling_code'>;
type Props = {
  option: Upselling;
  /** Nights on which the option can be booked; none if it requires an option that isn't booked. */
  nights: readonly string[];
  /** Name of the option that this one requires. */
  needs: string | undefined;
  included: Included | null;
  taken: Taken | null;
  onTake: (taken: Taken) => void;
  heading: 'h2' | 'h3' | 'h4';
};

export function OptionRow({ included, ...props }: Props) {
  const onlyIncluded = included && included.more === 0 && props.taken === null;
  return onlyIncluded ? (
    <IncludedOption {...props} included={included} />
  ) : (
    <OfferedOption {...props} included={included} />
  );
}

type IncludedProps = Pick<Props, 'option' | 'heading'> & { included: Included };

function IncludedBadge({ option, included: { name, count } }: Omit<IncludedProps, 'heading'>) {
  const { t } = useTranslation('room');
  const text =
    option.max_count > 1
      ? t('options.includedNumber', { name, units: unitsIn(t, option, count) })
      : t('options.included', { name });
  return (
    <Badge tone="good" className={styles.included}>
      <Check aria-hidden="true" size={16} />
      {text}
    </Badge>
  );
}

function IncludedOption({ option, included, heading: Heading }: IncludedProps) {
  return (
    <ThumbRow
      picture={option.picture && pictureOf(option.picture)}
      fact={<IncludedBadge option={option} included={included} />}
    >
      <Heading className={styles.name}>{option.upselling_name}</Heading>
      <p className={styles.description}>{option.description}</p>
    </ThumbRow>
  );
}

/** An option that is booked per night applies to all nights unless the guest selects some. */
function OfferedOption({ option, nights, needs, included, taken, onTake, heading: Heading }: Props) {
  const { t } = useTranslation('room');
  const hotel = useHotel();
  const locale = useLocale();
  const count = taken?.count ?? 0;
  const available = Math.min(option.max_count, option.remaining ?? option.max_count);
  const most = included ? Math.max(included.more, count) : available;
  const had = taken?.date_list ?? [];
  const name = option.upselling_name;
  const few = option.remaining !== null && option.remaining > 0 && option.remaining < FEW ? option.remaining : null;

  const countTo = (to: number) =>
    onTake({ count: to, date_list: option.by_date ? (had.length > 0 ? had : [...nights]) : [] });
  const toggle = (night: string) => {
    const left = had.includes(night) ? had.filter((each) => each !== night) : [...had, night].sort();
    onTake({ count: left.length > 0 ? count : 0, date_list: left });
  };

  return (
    <ThumbRow
      picture={option.picture && pictureOf(option.picture)}
      quiet={most === 0}
      chosen={count > 0}
      fact={
        <p className={styles.price}>
          <span>
            <PriceText amount={option.price} currency={hotel.currency} locale={locale} />{' '}
            <span className={styles.unit}>{perUnit(t, option)}</span>
          </span>
          {nights.length === 0 && needs && <span className={styles.unit}>{t('options.needs', { name: needs })}</span>}
        </p>
      }
      control={
        most === 0 ? (
          <Badge>{t('catalogue:offer.soldOut')}</Badge>
        ) : (
          <Stepper
            label={name}
            value={count}
            min={0}
            max={most}
            disabled={nights.length === 0}
            onChange={countTo}
            decreaseLabel={t('catalogue:party.fewer', { label: name })}
            increaseLabel={t('catalogue:party.more', { label: name })}
          />
        )
      }
      beneath={
        option.by_date && count > 0 && nights.length > 1 && <Nights nights={nights} had={had} onToggle={toggle} />
      }
    >
      <Cluster gap={1}>
        <Heading className={styles.name}>{name}</Heading>
        {few !== null && <Badge tone="warn">{t('options.left', { count: few, units: unitsIn(t, option, few) })}</Badge>}
        {included && <IncludedBadge option={option} included={included} />}
      </Cluster>
      <p className={styles.description}>{option.description}</p>
    </ThumbRow>
  );
}

type NightsProps = { nights: readonly string[]; had: readonly string[]; onToggle: (night: string) => void };

function Nights({ nights, had, onToggle }: NightsProps) {
  const { t } = useTranslation('room');
  const format = useFormatters();
  return (
    <fieldset className={styles.nights}>
      <legend>{t('options.nights')}</legend>
      {nights.map((night) => (
        <label key={night}>
          <input type="checkbox" checked={had.includes(night)} onChange={() => onToggle(night)} />
          {format.date(night)}
        </label>
      ))}
    </fieldset>
  );
}
