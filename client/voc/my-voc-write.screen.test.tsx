// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { example } from '../../tests/support/client/examples.ts';
import { findText, refusal, screenRenderer } from '../../tests/support/client/screen.tsx';
import { session } from '../session/session.ts';
import MyVocWriteScreen from './my-voc-write.screen.tsx';

const render = screenRenderer('voc', 'member', 'errors');

test('reports that the enquiry could not be loaded, without mentioning input', async () => {
  vi.stubGlobal('fetch', async () => refusal(500, 'internal'));
  session.user = example('LoginResult', 'login').userInfo;
  history.replaceState(null, '', '/my_page/voc_write/1');
  await render(<MyVocWriteScreen />);
  expect(await findText('We couldn’t load this content.')).not.toMatch(/charged|entered/);
});

test('reports that no enquiry has this address, and offers no useless retry', async () => {
  vi.stubGlobal('fetch', async () => refusal(422, 'validation'));
  session.user = example('LoginResult', 'login').userInfo;
  history.replaceState(null, '', '/my_page/voc_write/2');
  await render(<MyVocWriteScreen />);
  expect(await findText('We can’t find what you’re looking for.')).not.toMatch(/entered|Try again/);
});
