import { lazy, Suspense, useState } from 'react';
import type { Sailing, SailingSearchResult } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SailingCard } from './sailing-card.tsx';
import { canFollow, missingWay, sailingOf } from './sailing-choice.ts';
import styles from './sailings.module.css';
import type { ChosenSailings } from './use-chosen-sailings.ts';
import { useFerry, useWayText } from '../use-voyage-search.ts';
import { dayOf } from '../use-times.ts';
import { openVoyage } from '../search/voyage-search.store.ts';

const ShipSheet = lazy(() => import('../cabins/ship-sheet.tsx'));

type Props = ChosenSailings & { result: SailingSearchResult; travellers: number };

export function SailingsFound({ result, travellers, chosen, choose, triedToContinue }: Props) {
  const { t } = useTranslation('sailing');
  const [ship, setShip] = useState<string | null>(null);
  const out = sailingOf(result.outbound, chosen.outbound);
  const missing = triedToContinue ? missingWay(result, chosen) : null;
  return (
    <Stack gap={4}>
      <p className={styles.local}>{t('time.local')}</p>
      <Way
        onShip={setShip}
        way="outbound"
        travellers={travellers}
        sailings={result.outbound}
        value={chosen.outbound}
        missing={missing === 'outbound'}
        onChange={(outbound) => choose({ outbound })}
      />
      {result.inbound.length > 0 && (
        <Way
          onShip={setShip}
          way="inbound"
          travellers={travellers}
          sailings={result.inbound}
          tooEarly={(back) => !canFollow(out, back)}
          value={chosen.inbound}
          missing={missing === 'inbound'}
          onChange={(inbound) => choose({ inbound })}
        />
      )}
      <Suspense fallback={null}>{ship && <ShipSheet code={ship} onClose={() => setShip(null)} />}</Suspense>
    </Stack>
  );
}

type WayProps = {
  way: 'outbound' | 'inbound';
  sailings: readonly Sailing[];
  travellers: number;
  tooEarly?: (sailing: Sailing) => boolean;
  value: string | null;
  missing: boolean;
  onChange: (code: string) => void;
  onShip: (code: string) => void;
};

function Way({ way, sailings, travellers, tooEarly = () => false, value, missing, onChange, onShip }: WayProps) {
  const { t } = useTranslation('sailing');
  const format = useFormatters();
  const ferry = useFerry().data;
  const wayText = useWayText();
  const first = sailings[0]!.leg;
  const ports = { from: first.from.port_code, to: first.to.port_code };
  const open = sailings.some((each) => each.status === 'open' && !tooEarly(each));
  return (
    <fieldset role="radiogroup" className={styles.way} aria-describedby={missing ? `${way}-missing` : undefined}>
      <legend className={styles.legend}>
        <span className={styles.wayName}>{t(`leg.${way}`)}</span>
        <span className={styles.wayMore}>
          {ferry && `${wayText(ports, ferry)} · `}
          {format.date(dayOf(first.departs_at))}
        </span>
      </legend>
      {missing && (
        <p id={`${way}-missing`} role="alert" className={styles.missing}>
          {t(`choose.${way}`)}
        </p>
      )}
      <Stack as="ul" gap={2}>
        {sailings.map((sailing) => (
          <SailingCard
            key={sailing.leg.departure_code}
            sailing={sailing}
            way={way}
            travellers={travellers}
            tooEarly={tooEarly(sailing)}
            checked={sailing.leg.departure_code === value}
            onChoose={() => onChange(sailing.leg.departure_code)}
            onShip={() => onShip(sailing.leg.ship_code)}
          />
        ))}
      </Stack>
      {!open && (
        <Notice
          title={t('list.full')}
          action={
            <Button variant="quiet" onClick={() => openVoyage('dates')}>
              {t('list.change.dates')}
            </Button>
          }
        />
      )}
    </fieldset>
  );
}
