import { useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useRef } from 'react';
import {
  getListSavedTravellersQueryKey,
  useDeleteSavedTraveller,
  useListSavedTravellers,
} from '../../generated/hooks/booking.ts';
import type { SavedTraveller } from '../../generated/types.ts';
import { problemOf } from '../platform/api/api.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { toastProblem } from '../platform/api/toast-problem.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { AccountPage } from './account-page.tsx';
import styles from './member.module.css';
import own from './sessions.module.css';

export default function MyTravellersScreen() {
  return <AccountPage part="travellers">{() => <Travellers />}</AccountPage>;
}

function Travellers() {
  const { t } = useTranslation('member');
  const { data, error, refetch } = useListSavedTravellers();
  const lead = useRef<HTMLParagraphElement>(null);
  if (error) return <LoadProblem what={t('travellers.title')} query={{ error, refetch }} />;
  if (!data) return <Skeleton lines={6} />;
  const { traveller_list: list } = data;
  return (
    <>
      <p className={styles.lead} ref={lead} tabIndex={-1}>
        {t('travellers.lead')}
      </p>
      {list.length === 0 && (
        <EmptyState title={t('travellers.empty.title')} level={2}>
          {t('travellers.empty.body')}
        </EmptyState>
      )}
      {list.length > 0 && (
        <ul className={styles.socials}>
          {list.map((each) => (
            <Traveller key={each.saved_traveller_id} traveller={each} onRemoved={() => lead.current?.focus()} />
          ))}
        </ul>
      )}
    </>
  );
}

function Traveller({ traveller, onRemoved }: { traveller: SavedTraveller; onRemoved: () => void }) {
  const { t } = useTranslation('member');
  const { date } = useFormatters();
  const { saved_traveller_id: id, korean_name, passport_masked: number, passport_expires_on: expires } = traveller;
  const name = `${traveller.english_last_name} ${traveller.english_first_name}`;
  return (
    <li className={styles.socialAccount}>
      <UserRound aria-hidden="true" strokeWidth={1.5} />
      <div className={styles.provider}>
        <p className={own.device} id={id}>
          {korean_name ? `${name} (${korean_name})` : name}
        </p>
        <p className={own.times}>{t('travellers.born', { date: date(traveller.birthday, 'day') })}</p>
        <p className={own.times}>
          {number && expires
            ? t('travellers.passport', { number, date: date(expires, 'day') })
            : t('travellers.noPassport')}
        </p>
      </div>
      <Remove id={id} onRemoved={onRemoved} />
    </li>
  );
}

function Remove({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const { t } = useTranslation('member');
  const queries = useQueryClient();
  const removed = () => {
    toast.good(t('travellers.removed'));
    // The pressed button disappears together with its traveller.
    onRemoved();
  };
  const remove = useDeleteSavedTraveller({
    mutation: {
      onSuccess: removed,
      onError: (error) => {
        // `not_found` means that the traveller has already been removed.
        if (problemOf(error).code === 'not_found') removed();
        else void toastProblem(error);
      },
      onSettled: () => queries.invalidateQueries({ queryKey: getListSavedTravellersQueryKey() }),
    },
  });
  return (
    <Button
      variant="quiet"
      size="small"
      aria-describedby={id}
      busy={remove.isPending}
      onClick={() => remove.mutate({ savedTravellerId: id })}
    >
      {t('travellers.remove')}
    </Button>
  );
}
