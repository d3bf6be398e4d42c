// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testRenderer } from '../../../tests/support/client/render.ts';
import { operations } from '../../generate/situations.ts';
import { panelData } from '../stories.ts';
import { Panel } from './panel.tsx';

const render = testRenderer();
const CALLS = ['createHold', 'getPayment'];

/** Limits the panel to a few operations, because rendering all the examples takes too long. */
const data = { ...panelData(), operations: panelData().operations.filter(({ id }) => CALLS.includes(id)) };

beforeEach(async () => {
  await render(createElement(Panel, { data }));
  await press('KeyM', true);
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the panel writes the cookie in the same way
  document.cookie = 'mock=; Max-Age=0; Path=/';
});

function press(code: string, altKey: boolean): Promise<void> {
  return act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { code, altKey })));
}

function panel() {
  return document.querySelector('aside');
}

async function change(field: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  await act(async () => {
    set!.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

function labelled<Field extends HTMLElement>(text: string): Field {
  const label = [...document.querySelectorAll('label')].find((each) => each.textContent?.startsWith(text));
  return label!.querySelector<Field>('input, select')!;
}

function chosen(): string {
  return decodeURIComponent(document.cookie.replace('mock=', ''));
}

test('opens and closes with a key and with its handle', async () => {
  expect(panel()).not.toBeNull();
  await press('KeyM', false);
  expect(panel()).not.toBeNull();
  await press('KeyM', true);
  expect(panel()).toBeNull();
  await act(async () => document.querySelector<HTMLElement>('.handle')!.click());
  expect(panel()).not.toBeNull();
});

test('lists every operation with every example of the contract', () => {
  const offered = panelData().operations.map(({ id, answers }) => [
    id,
    answers.map(({ status, name }) => [status, name]),
  ]);
  const there = operations.map(({ id, answers }) => [id, answers.map(({ status, name }) => [status, name])]);
  expect(offered).toEqual(there);
});

test('offers each example of an operation, and writes the chosen example to the cookie', async () => {
  for (const { id, answers } of data.operations) {
    const options = [...labelled<HTMLSelectElement>(id).options].map(({ value }) => value);
    expect(options).toEqual(['', ...answers.map(({ status, name }) => `${status}/${name}`), 'never', 'offline']);
  }
  await change(labelled('createHold'), '409/roomSoldOut');
  await change(labelled('getPayment'), 'never');
  expect(chosen()).toBe('createHold:409/roomSoldOut,getPayment:never');
  await change(labelled('createHold'), '');
  expect(chosen()).toBe('getPayment:never');
});

test('makes the browser report that it is offline', async () => {
  const heard: string[] = [];
  for (const name of ['offline', 'online']) window.addEventListener(name, () => heard.push(name), { once: true });
  await act(async () => labelled('no connection').click());
  expect({ chosen: chosen(), online: navigator.onLine }).toEqual({ chosen: '*:offline', online: false });
  await act(async () => labelled('no connection').click());
  expect({ chosen: chosen(), online: navigator.onLine }).toEqual({ chosen: '', online: true });
  expect(heard).toEqual(['offline', 'online']);
});

test('links to every story and to the login as every persona', () => {
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  const { stories, personas } = panelData();
  for (const { name } of stories) expect(links).toContain(`/?scenario=${name}`);
  for (const persona of personas) expect(links.some((link) => link.endsWith(`persona=${persona}`))).toBe(true);
});
