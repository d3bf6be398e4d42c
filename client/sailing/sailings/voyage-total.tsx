import { useState } from 'react';
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
import { missingWay } from './sailing-choice.ts';
import type { ChosenSailings } from './use-chosen-sailings.ts';

type Props = ChosenSailings & { result: SailingSearchResult; request: SailingSearchRequest };

/**
 * Shows the lowest price of the chosen sailings with cabins of one type, and the button that continues to the cabins.
 * If a sailing is missing, shows which one.
 */
export function VoyageTotal({ result, request, chosen, showMissing }: Props) {
  const { t } = useTranslation('sailing');
  const { currency } = useHotel();
  const locale = useLocale();
  const travellersText = useTravellersText();
  const [, navigate] = useLocation();
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

  // Both sailings have available cabins, but no cabin type is available on both.
  const none = missing === null && cabins.data !== undefined && prices.length === 0;

  const go = () => {
    if (missing !== null || outbound === null) {
      showMissing();
      return document.querySelector<HTMLElement>(`input[name="${missing}"]:enabled`)?.focus();
    }
    setGoing(true);
    chooseSailings(request, { outbound, inbound }).then(() => navigate(paths.reservationCabins()), setFailure);
  };
  return (
    <RunningTotal
      messages={t(missing !== null ? `choose.${missing}` : none ? 'price.none' : 'price.from')}
      amount={prices.length > 0 ? Math.min(...prices) : null}
      currency={currency}
      locale={locale}
      unit={prices.length > 0 ? `${travellersText(request)} · ${t('price.included')}` : ''}
    >
      <Button size="small" busy={going} onClick={go}>
        {t('list.go')}
      </Button>
    </RunningTotal>
  );
}
