// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { example } from '../../../tests/support/client/examples.ts';
import { screenRenderer } from '../../../tests/support/client/screen.tsx';
import { Facts } from './facts.tsx';

const render = screenRenderer('member');
const { member } = example('MemberResult', 'member-general');

test('keeps the order and the line breaks of a Korean address in every language', async () => {
  await render(<Facts member={member} />);
  const korean = document.querySelector('dd [lang="ko"]');
  expect(korean?.textContent).toBe('서울특별시 중구 한빛로 21 1203호');
});

test('writes other addresses in the order of the language', async () => {
  await render(<Facts member={{ ...member, address: '8 Harbour Street, Busan', address_detail: 'Flat 2' }} />);
  expect(document.body.textContent).toContain('Flat 2, 8 Harbour Street, Busan');
  expect(document.querySelector('[lang="ko"]')).toBeNull();
});
