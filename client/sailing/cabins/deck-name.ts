import type { Deck } from '../../../generated/types.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** Returns the deck's number and name, or only the name if it contains the number. `t` translates 'sailing'. */
export function deckName({ deck_number, deck_name }: Pick<Deck, 'deck_number' | 'deck_name'>, t: Translate): string {
  const numbers: string[] = deck_name.match(/\d+/g) ?? [];
  if (numbers.includes(String(deck_number))) return deck_name;
  return `${t('deck.number', { number: deck_number })} · ${deck_name}`;
}
