import { expect, test } from 'vitest';
import { allowedReturn } from './outside-return.ts';

const origins = ['https://haneul.example', 'http://127.0.0.1:3000'];

test.each(['https://haneul.example/my', 'https://haneul.example', 'http://127.0.0.1:3000/x?y=1#z'])(
  "accepts %s as one of the property's sites",
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
])('rejects %j as a return address', (address) => {
  expect(allowedReturn(address, origins)).toBeNull();
});
