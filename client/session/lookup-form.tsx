import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useLookUpReservation } from '../../generated/hooks/booking.ts';
import type { LookupRequest } from '../../generated/types.ts';
import { LookupRequest as Schema } from '../../generated/zod/schemas.ts';
import { paths } from '../paths.ts';
import { useHotelCode } from '../platform/hotel.tsx';
import { useTranslation } from '../platform/i18n.ts';
import { ProblemNotice, problemOf } from '../platform/problems.tsx';
import { storage } from '../platform/storage.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { TextField } from '../ui/TextField.tsx';

/** Name and number together open one reservation for 30 minutes; every miss is answered alike. */
export function LookupForm() {
  const { t } = useTranslation('session');
  const [, navigate] = useLocation();
  const lookup = useLookUpReservation();
  const form = useForm<LookupRequest>({
    resolver: zodResolver(Schema),
    mode: 'onTouched',
    defaultValues: { hotel_code: useHotelCode(), guest_name: '', reservation_number: '' },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit((typed) => {
    const data = { ...typed, guest_name: typed.guest_name.trim(), reservation_number: typed.reservation_number.trim() };
    lookup.mutate(
      { data },
      {
        onSuccess: ({ reservation_number, reservation_token }) => {
          storage.reservationToken.of(reservation_number).set(reservation_token);
          navigate(paths.reservationDetail(reservation_number));
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
            onRetry={retryable(lookup.error.code) ? submit : undefined}
          />
        )}
        <TextField
          label={t('lookup.name')}
          hint={t('lookup.nameHint')}
          autoComplete="name"
          error={errors.guest_name && t('lookup.nameMissing')}
          {...form.register('guest_name')}
        />
        <TextField
          label={t('lookup.number')}
          hint={t('lookup.numberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.reservation_number && t('lookup.numberMissing')}
          {...form.register('reservation_number')}
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
