import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { HoldRequest, Problem, Stay } from '../../../generated/types.ts';
import type { NamedTraveller } from '../../../machines/booking/booking.context.ts';
import { useContractForm } from '../../platform/form/use-contract-form.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { newUuid } from '../../platform/api/uuid.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AgreementLines } from './agreement-lines.tsx';
import { ArrivalFields } from './arrival-inputs.tsx';
import { BookerFields, type FieldOf, OtherGuestFields } from './contact-inputs.tsx';
import { EmergencyFields } from './emergency-inputs.tsx';
import { bookedFor, type GuestDraft, type GuestField, guestFields, isForAnother } from './guest-draft.ts';
import styles from './guest-form.module.css';
import { seated, seatsOf } from './traveller-draft.ts';

const TravellersSection = lazy(() => import('./travellers-section.tsx'));

export const GUEST_FORM = 'guest-form';

export type WrittenGuest = Pick<HoldRequest, 'customerInfo' | 'agreements'> & {
  travellers?: (NamedTraveller & { passport_number?: string })[];
};

type Props = {
  stay: Stay;
  draft: GuestDraft;
  problem: Problem | null;
  onDraft: (draft: GuestDraft) => void;
  onReserve: (guest: WrittenGuest) => void;
};

/** The submit button is outside the form and refers to it by its id. */
export function GuestForm({ stay, draft, problem, onDraft, onReserve }: Props) {
  const { t } = useTranslation('booking-form');
  const hotel = useHotel();
  const voyage = stay.voyage !== null;
  const emergency = hotel.emergency_contact || voyage;
  const [initial] = useState(() => begin(stay, draft));
  const [fields] = useState(() => guestFields(initial.travellers?.length));
  const { form, errorOf } = useContractForm<GuestDraft>({
    fields,
    draft: initial,
    problem,
    onDraft,
    rules: async () => (await import('./guest.schema.ts')).guestResolver({ emergency, voyage }),
    messageOf: (what) =>
      t(`guest.errors.${asGuests(what)}`, { defaultValue: '' }) ||
      (voyage ? t(`voyage:travellers.errors.${what}`, { defaultValue: '' }) : ''),
  });
  const field: FieldOf = (name: GuestField, setValueAs = (typed) => typed) => {
    const key = name.slice(name.lastIndexOf('.') + 1);
    const label = name.startsWith('travellers.') ? `voyage:travellers.fields.${key}` : `guest.${asGuests(key)}`;
    return { ...form.register(name, { setValueAs }), label: t(label), error: errorOf(name) };
  };
  const another = isForAnother(useWatch({ control: form.control, name: 'customerInfo' }));
  const bookFor = (forAnother: boolean) => {
    form.clearErrors('customerInfo');
    for (const [name, value] of Object.entries(bookedFor(forAnother, form.getValues('customerInfo'))))
      form.setValue(`customerInfo.${name}` as GuestField, value);
  };
  const who = another ? 'booker' : 'guest';

  return (
    <form
      id={GUEST_FORM}
      noValidate
      onSubmit={(event) => void form.handleSubmit((guest) => onReserve(guest as WrittenGuest))(event)}
    >
      <Stack gap={3}>
        <Stack gap={3} as="section" className={styles.group} aria-labelledby="guest-title">
          <h2 id="guest-title" className={styles.title}>
            {t(another || voyage ? 'guest.bookerTitle' : 'guest.title')}
          </h2>
          <BookerFields key={who} who={who} field={field} />
          {!voyage && (
            <Checkbox
              label={t('guest.forAnother')}
              hint={another ? undefined : t('guest.forAnotherHint')}
              checked={another}
              onChange={({ target }) => bookFor(target.checked)}
            />
          )}
        </Stack>

        {another && <OtherGuestFields field={field} />}

        {voyage && (
          <Suspense fallback={<Skeleton shape="block" height="4.5rem" lines={seatsOf(stay).length} />}>
            <TravellersSection stay={stay} form={form} field={field} />
          </Suspense>
        )}

        <ArrivalFields field={field} timed={!voyage} />

        {emergency && <EmergencyFields field={field} />}

        <AgreementLines form={form} errorOf={errorOf} passports={voyage} />
      </Stack>
    </form>
  );
}

function begin(stay: Stay, { customerInfo, agreements, travellers = [] }: GuestDraft): GuestDraft {
  if (stay.voyage !== null) return { customerInfo, agreements, travellers: seated(seatsOf(stay), travellers, newUuid) };
  const { PASSPORT: _, ...consents } = agreements;
  return { customerInfo, agreements: consents };
}

/** Booker fields use the labels of the guest fields. */
function asGuests(field: string) {
  return field.replace(/^booker_/, 'guest_');
}
