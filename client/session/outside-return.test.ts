import { expect, test } from 'vitest';
import { allowedReturn } from './outside-return.ts';

const origins = ['https://haneul.example', 'http://127.0.0.1:3000'];

test.each(['https://haneul.example/my', 'https://haneul.example', 'http://127.0.0.1:3000/x?y=1#z'])(
  'accepts %s as a site of the property',
  (address) => {
    expect(allowedReturn(address, origins)?.href).toBe(new URL(address).href);
  },
);

test.each([
  null,
  '',
  '/my_page',
  '//haneul.example/x',
  'https://haneul.example.evil.example/',
  'https://evil.example/?https://haneul.example',
  'https://haneul.example@evil.example/',
  'https://evil@haneul.example/',
  'http://haneul.example/',
  'https://haneul.example:8443/',
  'javascript:alert(1)//https://haneul.example',
  'data:text/html,x',
])('rejects %j', (address) => {
  expect(allowedReturn(address, origins)).toBeNull();
});
