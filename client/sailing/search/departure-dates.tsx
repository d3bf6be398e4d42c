import { useState } from 'react';
import type { PortsResult } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { DepartureCalendar } from './departure-calendar.tsx';
import { useWayText } from '../use-voyage-search.ts';
import type { Voyage, VoyageChoices } from './voyage-search.store.ts';
import styles from './voyage-sheet.module.css';

type Props = {
  ferry: PortsResult;
  voyage: Voyage;
  onChange: (some: Partial<VoyageChoices>) => void;
  takesFocus: boolean;
};

export function DepartureDates({ ferry, voyage, onChange, takesFocus }: Props) {
  const { t } = useTranslation('sailing');
  const format = useFormatters();
  const wayText = useWayText();
  const { out, inbound, departs, returns, adult, kid, infant } = voyage;
  const [onWayBack, setOnWayBack] = useState(departs !== null && returns === null);
  const [goneOn, setGoneOn] = useState(takesFocus);
  if (!out) return <p className={styles.quiet}>{t('search.chooseRoute')}</p>;

  const travellers = adult + kid + infant;
  const back = inbound && onWayBack && departs !== null;
  const leave = (day: string | null) => {
    // A return date before the new departure date is dropped.
    const stays = day !== null && returns !== null && day <= returns;
    onChange({ route: out.route_code, back: voyage.back, departs: day, ...(!stays && { returns: null }) });
    if (day === null || !inbound || stays) return;
    setOnWayBack(true);
    setGoneOn(true);
  };
  const legs = [
    { isBack: false, route: out, day: departs },
    ...(inbound ? [{ isBack: true, route: inbound, day: returns }] : []),
  ];
  return (
    <Stack gap={2}>
      {inbound && (
        <div className={styles.legs} role="group" aria-label={t('search.tabs.dates')}>
          {legs.map(({ isBack, route, day }) => (
            <button
              key={route.route_code}
              type="button"
              className={styles.leg}
              aria-pressed={isBack === Boolean(back)}
              disabled={isBack && departs === null}
              onClick={() => {
                setGoneOn(false);
                setOnWayBack(isBack);
              }}
            >
              <span>{t(isBack ? 'leg.inbound' : 'leg.outbound')}</span>
              <span>{wayText(route, ferry)}</span>
              <strong>{day ? format.date(day) : t('search.chooseDate')}</strong>
            </button>
          ))}
        </div>
      )}
      {back ? (
        <DepartureCalendar
          key={inbound.route_code}
          route={inbound.route_code}
          travellers={travellers}
          value={returns}
          onChange={(day) => onChange({ returns: day })}
          notBefore={departs}
          takesFocus={goneOn}
        />
      ) : (
        <DepartureCalendar
          key={out.route_code}
          route={out.route_code}
          travellers={travellers}
          value={departs}
          onChange={leave}
          takesFocus={goneOn}
        />
      )}
    </Stack>
  );
}
