export type Entered = { address: string; inputs: readonly EnteredInput[] };
type EnteredInput = { key: string; value: string };
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Names of inputs whose values must never be stored. */
const SECRET_NAME = /password|passport|code|card/i;
const NOT_STORED = ['password', 'file', 'hidden'];

export function readEntered(): Entered {
  const inputs = enterable().flatMap((control) => {
    const value = valueOf(control);
    return value === '' ? [] : [{ key: keyOf(control), value }];
  });
  return { address: currentAddress(), inputs };
}

export function currentAddress(): string {
  return location.pathname + location.search;
}

export function enterable(): Control[] {
  const all = [...document.querySelectorAll<Control>('input, textarea, select')];
  return all.filter(
    ({ name, type, autocomplete }) =>
      name !== '' && !NOT_STORED.includes(type) && !SECRET_NAME.test(name) && !/one-time|cc-/.test(autocomplete),
  );
}

export function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

export function valueOf(control: Control): string {
  return isChoice(control) ? String(control.checked) : control.value;
}

/** Radio buttons and checkboxes of a group share a name, so their key includes the value. */
export function keyOf(control: Control): string {
  return isChoice(control) ? `${control.name} ${control.value}` : control.name;
}
