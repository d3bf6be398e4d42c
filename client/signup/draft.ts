import { useEffect } from 'react';
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';

/** Digits of a number that may be typed with dashes; nothing where there are none. */
export function digitsOnly(typed: string | undefined): string | undefined {
  return typed?.replace(/\D/g, '') || undefined;
}

/** For what may stay empty. */
export function orNothing(typed: string | undefined): string | undefined {
  return typed?.trim() || undefined;
}

/** A form that hands over what is typed with every key, so that neither a reload nor an ended session loses it. */
export function useDraftForm<Values extends FieldValues>(
  options: UseFormProps<Values>,
  onDraft: (values: Values) => void,
) {
  const form = useForm<Values>({ mode: 'onTouched', ...options });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft(values) }),
    [subscribe, onDraft],
  );
  return form;
}
