import { useListPorts } from '../../generated/hooks/sailing.ts';
import type { PortsResult, Route } from '../../generated/types.ts';
import { useHotelCode } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useStore } from '../platform/tab/store.ts';
import { type Voyage, voyageOn, voyageSheet, voyageStore } from './search/voyage-search.store.ts';

export function useFerry() {
  return useListPorts({ hotel_code: useHotelCode() }, { query: { staleTime: 10 * 60_000 } });
}

export function useVoyageSearch(): Voyage {
  return voyageOn(useHotelCode(), useStore(voyageStore), useFerry().data);
}

/** Returns the search with the dates that the guest is choosing in the open sheet. */
export function useShownVoyage(): Voyage {
  return { ...useVoyageSearch(), ...useStore(voyageSheet).picked };
}

/** Returns a function that formats a route in the guest's language, such as 'Incheon → Qingdao'. */
export function useWayText(): (route: Pick<Route, 'from' | 'to'>, ferry: PortsResult) => string {
  const { t } = useTranslation('sailing');
  return ({ from, to }, { ports }) => {
    const name = (code: string) => ports.find(({ port_code }) => port_code === code)?.port_name ?? code;
    return t('way', { from: name(from), to: name(to) });
  };
}
