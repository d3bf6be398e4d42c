import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSearchOffers } from '../../generated/hooks/catalogue.ts';
import type { SearchRequest, SearchResult, SumPrice } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { problemOf } from '../platform/api/api.ts';
import { pictureOf } from '../platform/api/files.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { type Translate, useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { bedsIn, viewIn } from '../platform/i18n/lodging.ts';
import { noticeOnceFetched } from '../platform/page/problem-page.tsx';
import { Card } from '../ui/card.tsx';
import { nightsBetween } from '../ui/calendar/days.ts';
import { DotLine } from '../ui/dot-line.tsx';
import { Picture } from '../ui/picture.tsx';
import { PriceText } from '../ui/price-text.tsx';
import { SummaryCards, SummaryText } from '../ui/summary-cards.tsx';
import { useSearchRequest } from './search/search.store.ts';
import { ownPrice } from './offers/own-price.ts';
import { statusOf } from './offers/offers.ts';
import styles from './summary.module.css';

const SearchProblem = noticeOnceFetched(() => import('./search/search-problem.tsx').then((code) => code.SearchProblem));

/**
 * If the search fails, for example because the property can't take the chosen party, shows the problem instead of
 * rooms.
 */
export function RoomsSummary() {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const search = useSearchOffers(useSearchRequest());
  if (search.error) return <SearchProblem problem={problemOf(search.error)} onRetry={() => void search.refetch()} />;
  return (
    <SummaryCards title={t('summary.rooms')} lead={t('summary.roomsLead')} waiting={!search.data}>
      {search.data?.roomList.map((room) => (
        <SummaryCard
          key={room.room_type_code}
          name={room.room_type_name}
          to={paths.reservation({ room: room.room_type_code })}
          picture={room.pictures[0]}
          price={lowest(search.data, (offer) => offer.room_type_code === room.room_type_code)}
          {...whyNoRoom(t, search.data, room.room_type_code)}
        >
          <DotLine parts={[t('room.area', { area: format.number(room.area) }), bedsIn(t, room), viewIn(t, room)]} />
        </SummaryCard>
      ))}
    </SummaryCards>
  );
}

/**
 * Shows the price for the whole stay or the price per night, depending on the property's configuration. See
 * docs/specification.md.
 */
export function PackagesSummary() {
  const { t } = useTranslation('catalogue');
  const { showPackageTotalPrice: whole } = useHotel();
  const search = useSearchOffers(useSearchRequest());
  if (search.error || search.data?.packageList.length === 0) return null;
  return (
    <SummaryCards title={t('summary.packages')} lead={t('summary.packagesLead')} waiting={!search.data}>
      {search.data?.packageList.map((each) => (
        <SummaryCard
          key={each.package_code}
          name={each.package_name}
          to={paths.reservation({ package: each.package_code })}
          picture={each.pictures[0]}
          price={lowest(search.data, (offer) => offer.package_code === each.package_code, whole ? 'total' : 'night')}
          whole={whole}
          short={each.min_nights > search.data.nights}
          instead={
            each.min_nights > search.data.nights
              ? t('summary.fromNights', { count: each.min_nights })
              : t('offer.soldOut')
          }
        >
          {each.description}
        </SummaryCard>
      ))}
    </SummaryCards>
  );
}

function whyNoRoom(t: Translate, { roomPriceList }: SearchResult, code: string) {
  const price = roomPriceList.find(({ room_type_code }) => room_type_code === code);
  const count = price?.min_nights ?? 0;
  const instead = count > 0 ? t('summary.fromNights', { count }) : t(`offer.status.${statusOf(price)}`);
  return { short: count > 0, instead };
}

function lowest(
  result: SearchResult,
  of: (offer: SumPrice) => boolean,
  price: 'night' | 'total' = 'night',
): number | null {
  const prices = result.sumPriceList.filter((offer) => offer.status === 'available' && of(offer));
  return prices.length > 0 ? Math.min(...prices.map((offer) => ownPrice(result, offer)[price])) : null;
}

/** With several nights or rooms, the price per night is an average, which needs a different label. */
function unitOf({ start_date, end_date, reservationInfo }: SearchRequest) {
  return reservationInfo.length * nightsBetween(start_date, end_date) > 1 ? 'aRoomNight' : 'aNight';
}

type SummaryCardProps = {
  name: string;
  to: string;
  picture?: { file_path: string; alt: string };
  price: number | null;
  whole?: boolean;
  /** True if only a longer stay is available. The card then looks like the others, because the guest can book it. */
  short: boolean;
  /** Shown if there is no price. */
  instead: string;
  children: ReactNode;
};

function SummaryCard({ name, to, picture, price, whole, short, instead, children }: SummaryCardProps) {
  const { t } = useTranslation('catalogue');
  const { currency } = useHotel();
  const locale = useLocale();
  const search = useSearchRequest();
  const [before, after] = t(`offer.${whole ? 'aStay' : unitOf(search)}`, { price: '\n' }).split('\n');
  return (
    <Card as="li" interactive quiet={price === null && !short} media={picture && <Picture {...pictureOf(picture)} />}>
      <SummaryText
        name={
          <Link className={styles.name} href={to}>
            {name}
          </Link>
        }
        facts={children}
      >
        {price === null ? (
          <p className={styles.price}>{instead}</p>
        ) : (
          <p className={styles.price}>
            {t('summary.from')} <span className={styles.night}>{before}</span>
            <PriceText amount={price} currency={currency} locale={locale} size="lead" />
            <span className={styles.night}>{after}</span>
          </p>
        )}
      </SummaryText>
    </Card>
  );
}
