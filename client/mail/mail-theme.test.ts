import { expect, test } from 'vitest';
import { brands } from '../brand/brand.ts';
import { FACES } from '../brand/fonts/families.ts';
import { mailTheme } from './mail-theme.ts';

test('emails use only fonts of the device', () => {
  for (const brand of brands)
    for (const language of ['ko', 'en', 'vi', 'mn', 'ja']) {
      const { family } = mailTheme(brand, language);
      for (const { name } of FACES) expect(`${family.display} ${family.text}`).not.toContain(name);
      expect(family.display).not.toMatch(/var|undefined|^$/);
    }
});
