import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readSession, writeSession } from '../platform/storage.ts';

/** What was typed is there again after a reload of this tab. Never give it a field that holds a secret. */
export function draftOf<T>(key: string): Partial<T> {
  return readSession<Partial<T>>(`draft:${key}`) ?? {};
}

export function keepDraft(key: string, values: Record<string, unknown>): void {
  return writeSession(`draft:${key}`, values);
}

export function dropDraft(key: string): void {
  return writeSession(`draft:${key}`, null);
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
