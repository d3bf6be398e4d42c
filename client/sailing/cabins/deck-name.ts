import type { Deck } from '../../../generated/types.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';

type Named = Pick<Deck, 'deck_number' | 'deck_name'>;

/** Returns the deck's number and name, or only the name if it contains the number. `t` translates 'sailing'. */
export function deckName(deck: Named, t: Translate): string {
  return [...new Set([deckLabel(deck, t), deck.deck_name])].join(' · ');
}

/** Returns a short label: the deck's number, or its name if the name contains the number. */
export function deckLabel({ deck_number, deck_name }: Named, t: Translate): string {
  const numbers: string[] = deck_name.match(/\d+/g) ?? [];
  return numbers.includes(String(deck_number)) ? deck_name : t('deck.number', { number: deck_number });
}
