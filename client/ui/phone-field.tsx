import { type ChangeEvent, type FocusEvent, useCallback, useState } from 'react';
import { dashPhone, formatPhone } from './phone.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** Whether the number may be foreign. If so, the field shows +82 while the number has no country code. */
  international?: boolean;
};

/**
 * Formats a prefilled number, and typed input on blur or while the caret is at the end. Formatting with the caret in
 * the middle would make it jump.
 */
export function PhoneField({ onChange, onBlur, ref, autoComplete = 'tel', international, ...rest }: PhoneFieldProps) {
  const [korean, setKorean] = useState(true);
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      if (typeof ref === 'function') ref(input);
      else if (ref) ref.current = input;
      if (input && input !== document.activeElement) input.value = dashPhone(input.value);
      if (input) setKorean(lacksCountry(input.value));
    },
    [ref],
  );
  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (input.selectionStart === input.value.length) input.value = dashPhone(input.value);
    setKorean(lacksCountry(input.value));
    onChange?.(event);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.value = dashPhone(event.currentTarget.value);
    onBlur?.(event);
  };
  return (
    <TextField
      {...rest}
      prefix={international && korean && '+82'}
      ref={attach}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      onChange={typed}
      onBlur={handleBlur}
    />
  );
}

function lacksCountry(typed: string): boolean {
  return !formatPhone(typed).startsWith('+');
}
