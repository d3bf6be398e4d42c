import type { ChangeEvent, FocusEvent } from 'react';
import { formatPhone } from './phone.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** Shows the dashes while one types at the end, and in any case on leaving: a caret in the middle is not disturbed. */
export function PhoneField({ onChange, onBlur, autoComplete = 'tel', ...rest }: PhoneFieldProps) {
  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (input.selectionStart === input.value.length) input.value = formatPhone(input.value);
    onChange?.(event);
  };
  const left = (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.value = formatPhone(event.currentTarget.value);
    onBlur?.(event);
  };
  return (
    <TextField {...rest} type="tel" inputMode="tel" autoComplete={autoComplete} onChange={typed} onBlur={left} />
  );
}
