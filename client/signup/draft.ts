import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { readSession, writeSession } from '../app/storage.ts';

const FORMS = ['affiliation', 'ownership', 'contact', 'information'] as const;
export type DraftName = (typeof FORMS)[number];
const key = (form: DraftName) => `signup:${form}`;

/** Digits of a number that may be typed with dashes; nothing where there are none. */
export const digitsOnly = (typed: string | undefined): string | undefined => typed?.replace(/\D/g, '') || undefined;

/** For what may stay empty. */
export const orNothing = (typed: string | undefined): string | undefined => typed?.trim() || undefined;

type Options<Values extends FieldValues> = UseFormProps<Values> & {
  /** What is not kept: passwords and codes. */
  never?: readonly (keyof Values)[];
};

/** A form whose values this tab keeps: a reload or an ended session loses none of them. */
export function useKeptForm<Values extends FieldValues>(name: DraftName, { never, defaultValues, ...more }: Options<Values>) {
  const [kept] = useState(() => readSession<Partial<Values>>(key(name)));
  const form = useForm<Values>({
    mode: 'onTouched',
    ...more,
    defaultValues: { ...(defaultValues as object), ...kept } as DefaultValues<Values>,
  });
  const { subscribe } = form;
  const secrets = never?.join();
  useEffect(() => {
    const hidden = secrets?.split(',') ?? [];
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        writeSession(key(name), Object.fromEntries(Object.entries(values).filter(([field]) => !hidden.includes(field)))),
    });
  }, [subscribe, name, secrets]);
  return form;
}

/** Who has joined leaves nothing behind. */
export function forgetDrafts(): void {
  for (const form of FORMS) writeSession(key(form), null);
}
