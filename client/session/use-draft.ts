import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readSession, writeSession } from '../app/storage.ts';

/** What was typed is there again after a reload of this tab. Never give it a field that holds a secret. */
export const draftOf = <T>(key: string): Partial<T> => readSession<Partial<T>>(`draft:${key}`) ?? {};

export const keepDraft = (key: string, values: Record<string, unknown>): void => writeSession(`draft:${key}`, values);

export const dropDraft = (key: string): void => writeSession(`draft:${key}`, null);

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
