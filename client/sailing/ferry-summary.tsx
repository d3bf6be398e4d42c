import { ExternalLink } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Port, ShipSummary } from '../../generated/types.ts';
import { pictureOf } from '../platform/api/files.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Card } from '../ui/card.tsx';
import { Container } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { mapUrl } from '../ui/map-url.ts';
import { Picture } from '../ui/picture.tsx';
import { SummaryCards, SummaryText } from '../ui/summary-cards.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './ferry-summary.module.css';
import { useFerry } from './use-voyage-search.ts';

const ShipSheet = lazy(() => import('./cabins/ship-sheet.tsx'));

export default function FerrySummary() {
  const { t } = useTranslation('sailing');
  const { data: ferry, error } = useFerry();
  const [ship, setShip] = useState<string | null>(null);
  if (error) return null;
  return (
    <>
      <Container>
        <SummaryCards title={t('home.ships')} lead={t('home.shipsLead')} waiting={!ferry}>
          {ferry?.ships.map((each) => (
            <ShipCard key={each.ship_code} ship={each} onOpen={() => setShip(each.ship_code)} />
          ))}
        </SummaryCards>
      </Container>
      <Container>
        <SummaryCards title={t('home.ports')} lead={t('home.portsLead')} waiting={!ferry}>
          {ferry?.ports.map((port) => (
            <PortCard key={port.port_code} port={port} />
          ))}
        </SummaryCards>
      </Container>
      <Suspense fallback={null}>{ship && <ShipSheet code={ship} onClose={() => setShip(null)} />}</Suspense>
    </>
  );
}

function ShipCard({ ship, onOpen }: { ship: ShipSummary; onOpen: () => void }) {
  const { t } = useTranslation('sailing');
  const format = useFormatters();
  return (
    <Card as="li" interactive media={ship.picture && <Picture {...pictureOf(ship.picture)} ratio="16/9" />}>
      <SummaryText
        name={
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
            {ship.ship_name}
          </button>
        }
        facts={t('ship.carries', { count: ship.capacity, number: format.number(ship.capacity) })}
      />
    </Card>
  );
}

function PortCard({ port }: { port: Port }) {
  const { t } = useTranslation('sailing');
  const { location, port_name, address, picture } = port;
  return (
    <Card as="li" media={picture && <Picture {...pictureOf(picture)} ratio="16/9" />}>
      <SummaryText name={port_name} facts={address}>
        {location && (
          <div>
            <LinkButton
              variant="quiet"
              size="small"
              href={mapUrl(location)}
              target="_blank"
              rel="noreferrer"
              icon={<ExternalLink aria-hidden="true" />}
            >
              {t('home.map')}
              <VisuallyHidden> {port_name}</VisuallyHidden>
            </LinkButton>
          </div>
        )}
      </SummaryText>
    </Card>
  );
}
