import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearchCabins } from '../../../generated/hooks/sailing.ts';
import type { SailingSearchRequest, SailingSearchResult } from '../../../generated/types.ts';
import { chooseSailings } from '../../booking/index.ts';
import { paths } from '../../paths.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { RunningTotal } from '../../ui/running-total.tsx';
import { useTravellersText } from '../search/party-text.ts';
import { openVoyage } from '../search/voyage-search.store.ts';
import { missingWay, sailingOf } from './sailing-choice.ts';
import type { ChosenSailings } from './use-chosen-sailings.ts';

type Props = ChosenSailings & { result: SailingSearchResult; request: SailingSearchRequest };

/**
 * Shows the lowest price of the chosen sailings with cabins of one type, and the button that continues to the cabins.
 * If a sailing is missing, shows the price of the other one, and the button leads to the missing direction.
 */
export function VoyageTotal({ result, request, chosen, showMissing }: Props) {
  const { t } = useTranslation('sailing');
  const { currency } = useHotel();
  const locale = useLocale();
  const travellersText = useTravellersText();
  const [, navigate] = useLocation();
  const more = useId();
  const [going, setGoing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure !== null) throw failure;

  const missing = missingWay(result, chosen);
  const { hotel_code, adult, kid, infant } = request;
  const { outbound, inbound } = chosen;
  const cabins = useSearchCabins(
    { hotel_code, outbound: outbound ?? '', ...(inbound !== null && { inbound }), adult, kid, infant },
    { query: { enabled: missing === null } },
  );
  const prices = missing === null ? (cabins.data?.cabins.flatMap(({ total_price }) => total_price ?? []) ?? []) : [];
  const only = sailingOf(result.outbound, outbound) ?? sailingOf(result.inbound, inbound);
  const soFar = missing === null ? null : (only?.total_price ?? null);
  const amount = prices.length > 0 ? Math.min(...prices) : soFar;

  // Both sailings have available cabins, but no cabin type is available on both.
  const none = missing === null && cabins.data !== undefined && prices.length === 0;

  const goOn = () => {
    if (missing !== null || outbound === null) {
      showMissing();
      document.querySelector<HTMLElement>(`input[name="${missing}"]:enabled`)?.focus();
      return;
    }
    setGoing(true);
    chooseSailings(request, { outbound, inbound }).then(() => navigate(paths.reservationCabins()), setFailure);
  };
  if (none)
    return (
      <RunningTotal messages={t('price.none')} amount={null} currency={currency} locale={locale} unit="">
        <Button variant="quiet" size="small" onClick={() => openVoyage('dates')}>
          {t('list.change.dates')}
        </Button>
      </RunningTotal>
    );
  return (
    <RunningTotal
      messages={amount !== null && t(missing ? 'price.soFar' : 'price.total')}
      amount={amount}
      currency={currency}
      locale={locale}
      unit={
        <span id={more}>
          {missing ? t(`choose.${missing}`) : `${travellersText(request)} · ${t('price.included')}`}
        </span>
      }
    >
      <Button
        busy={going}
        // Not `disabled`, so that pressing it shows which sailing is missing.
        {...(missing && { 'aria-disabled': true, 'aria-describedby': more })}
        onClick={goOn}
      >
        {t('list.go')}
      </Button>
    </RunningTotal>
  );
}
