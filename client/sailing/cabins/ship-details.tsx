import { MapPinned } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CabinType, Ship } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { bedsIn, viewIn } from '../../platform/i18n/lodging.ts';
import { Button } from '../../ui/button.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Gallery } from '../../ui/gallery.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CabinPlaceList } from './cabin-place-list.tsx';
import { DeckPlan } from './deck-plan.tsx';
import styles from './ship-sheet.module.css';

type Props = { ship: Ship; title: ReactNode; cabin: string | undefined };

export function ShipDetails({ ship, title, cabin }: Props) {
  const { t } = useTranslation('sailing');
  const [lit, setLit] = useState(cabin);
  const plan = useRef<HTMLElement>(null);
  useEffect(() => {
    if (cabin !== undefined) bringIn(plan.current);
  }, [cabin]);
  return (
    <div className={styles.content}>
      {ship.pictures.length > 0 && (
        <Gallery
          className={styles.pictures}
          ratio="16/9"
          pictures={ship.pictures.map(pictureOf)}
          label={t('ship.pictures', { name: ship.ship_name })}
          previousLabel={t('ship.previous')}
          nextLabel={t('ship.next')}
          countLabel={(shown, total) => t('ship.pictureOf', { shown, total })}
        />
      )}
      <header className={styles.intro}>
        {title}
        <p>{ship.description}</p>
        <Facts ship={ship} />
      </header>
      <div className={styles.more}>
        {ship.decks.length > 0 && (
          <section ref={plan} tabIndex={-1} className={styles.plan} aria-labelledby="ship-decks">
            <h3 id="ship-decks">{t('deck.title')}</h3>
            <DeckPlan ship={ship} title={t('deck.title')} lit={lit === undefined ? [] : [lit]} />
          </section>
        )}
        {ship.cabin_types.length > 0 && (
          <section aria-labelledby="ship-cabins">
            <h3 id="ship-cabins">{t('ship.cabins')}</h3>
            <ul className={styles.cabins}>
              {ship.cabin_types.map((type) => (
                <Cabin
                  key={type.cabin_type_code}
                  ship={ship}
                  type={type}
                  onShow={() => {
                    setLit(type.cabin_type_code);
                    bringIn(plan.current);
                  }}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

function bringIn(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
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
      items={Object.entries(facts).flatMap(([id, value]) => (value ? [{ id, term: t(`ship.term.${id}`), value }] : []))}
    />
  );
}

function Cabin({ ship, type, onShow }: { ship: Ship; type: CabinType; onShow: () => void }) {
  const { t } = useTranslation('sailing');
  const format = useFormatters();
  const picture = type.pictures[0];
  const facts = [
    t('cabin.berths', { count: type.berths }),
    bedsIn(t, type),
    viewIn(t, type),
    t('cabin.area', { area: format.number(type.area) }),
  ];
  const drawn = ship.decks.some(({ areas }) => areas.some((area) => area.cabin_type_code === type.cabin_type_code));
  return (
    <li className={styles.cabin}>
      {picture && <Picture {...pictureOf(picture)} className={styles.cabinPicture} sizes="12rem" />}
      <div className={styles.cabinText}>
        <h4>{type.cabin_type_name}</h4>
        <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
        <p>{type.description}</p>
        <CabinPlaceList ships={[ship]} code={type.cabin_type_code} />
        {drawn && (
          <Button
            variant="ghost"
            size="small"
            className={styles.show}
            icon={<MapPinned aria-hidden="true" />}
            onClick={onShow}
          >
            {t('deck.show')}
            <VisuallyHidden> {type.cabin_type_name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
