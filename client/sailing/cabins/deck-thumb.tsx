import type { Ship } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { deckToShow, legendOf } from './deck-areas.ts';
import { DeckDrawing } from './deck-drawing.tsx';
import styles from './deck-plan.module.css';

type Props = { ship: Ship; code: string; name: string; onOpen: () => void };

/** A small plan of the deck with this cabin type. Opens the deck plans. */
export function DeckThumb({ ship, code, name, onOpen }: Props) {
  const { t } = useTranslation('sailing');
  const deck = ship.decks.find(({ deck_number }) => deck_number === deckToShow(ship.decks, [code]));
  if (!deck) return null;
  return (
    <button type="button" className={styles.thumb} aria-haspopup="dialog" onClick={onOpen}>
      <DeckDrawing deck={deck} legend={legendOf(deck, ship.cabin_types, [code])} decorative />
      <span>
        {t('deck.show')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </button>
  );
}
