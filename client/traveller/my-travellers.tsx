import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  getListSavedTravellersQueryKey,
  useDeleteSavedTraveller,
  useListSavedTravellers,
} from '../../generated/hooks/traveller.ts';
import type { SavedTraveller } from '../../generated/types.ts';
import { problemOf } from '../platform/api/api.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { toastProblem } from '../platform/api/toast-problem.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import styles from './my-travellers.module.css';

/** The member's saved travellers, with masked passport numbers. */
export function MyTravellers() {
  const { t } = useTranslation('member');
  const { data, error, refetch } = useListSavedTravellers();
  const lead = useRef<HTMLParagraphElement>(null);
  const list = data?.traveller_list ?? [];
  return (
    <section className={styles.section} aria-labelledby="travellers-title">
      <h2 id="travellers-title" className={styles.title}>
        {t('travellers.title')}
      </h2>
      {error && <LoadProblem what={t('travellers.title')} query={{ error, refetch }} />}
      {!data && !error && <Skeleton lines={2} />}
      {data && (
        <p className={styles.lead} ref={lead} tabIndex={-1}>
          {t(list.length > 0 ? 'travellers.lead' : 'travellers.none')}
        </p>
      )}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((each) => (
            <Traveller key={each.saved_traveller_id} traveller={each} onRemoved={() => lead.current?.focus()} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Traveller({ traveller, onRemoved }: { traveller: SavedTraveller; onRemoved: () => void }) {
  const { t } = useTranslation('member');
  const { date } = useFormatters();
  const { saved_traveller_id: id, korean_name, passport_masked: number, passport_expires_on: expires } = traveller;
  const name = `${traveller.english_last_name} ${traveller.english_first_name}`;
  return (
    <li className={styles.traveller}>
      <div className={styles.who}>
        <p id={id}>{korean_name ? `${name} (${korean_name})` : name}</p>
        <p className={styles.fact}>{t('travellers.born', { date: date(traveller.birthday, 'day') })}</p>
        <p className={styles.fact}>
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
    // The pressed button disappears together with its traveller, so move the focus.
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
