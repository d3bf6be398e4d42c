import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Upselling } from '../../../generated/types.ts';
import { addMessages, translator } from '../../platform/i18n/i18n.ts';
import { perUnit, unitsIn } from './option-units.ts';

type Unit = NonNullable<Upselling['pricing_unit']>;
const NEWER = 'bottle' as Unit;

function textsIn(locale: 'ko' | 'en', pricing_unit?: Unit) {
  addMessages(locale, { room: JSON.parse(readFileSync(`client/locales/${locale}/room.json`, 'utf8')) });
  const t = translator(locale, 'room');
  const unit = pricing_unit ? { pricing_unit } : {};
  return [perUnit(t, { ...unit, by_date: true }), perUnit(t, { ...unit, by_date: false }), unitsIn(t, unit, 2)];
}

test("names an option's unit in the guest's language", () => {
  expect(textsIn('en', 'person')).toEqual(['per person, per day', 'per person', '2']);
  expect(textsIn('ko', 'person')).toEqual(['1인 · 1일', '1인당', '2명분']);
  expect(textsIn('ko', 'vehicle')).toEqual(['1대 · 1일', '1대당', '2대']);
});

test('calls the unit an item without a code, and for a code that this client does not know', () => {
  for (const code of [undefined, NEWER]) {
    expect(textsIn('en', code)).toEqual(['each, per day', 'each', '2']);
    expect(textsIn('ko', code)).toEqual(['1개 · 1일', '1개당', '2개']);
  }
});
