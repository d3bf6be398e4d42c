import { useEffect, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useFormState } from 'react-hook-form';
import type { GuestDraft } from './guest-draft.ts';
import { isFilled, type TravellerField, travellerFieldsOf } from './traveller-draft.ts';

/**
 * Keeps at most one traveller open, initially the first one with missing details. A rejected form opens its first
 * invalid traveller and focuses the invalid field, unless a field above the travellers is invalid too.
 */
export function useOpenTraveller(form: UseFormReturn<GuestDraft>, count: number) {
  const { errors, submitCount } = useFormState({ control: form.control });
  const [open, setOpen] = useState<number | null>(() => unfilled(form, count, 0));
  const [focus, setFocus] = useState<{ field: TravellerField } | { traveller: number } | null>(null);
  const invalidNames = Array.from({ length: count }, (_, index) => Object.keys(errors.travellers?.[index] ?? {}));
  const rejected = Array.from({ length: count }, (_, index) => isRejected(errors, index)).indexOf(true);

  // Only a submission opens a traveller. Leaving an invalid field doesn't.
  const attempt = `${submitCount} ${rejected}`;
  const [handled, setHandled] = useState('0 -1');
  if (attempt !== handled) {
    setHandled(attempt);
    const first = invalidNames.findIndex((names) => names.length > 0);
    if (first >= 0) {
      setOpen(first);
      const field = travellerFieldsOf(first).find((each) =>
        invalidNames[first]!.some((name) => each.endsWith(`.${name}`)),
      );
      if (field && !isAbove(errors)) setFocus({ field });
    }
  }

  useEffect(() => {
    if (focus === null) return;
    if ('traveller' in focus) return focusHead(focus.traveller);
    // The form's own attempt to focus the field fails, because the traveller is still closed. Try again afterwards.
    const timer = setTimeout(() => form.setFocus(focus.field));
    return () => clearTimeout(timer);
  }, [focus, form]);

  const show = (index: number | null) => {
    setOpen(index);
    setFocus(index === null ? null : { traveller: index });
  };
  /** If the traveller is valid, opens the next one with missing details or, if there is none, closes this one. */
  const finish = async (index: number) => {
    if (!(await form.trigger(travellerFieldsOf(index), { shouldFocus: true }))) return;
    const next = unfilled(form, count, index + 1) ?? unfilled(form, count, 0);
    setOpen(next);
    setFocus({ traveller: next ?? index });
  };
  return { open, show, finish, invalidNames };
}

function unfilled(form: UseFormReturn<GuestDraft>, count: number, from: number): number | null {
  const travellers = form.getValues('travellers') ?? [];
  for (let index = from; index < count; index += 1) if (!isFilled(travellers[index])) return index;
  return null;
}

function isRejected({ travellers }: FieldErrors<GuestDraft>, index: number): boolean {
  return Object.values(travellers?.[index] ?? {}).some((error) => (error as { type?: unknown }).type === 'problem');
}

/** Returns whether a contact field of the guest or booker is invalid. These fields are above the travellers. */
function isAbove({ customerInfo }: FieldErrors<GuestDraft>): boolean {
  return Object.keys(customerInfo ?? {}).some((name) => /^(guest|booker)_(?!memo)/.test(name));
}

function focusHead(index: number): void {
  const head = document.getElementById(`traveller-${index}-button`);
  head?.focus({ preventScroll: true });
  // Closing another traveller may have moved this one out of the window.
  head?.scrollIntoView({ block: 'nearest' });
}
