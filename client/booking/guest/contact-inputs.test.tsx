// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { screenRenderer, write } from '../../../tests/support/client/screen.tsx';
import { changeLocale } from '../../platform/i18n/i18n.ts';
import { BookerFields, type FieldOf } from './contact-inputs.tsx';

const render = screenRenderer('booking-form');
const registered: string[] = [];
const field: FieldOf = (name) => {
  registered.push(name);
  return {
    name,
    label: name.split('.')[1]!,
    onChange: async () => undefined,
    onBlur: async () => undefined,
    ref: () => undefined,
  };
};

function names(): string[] {
  return [...document.querySelectorAll('input')].slice(0, 2).map(({ name }) => name);
}

test('asks for the names in the order of the language', async () => {
  await render(<BookerFields who="guest" field={field} />);
  expect(names()).toEqual(['customerInfo.guest_first_name', 'customerInfo.guest_last_name']);
  // The form focuses the first registered field with an error.
  expect(registered.slice(0, 2)).toEqual(names());
  await act(() => changeLocale('ko'));
  expect(names()).toEqual(['customerInfo.guest_last_name', 'customerInfo.guest_first_name']);
});

test('shows the assumed country code of a number without one', async () => {
  await render(<BookerFields who="guest" field={field} />);
  const phone = document.querySelector<HTMLInputElement>('input[type="tel"]')!;
  const code = () => phone.parentElement?.textContent;
  expect(code()).toBe('+82');
  await write(phone, '01055500142');
  expect(code()).toBe('+82');
  await write(phone, '+4915150001234');
  expect(code()).toBe('');
});
