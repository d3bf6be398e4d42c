import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useLocation } from 'wouter';
import { getGetMemberQueryKey, useGetMember, useUpdateMember } from '../../../generated/hooks/member.ts';
import type { MemberChange, MemberProfile } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { problemOf } from '../../platform/api/api.ts';
import { englishName, orNothing } from '../../platform/form/typed.ts';
import { useContractForm } from '../../platform/form/use-contract-form.ts';
import { type FormFields, violationsOf } from '../../platform/form/violations.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { ProblemNotice } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountPage } from '../account-page.tsx';
import { AddressSearch } from './address-search.tsx';
import { Contacts } from './contacts.tsx';
import { Facts } from './facts.tsx';
import { Recheck } from '../recheck.tsx';

const TEXTS = ['last_name_en', 'first_name_en', 'address', 'address_detail'] as const;
const FIELDS: FormFields<keyof MemberChange> = { names: [...TEXTS, 'agree_marketing'] };
const FILLED_IN = {
  last_name_en: 'family-name',
  first_name_en: 'given-name',
  address: 'street-address',
  address_detail: 'address-line2',
} as const;

export default function MyEditScreen() {
  return <AccountPage part="edit">{(user) => <Recheck user={user}>{<Edit />}</Recheck>}</AccountPage>;
}

function Edit() {
  const account = useGetMember();
  if (account.error) return <ProblemNotice problem={problemOf(account.error)} onRetry={() => void account.refetch()} />;
  if (!account.data) return <Skeleton lines={6} />;
  const { member } = account.data;
  return (
    <>
      <Contacts member={member} />
      <EditForm member={member} />
      <Facts member={member} fixed />
    </>
  );
}

function EditForm({ member }: { member: MemberProfile }) {
  const { t } = useTranslation('member');
  const { date } = useFormatters();
  const [, navigate] = useLocation();
  const { address_lookup } = useHotel();
  const queries = useQueryClient();
  const update = useUpdateMember();
  const problem = update.error ? problemOf(update.error) : null;
  const { form, errorOf } = useContractForm<MemberChange>({
    fields: FIELDS,
    draft: {
      ...Object.fromEntries(TEXTS.map((name) => [name, member[name]])),
      agree_marketing: member.agree_marketing,
    },
    rules: async () => (await import('./account.schema.ts')).changeResolver,
    problem,
    messageOf: (what) => t(`edit.errors.${what}`, { defaultValue: '' }),
  });
  const submit = form.handleSubmit((data) =>
    update.mutate(
      { data },
      {
        onSuccess: (answer) => {
          queries.setQueryData(getGetMemberQueryKey(), answer);
          toast.good(t('edit.done'));
          navigate(paths.myPage());
        },
      },
    ),
  );
  const since = member.marketing_agreed_at?.slice(0, 10);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3}>
        {problem && violationsOf(problem, FIELDS).length === 0 && (
          <ProblemNotice problem={problem} onRetry={() => void submit()} />
        )}
        {TEXTS.map((name) => (
          <Fragment key={name}>
            {name === 'address' && address_lookup && (
              <AddressSearch onFound={(found) => form.setValue('address', found, { shouldValidate: true })} />
            )}
            <TextField
              label={t(`edit.${name}`)}
              optionalLabel={t('edit.optional')}
              autoComplete={FILLED_IN[name]}
              error={errorOf(name)}
              {...form.register(name, { setValueAs: name.endsWith('_en') ? englishName : orNothing })}
            />
          </Fragment>
        ))}
        <Checkbox
          label={t('edit.marketing')}
          hint={since && t('edit.marketingSince', { date: date(since, 'day') })}
          {...form.register('agree_marketing')}
        />
        <Button type="submit" size="large" block busy={update.isPending}>
          {t('edit.submit')}
        </Button>
      </Stack>
    </form>
  );
}
