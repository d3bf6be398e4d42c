import { useLocation } from 'wouter';
import { useLookUpReservation } from '../../../generated/hooks/booking.ts';
import type { LookupRequest } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { problemOf } from '../../platform/api/api.ts';
import { trimmed } from '../../platform/form/typed.ts';
import { useContractForm } from '../../platform/form/use-contract-form.ts';
import type { FormFields } from '../../platform/form/violations.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { keepReturn } from '../../platform/tab/return-to.ts';
import { storage } from '../../platform/tab/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { session } from '../session.ts';

const FIELDS: FormFields<keyof LookupRequest> = { names: ['guest_name', 'reservation_number'] };

/**
 * Gives the guest access to one reservation for 30 minutes. All failed lookups get the same response, so the response
 * doesn't reveal which reservations exist.
 */
export function LookupForm() {
  const { t } = useTranslation('session');
  const [, navigate] = useLocation();
  const lookup = useLookUpReservation();
  const { form, errorOf } = useContractForm<LookupRequest>({
    fields: FIELDS,
    draft: { hotel_code: useHotelCode(), guest_name: '', reservation_number: '' },
    rules: async () => (await import('../entry.schema.ts')).lookupResolver,
    messageOf: (what) => t(`lookup.errors.${what}`, { defaultValue: '' }),
  });

  const submit = form.handleSubmit((data) => {
    lookup.mutate(
      { data },
      {
        onSuccess: ({ reservation_number, reservation_token }) => {
          storage.reservationToken.of(reservation_number).set(reservation_token);
          navigate(paths.reservationDetail(reservation_number));
        },
        onError: (error) => {
          if (problemOf(error).code !== 'member_reservation_login_required') return;
          // The reservation belongs to a member account. My Page shows whether it is this member's.
          const own = paths.myHistory(data.reservation_number.toUpperCase());
          if (session.user) navigate(own);
          else keepReturn(own);
        },
      },
    );
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3}>
        {lookup.error && (
          <ProblemNotice
            problem={problemOf(lookup.error)}
            onRetry={retryable(lookup.error.problem.code) ? submit : undefined}
          />
        )}
        <TextField
          label={t('lookup.name')}
          hint={t('lookup.nameHint')}
          autoComplete="name"
          error={errorOf('guest_name')}
          {...form.register('guest_name', { setValueAs: trimmed })}
        />
        <TextField
          label={t('lookup.number')}
          hint={t('lookup.numberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorOf('reservation_number')}
          {...form.register('reservation_number', { setValueAs: trimmed })}
        />
        <Button type="submit" size="large" block busy={lookup.isPending} busyLabel={t('lookup.busy')}>
          {t('lookup.submit')}
        </Button>
      </Stack>
    </form>
  );
}

function retryable(code: string) {
  return code === 'unavailable' || code === 'internal';
}
