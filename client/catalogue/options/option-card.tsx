import type { SelectedUpselling, Upselling } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { FEW } from '../offers/offers.ts';
import type { Included } from './included-options.ts';
import styles from './option-card.module.css';

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

export function OptionCard({ included, ...props }: Props) {
  const onlyIncluded = included && included.more === 0 && props.taken === null;
  return onlyIncluded ? (
    <IncludedOption {...props} included={included} />
  ) : (
    <OfferedOption {...props} included={included} />
  );
}

type IncludedProps = Pick<Props, 'option' | 'heading'> & { included: Included };

function IncludedBadge({ option, included: { name, count } }: Omit<IncludedProps, 'heading'>) {
  const { t } = useTranslation('catalogue');
  const text =
    option.max_count > 1 ? t('options.includedNumber', { name, number: count }) : t('options.included', { name });
  return (
    <Cluster gap={1}>
      <Badge tone="good">{text}</Badge>
    </Cluster>
  );
}

function IncludedOption({ option, included, heading: Heading }: IncludedProps) {
  return (
    <Card as="li" media={option.picture && <Picture {...pictureOf(option.picture)} ratio="21/9" />}>
      <Stack gap={2} className={styles.card}>
        <Heading className={styles.name}>{option.upselling_name}</Heading>
        <p className={styles.description}>{option.description}</p>
        <IncludedBadge option={option} included={included} />
      </Stack>
    </Card>
  );
}

/** An option that is booked per night applies to all nights unless the guest selects some. */
function OfferedOption({ option, nights, needs, included, taken, onTake, heading: Heading }: Props) {
  const { t } = useTranslation('catalogue');
  const hotel = useHotel();
  const locale = useLocale();
  const format = useFormatters();
  const count = taken?.count ?? 0;
  const available = Math.min(option.max_count, option.remaining ?? option.max_count);
  const most = included ? Math.max(included.more, count) : available;
  const had = taken?.date_list ?? [];
  const name = option.upselling_name;

  const countTo = (to: number) =>
    onTake({ count: to, date_list: option.by_date ? (had.length > 0 ? had : [...nights]) : [] });
  const toggle = (night: string) => {
    const left = had.includes(night) ? had.filter((each) => each !== night) : [...had, night].sort();
    onTake({ count: left.length > 0 ? count : 0, date_list: left });
  };

  return (
    <Card as="li" media={option.picture && <Picture {...pictureOf(option.picture)} ratio="21/9" />} quiet={most === 0}>
      <Stack gap={2} className={styles.card}>
        <Cluster gap={1} justify="space-between">
          <Heading className={styles.name}>{name}</Heading>
          {option.remaining !== null && option.remaining > 0 && option.remaining < FEW && (
            <Badge tone="warn">{t('options.left', { count: option.remaining })}</Badge>
          )}
        </Cluster>
        <p className={styles.description}>{option.description}</p>
        {included && <IncludedBadge option={option} included={included} />}
        {nights.length === 0 && needs && <p className={styles.unit}>{t('options.needs', { name: needs })}</p>}
        <Cluster gap={1} justify="space-between">
          <p>
            <PriceText amount={option.price} currency={hotel.currency} locale={locale} />{' '}
            <span className={styles.unit}>{t(option.by_date ? 'options.perDate' : 'options.once')}</span>
          </p>
          {most === 0 ? (
            <Badge>{t('offer.soldOut')}</Badge>
          ) : (
            <Stepper
              label={name}
              value={count}
              min={0}
              max={most}
              disabled={nights.length === 0}
              onChange={countTo}
              decreaseLabel={t('party.fewer', { label: name })}
              increaseLabel={t('party.more', { label: name })}
            />
          )}
        </Cluster>
        {option.by_date && count > 0 && nights.length > 1 && (
          <fieldset className={styles.nights}>
            <legend>{t('options.nights')}</legend>
            {nights.map((night) => (
              <label key={night}>
                <input type="checkbox" checked={had.includes(night)} onChange={() => toggle(night)} />
                {format.date(night)}
              </label>
            ))}
          </fieldset>
        )}
      </Stack>
    </Card>
  );
}
