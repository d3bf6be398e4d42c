import { useState } from 'react';
import type { Deck, Ship } from '../../../generated/types.ts';
import { type Translate, useTranslation } from '../../platform/i18n/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AreaIcon } from './area-icon.tsx';
import { deckToShow, legendOf, type LegendLine } from './deck-areas.ts';
import { deckLabel } from './deck-name.ts';
import { DeckDrawing } from './deck-drawing.tsx';
import styles from './deck-plan.module.css';

type DeckPlanProps = {
  ship: Pick<Ship, 'decks' | 'cabin_types'>;
  title: string;
  /** Codes of the cabin types to highlight. The plan opens at the first deck that has one. */
  lit?: readonly string[];
};

export function DeckPlan({ ship, title, lit = [] }: DeckPlanProps) {
  const [chosen, setChosen] = useState<{ deck: string; lit: string }>();
  const current = lit.join();
  // A newly highlighted cabin type opens its deck, even if the guest was looking at another one.
  const deck = chosen?.lit === current ? chosen.deck : String(deckToShow(ship.decks, lit));
  return (
    <Tabs
      label={title}
      value={deck}
      onChange={(id) => setChosen({ deck: id, lit: current })}
      tabs={ship.decks.map((each) => {
        const legend = legendOf(each, ship.cabin_types, lit);
        return {
          id: String(each.deck_number),
          label: <DeckName deck={each} lit={legend.some((line) => line.lit)} />,
          content: <Plan deck={each} legend={legend} />,
        };
      })}
    />
  );
}

function DeckName({ deck, lit }: { deck: Deck; lit: boolean }) {
  const { t } = useTranslation('sailing');
  const name = deckLabel(deck, t);
  if (!lit) return name;
  return (
    <>
      {name}
      <span className={styles.dot} />
      <VisuallyHidden>, {t('deck.selected')}</VisuallyHidden>
    </>
  );
}

function Plan({ deck, legend }: { deck: Deck; legend: LegendLine[] }) {
  const { t } = useTranslation('sailing');
  return (
    <Stack gap={2}>
      {deckLabel(deck, t) !== deck.deck_name && <p className={styles.note}>{deck.deck_name}</p>}
      <div className={styles.sea}>
        <p className={styles.ends} aria-hidden="true">
          <span>← {t('deck.stern')}</span>
          <span>{t('deck.portSide')}</span>
          <span>{t('deck.bow')} →</span>
        </p>
        <DeckDrawing deck={deck} legend={legend} />
        <p className={styles.ends} aria-hidden="true">
          <span>{t('deck.starboardSide')}</span>
        </p>
      </div>
      <ul className={styles.legend}>
        {legend.map((line) => (
          <Line key={`${line.kind} ${line.number} ${line.areas[0]?.name}`} line={line} />
        ))}
      </ul>
      <p className={styles.note}>{t('deck.notToScale')}</p>
    </Stack>
  );
}

function Line({ line }: { line: LegendLine }) {
  const { t } = useTranslation('sailing');
  return (
    <li className={styles.line} data-look={line.look} data-lit={line.lit || undefined}>
      <span className={styles.mark}>{line.number ?? <AreaIcon kind={line.kind} />}</span>
      <span>
        {nameOf(line, t)}
        {line.cabinType && (
          <span className={styles.berths}>
            {line.lit ? t('deck.selected') : t('cabin.berths', { count: line.cabinType.berths })}
          </span>
        )}
      </span>
    </li>
  );
}

function nameOf({ areas, kind, cabinType }: LegendLine, t: Translate): string {
  if (cabinType) return cabinType.cabin_type_name;
  const name = areas[0]?.name ?? null;
  const known = t(`deck.kind.${kind}`, { defaultValue: t('deck.kind.other') });
  if (name === null) return known;
  return kind === 'other' ? name : `${name} · ${known}`;
}
