import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import type { SearchResult } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { returnedByHistory } from '../../platform/page/travel.ts';
import { Button } from '../../ui/button.tsx';
import { addDays } from '../../ui/calendar/days.ts';
import { Notice } from '../../ui/notice.tsx';
import { offerId } from './offers.ts';
import { openSearch, searchStore } from '../search/search.store.ts';

/**
 * Scrolls to the room or package in the address, except after Back or Forward. If the package is unavailable, shows a
 * notice with an alternative.
 */
export default function WantedOffer({ result }: { result: SearchResult }) {
  const { t } = useTranslation('catalogue');
  const format = useFormatters();
  const [query] = useSearchParams();
  const pack = result.packageList.find((each) => each.package_code === query.get('package'));
  const offer = pack && result.sumPriceList.find((sum) => sum.package_code === pack.package_code);
  const room = result.roomList.find((each) => each.room_type_code === query.get('room'));
  const place = offer ? offerId(offer) : room && `room-${room.room_type_code}`;
  useEffect(() => {
    if (place === undefined || returnedByHistory()) return;
    // Wait until the router has scrolled to the top.
    const timer = setTimeout(() => document.getElementById(place)?.scrollIntoView({ block: 'center' }));
    return () => clearTimeout(timer);
  }, [place]);

  if (!pack || offer) return null;
  const { package_name: name, min_nights: least } = pack;
  const { start_date: start, nights } = result;
  const longer = { start, end: addDays(start, least) };
  const notice =
    nights < least
      ? {
          title: t('list.package.longer', { name, count: least }),
          label: `${format.range(longer.start, longer.end)} · ${t('nights', { count: least })}`,
          help: () => void Object.assign(searchStore, longer),
        }
      : {
          title: `${name} · ${t('offer.status.closed')}`,
          label: t('list.change.dates'),
          help: () => openSearch('dates'),
        };
  return (
    <Notice
      tone="warn"
      title={notice.title}
      action={
        <Button variant="quiet" onClick={notice.help}>
          {notice.label}
        </Button>
      }
    />
  );
}
