import { type CSSProperties, useState } from 'react';
import type { Deck, DeckArea, Ship } from '../../../generated/types.ts';
import { type Translate, useTranslation } from '../../platform/i18n/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { legendOf, type LegendLine } from './deck-areas.ts';
import styles from './deck-plan.module.css';

export function DeckPlan({ ship }: { ship: Pick<Ship, 'decks' | 'cabin_types'> }) {
  const { t } = useTranslation('sailing');
  const [deck, setDeck] = useState(String(ship.decks[0]?.deck_number));
  return (
    <Stack as="section" gap={2} aria-labelledby="ship-decks">
      <h3 id="ship-decks">{t('deck.title')}</h3>
      <Tabs
        label={t('deck.title')}
        value={deck}
        onChange={setDeck}
        tabs={ship.decks.map((each) => ({
          id: String(each.deck_number),
          label: each.deck_name,
          content: <Plan deck={each} legend={legendOf(each, ship.cabin_types)} />,
        }))}
      />
    </Stack>
  );
}

/** Ratio of the ship's length to its width in the drawing. Deck coordinates are percentages. */
const LONGER = 3.4;
const [LENGTH, WIDTH] = [100 * LONGER, 100];

function Plan({ deck, legend }: { deck: Deck; legend: LegendLine[] }) {
  const { t } = useTranslation('sailing');
  return (
    <div className={styles.plan}>
      <svg
        className={styles.drawing}
        viewBox={`-6 -6 ${LENGTH + 40} ${WIDTH + 12}`}
        role="img"
        aria-label={t('deck.plan', { name: deck.deck_name })}
      >
        <path
          className={styles.hull}
          d={`M 6 -4 H ${LENGTH} Q ${LENGTH + 26} ${WIDTH * 0.2} ${LENGTH + 32} ${WIDTH / 2} Q ${LENGTH + 26} ${WIDTH * 0.8} ${LENGTH} ${WIDTH + 4} H 6 Q -4 ${WIDTH + 4} -4 ${WIDTH - 8} V 8 Q -4 -4 6 -4 Z`}
        />
        {legend.flatMap((line) =>
          line.areas.map((area) => <Area key={`${area.x} ${area.y}`} area={area} line={line} />),
        )}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{t('deck.stern')}</span>
        <span>{t('deck.bow')}</span>
      </p>
      <ol className={styles.legend}>
        {legend.map((line) => (
          <li key={line.number} className={styles.line} data-look={line.look} style={shadeOf(line)}>
            <span>
              {nameOf(line, t)}
              {line.cabinType && (
                <span className={styles.berths}>{t('cabin.berths', { count: line.cabinType.berths })}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Area({ area: { x, y, width, height }, line }: { area: DeckArea; line: LegendLine }) {
  const [left, wide] = [x * LONGER, width * LONGER];
  return (
    <g className={styles.area} data-look={line.look} style={shadeOf(line)}>
      <rect x={left} y={y} width={wide} height={height} rx="3" />
      <text x={left + wide / 2} y={y + height / 2}>
        {line.number}
      </text>
    </g>
  );
}

/** There are only three shades, so cabin types may share one. The numbers distinguish them. */
function shadeOf({ shade }: LegendLine) {
  return { '--shade': `${12 + (shade % 3) * 12}%` } as CSSProperties;
}

function nameOf({ areas, cabinType }: LegendLine, t: Translate): string {
  const { kind, name } = areas[0]!;
  if (cabinType) return cabinType.cabin_type_name;
  const known = t(`deck.kind.${kind}`, { defaultValue: t('deck.kind.other') });
  return name === null ? known : `${name} · ${known}`;
}
