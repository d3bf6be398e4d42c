import { useState } from 'react';
import type { PortsResult, Route } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { useDurationText } from '../use-times.ts';
import { useWayText } from '../use-voyage-search.ts';
import type { Voyage, VoyageChoices } from './voyage-search.store.ts';
import styles from './voyage-sheet.module.css';

type Props = { ferry: PortsResult; voyage: Voyage; onChange: (some: Partial<VoyageChoices>) => void };

/** Changing the route clears the dates, because routes have different departure dates. */
export function RouteChoice({ ferry, voyage, onChange }: Props) {
  const { t } = useTranslation('sailing');
  const wayText = useWayText();
  const durationText = useDurationText();
  const { out, route, back } = voyage;
  const ports = ferry.ports.filter(({ port_code }) => ferry.routes.some(({ from }) => from === port_code));
  const [origin, setOrigin] = useState(out?.from ?? ports[0]?.port_code ?? null);
  const backs = ferry.routes.filter(({ route_code }) => out?.return_route_codes.includes(route_code));

  const take = (taken: Route | undefined) => {
    const wantsBack = route === null || back !== null;
    if (taken === undefined || taken.route_code === route) return;
    onChange({
      route: taken.route_code,
      back: (wantsBack && taken.return_route_codes[0]) || null,
      departs: null,
      returns: null,
    });
  };
  const leaveFrom = (port: string) => {
    setOrigin(port);
    take(ferry.routes.find(({ from }) => from === port));
  };
  const optionOf = (each: Route) => ({
    value: each.route_code,
    label: each.route_name,
    hint: `${wayText(each, ferry)} · ${durationText(each.duration_minutes)}`,
  });

  return (
    <Stack gap={3}>
      <RadioCards
        className={styles.beside}
        legend={t('route.from')}
        name="port"
        value={origin}
        onChange={leaveFrom}
        options={ports.map((port) => ({ value: port.port_code, label: port.port_name, hint: port.address }))}
      />
      <RadioCards
        className={styles.beside}
        legend={t('route.to')}
        name="route"
        value={route}
        onChange={(code) => take(ferry.routes.find(({ route_code }) => route_code === code))}
        options={ferry.routes.filter(({ from }) => from === origin).map(optionOf)}
      />
      {backs.length > 0 && (
        <RadioCards
          className={styles.beside}
          legend={t('trip.label')}
          name="trip"
          value={back === null ? 'one_way' : 'round_trip'}
          onChange={(trip) =>
            onChange({ route, back: trip === 'one_way' ? null : backs[0]!.route_code, returns: null })
          }
          options={(['round_trip', 'one_way'] as const).map((trip) => ({ value: trip, label: t(`trip.${trip}`) }))}
        />
      )}
      {back !== null && backs.length > 1 && (
        <RadioCards
          className={styles.beside}
          legend={t('route.back')}
          name="back"
          value={back}
          onChange={(code) => onChange({ route, back: code, returns: null })}
          options={backs.map(optionOf)}
        />
      )}
    </Stack>
  );
}
