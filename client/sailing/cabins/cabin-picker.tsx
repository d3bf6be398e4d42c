import { CircleCheck, Plus } from 'lucide-react';
import type { CabinOffer, Ship, VoyageCabin } from '../../../generated/types.ts';
import { usePartyText } from '../../booking/index.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CounterRows } from '../../ui/counter-rows.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CabinPlaceList } from './cabin-place-list.tsx';
import { CabinSection } from './cabin-section.tsx';
import { BANDS, isComplete, oneMore, type Travellers, unplaced } from './cabins.ts';
import { DeckPlan } from './deck-plan.tsx';
import styles from './cabin-picker.module.css';

type Props = {
  travellers: Travellers;
  cabins: VoyageCabin[];
  offers: readonly CabinOffer[];
  ships: readonly Ship[];
  most: number;
  /** Price of each cabin, in minor units. Empty while the prices load. */
  prices: readonly number[];
  onChange: (cabins: VoyageCabin[]) => void;
};

export function CabinPicker({ travellers, cabins, offers, ships, most, prices, onChange }: Props) {
  const { t } = useTranslation('voyage');
  const { money } = useFormatters();
  const misplaced = useMisplacedText(travellers, cabins);
  const open = offers.filter(({ status }) => status === 'available');
  const change = (at: number, part: Partial<VoyageCabin>) =>
    onChange(cabins.map((cabin, index) => (index === at ? { ...cabin, ...part } : cabin)));
  const lit = [...new Set(cabins.map(({ cabin_type_code }) => cabin_type_code))];
  return (
    <Card as="section" aria-labelledby="who-sleeps-where">
      <Stack gap={3}>
        <h2 id="who-sleeps-where" className={styles.title}>
          {t('cabins.who')}
        </h2>
        <div className={styles.cabins}>
          {cabins.map((cabin, at) => {
            // Read out why the button can't add anyone.
            const full = BANDS.filter((band) => cabin[band] >= travellers[band]).map((band) => t(`cabins.of.${band}`));
            return (
              <CabinSection
                key={at}
                number={at + 1}
                code={cabin.cabin_type_code}
                open={open}
                onType={(code) => change(at, { cabin_type_code: code })}
                onRemove={cabins.length > 1 && (() => onChange(cabins.filter((_, index) => index !== at)))}
                price={prices[at] === undefined ? undefined : money(prices[at])}
              >
                <CabinPlaceList ships={ships} code={cabin.cabin_type_code} />
                <CounterRows
                  rows={BANDS.filter((band) => travellers[band] > 0).map((band) => ({
                    id: band,
                    label: t(`cabins.of.${band}`),
                    value: cabin[band],
                    min: 0,
                    max: travellers[band],
                  }))}
                  onChange={(band, count) => change(at, { [band]: count })}
                  decreaseLabel={(label) => t('cabins.fewer', { label })}
                  increaseLabel={(label) => t(full.includes(label) ? 'cabins.allHere' : 'cabins.more', { label })}
                />
              </CabinSection>
            );
          })}
        </div>
        <div aria-live="polite">
          {misplaced ? (
            <Notice tone={misplaced.tone} title={misplaced.text} />
          ) : (
            <p className={styles.placed}>
              <CircleCheck aria-hidden="true" />
              {t('cabins.placed')}
            </p>
          )}
        </div>
        {cabins.length < most && open[0] && (
          <Button
            variant="ghost"
            className={styles.add}
            icon={<Plus aria-hidden="true" />}
            onClick={() => onChange(oneMore(travellers, cabins, typeOf(cabins.at(-1), open)))}
          >
            {t('cabins.addCabin')}
          </Button>
        )}
        {ships
          .filter(({ decks }) => decks.length > 0)
          .map((ship) => (
            <Plan key={ship.ship_code} ship={ship} several={ships.length > 1} lit={lit} />
          ))}
      </Stack>
    </Card>
  );
}

/**
 * Describes which travellers have no cabin, by how many the cabins exceed the party, or which cabin is empty. Returns
 * null if none of these applies.
 */
export function useMisplacedText(travellers: Travellers, cabins: VoyageCabin[]) {
  const { t } = useTranslation('voyage');
  const partyText = usePartyText();
  const empty = cabins.findIndex((cabin) => BANDS.every((band) => cabin[band] === 0));
  if (isComplete(travellers, cabins))
    return empty < 0 ? null : { tone: 'info' as const, text: t('cabins.empty', { number: empty + 1 }) };
  const remaining = unplaced(travellers, cabins);
  const messages = (sign: 1 | -1) =>
    partyText({
      adult: Math.max(sign * remaining.adult, 0),
      kid: Math.max(sign * remaining.kid, 0),
      infant: Math.max(sign * remaining.infant, 0),
      pet: 0,
    });
  const missing = messages(1);
  return missing
    ? { tone: 'info' as const, text: t('cabins.unplaced', { who: missing }) }
    : { tone: 'warn' as const, text: t('cabins.tooMany', { who: messages(-1) }) };
}

function Plan({ ship, several, lit }: { ship: Ship; several: boolean; lit: readonly string[] }) {
  const { t } = useTranslation('sailing');
  const title = several ? `${t('deck.title')} · ${ship.ship_name}` : t('deck.title');
  return (
    <section className={styles.plan} aria-label={title}>
      <h3>{title}</h3>
      <DeckPlan ship={ship} title={title} lit={lit} />
    </section>
  );
}

function typeOf(last: VoyageCabin | undefined, open: readonly CabinOffer[]): CabinOffer {
  return open.find(({ cabin_type }) => cabin_type.cabin_type_code === last?.cabin_type_code) ?? open[0]!;
}
