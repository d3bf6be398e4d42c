import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { storage } from '../platform/storage.ts';

/** What was typed is there again after a reload of this tab. Never give it a field that holds a secret. */
export function draftOf<T>(key: string): Partial<T> {
  return (storage.draft.of(key).get() as Partial<T> | null) ?? {};
}

export function keepDraft(key: string, values: Record<string, unknown>): void {
  storage.draft.of(key).set(values);
}

export function dropDraft(key: string): void {
  storage.draft.of(key).set(null);
}

/** Keeps the named fields of a form with every change. */
export function useDraft<T extends FieldValues>(
  key: string,
  form: UseFormReturn<T>,
  fields: (keyof T & string)[],
): void {
  const { subscribe } = form;
  const named = fields.join();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          keepDraft(key, Object.fromEntries(named.split(',').map((field) => [field, values[field]]))),
      }),
    [subscribe, key, named],
  );
}
