// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepReturn, takeReturn } from './return-to.ts';

test('returns once to the page that required the login', () => {
  keepReturn('/my_page?tab=1#x');
  expect([takeReturn(), takeReturn()]).toEqual(['/my_page?tab=1#x', '/']);
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'my_page',
  '',
  '/login',
  '/logout',
  '/connect-login?return=https://evil.example',
])('rejects %j as a return address', (path) => {
  keepReturn(path);
  expect(takeReturn()).toBe('/');
});

test('rejects a return address that is not text', () => {
  sessionStorage.setItem('return_to', JSON.stringify({ toString: '//evil.example' }));
  expect(takeReturn()).toBe('/');
});
