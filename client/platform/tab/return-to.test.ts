// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepReturn, takeReturn } from './return-to.ts';

test('who logs in goes on where the login became needed, once', () => {
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
])('%j is no address of this site to go on to', (path) => {
  keepReturn(path);
  expect(takeReturn()).toBe('/');
});

test('nor is what is no text', () => {
  sessionStorage.setItem('return_to', JSON.stringify({ toString: '//evil.example' }));
  expect(takeReturn()).toBe('/');
});
