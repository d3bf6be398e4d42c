import { type ChangeEvent, type FocusEvent, useCallback } from 'react';
import { dashPhone } from './phone.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/**
 * Formats a prefilled number, and typed input on blur or while the caret is at the end. Formatting with the caret in
 * the middle would make it jump.
 */
export function PhoneField({ onChange, onBlur, ref, autoComplete = 'tel', ...rest }: PhoneFieldProps) {
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      if (typeof ref === 'function') ref(input);
      else if (ref) ref.current = input;
      if (input && input !== document.activeElement) input.value = dashPhone(input.value);
    },
    [ref],
  );
  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (input.selectionStart === input.value.length) input.value = dashPhone(input.value);
    onChange?.(event);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.value = dashPhone(event.currentTarget.value);
    onBlur?.(event);
  };
  return (
    <TextField
      {...rest}
      ref={attach}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      onChange={typed}
      onBlur={handleBlur}
    />
  );
}
