import { useGetShip } from '../../../generated/hooks/sailing.ts';
import type { CabinType, Ship } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { LoadProblem } from '../../platform/api/load-problem.tsx';
import { Queries } from '../../platform/api/queries.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Gallery } from '../../ui/gallery.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/lazy.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeckPlan } from './deck-plan.tsx';
import styles from './ship-sheet.module.css';
import { useFerry } from '../use-voyage-search.ts';

type Props = { code: string; onClose: () => void };

export default function ShipSheet(props: Props) {
  return (
    <Queries>
      <Sheet {...props} />
    </Queries>
  );
}

function Sheet({ code, onClose }: Props) {
  const { t } = useTranslation('sailing');
  const found = useGetShip(code, { hotel_code: useHotelCode() });
  const summary = useFerry().data?.ships.find(({ ship_code }) => ship_code === code);
  const ship = found.data?.ship;
  return (
    <Dialog
      open
      onClose={onClose}
      title={ship?.ship_name ?? summary?.ship_name ?? t('ship.title')}
      closeLabel={t('search.close')}
      size="large"
    >
      {found.error ? (
        <LoadProblem query={found} />
      ) : ship ? (
        <ShipDetails ship={ship} />
      ) : (
        <Stack gap={3} aria-busy="true">
          <Skeleton shape="picture" />
          <Skeleton lines={4} />
        </Stack>
      )}
    </Dialog>
  );
}

function ShipDetails({ ship }: { ship: Ship }) {
  const { t } = useTranslation('sailing');
  return (
    <Stack gap={4}>
      {ship.pictures.length > 0 && (
        <Gallery
          className={styles.pictures}
          pictures={ship.pictures.map(pictureOf)}
          label={t('ship.pictures', { name: ship.ship_name })}
          previousLabel={t('ship.previous')}
          nextLabel={t('ship.next')}
          countLabel={(shown, total) => t('ship.pictureOf', { shown, total })}
        />
      )}
      <Stack gap={2}>
        <p>{ship.description}</p>
        <Facts ship={ship} />
      </Stack>
      {ship.decks.length > 0 && <DeckPlan ship={ship} />}
      {ship.cabin_types.length > 0 && (
        <Stack as="section" gap={2} aria-labelledby="ship-cabins">
          <h3 id="ship-cabins">{t('ship.cabins')}</h3>
          <ul className={styles.cabins}>
            {ship.cabin_types.map((type) => (
              <Cabin key={type.cabin_type_code} type={type} />
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}

function Facts({ ship }: { ship: Ship }) {
  const { t } = useTranslation('sailing');
  const format = useFormatters();
  const { capacity, length, built, gross_tonnage, facilities } = ship;
  const facts = {
    capacity: t('ship.capacity', { count: capacity, number: format.number(capacity) }),
    length: length !== null && t('ship.metres', { number: format.number(length) }),
    built: built !== null && t('ship.year', { year: built }),
    tonnage: gross_tonnage !== null && t('ship.tons', { number: format.number(gross_tonnage) }),
    facilities: facilities.length > 0 && facilities.join(' · '),
  };
  return (
    <DefinitionList
      layout="grid"
      className={styles.facts}
      items={Object.entries(facts).flatMap(([id, value]) => (value ? [{ id, term: t(`ship.term.${id}`), value }] : []))}
    />
  );
}

function Cabin({ type }: { type: CabinType }) {
  const { t } = useTranslation('sailing');
  const format = useFormatters();
  const picture = type.pictures[0];
  const facts = [
    t('cabin.berths', { count: type.berths }),
    type.bed_type,
    type.view_type,
    t('cabin.area', { area: format.number(type.area) }),
  ];
  return (
    <li className={styles.cabin}>
      {picture && <Picture {...pictureOf(picture)} className={styles.cabinPicture} />}
      <div>
        <h4>{type.cabin_type_name}</h4>
        <p className={styles.cabinFacts}>{facts.filter(Boolean).join(' · ')}</p>
        <p>{type.description}</p>
      </div>
    </li>
  );
}
