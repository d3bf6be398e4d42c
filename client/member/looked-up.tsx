import { Link, useLocation, useSearchParams } from 'wouter';
import { useGetReservation } from '../../generated/hooks/booking.ts';
import { paths } from '../paths.ts';
import { problemOf } from '../platform/api/api.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { keepReturn } from '../platform/tab/return-to.ts';
import { endLogin } from '../session/index.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Shows whether the looked-up reservation (`number` in the address) is in the member's account. */
export function LookedUp() {
  const [query] = useSearchParams();
  const number = query.get('number');
  return number && <Answer key={number} number={number} />;
}

function Answer({ number }: { number: string }) {
  const { t } = useTranslation('member');
  const { data, error, refetch } = useGetReservation(number);
  const problem = error && problemOf(error);
  if (data)
    return (
      <Notice
        tone="good"
        announce
        title={t('history.found', { number })}
        action={
          <Link href={paths.reservationDetail(number)} asChild>
            <LinkButton>{t('history.open')}</LinkButton>
          </Link>
        }
      />
    );
  if (!problem) return <Skeleton shape="block" height="5rem" />;
  return problem.code === 'reservation_not_found' || problem.code === 'validation' ? (
    <NotOwn number={number} />
  ) : (
    <LoadProblem query={{ error, refetch }} />
  );
}

function NotOwn({ number }: { number: string }) {
  const { t } = useTranslation('member');
  const [, navigate] = useLocation();
  const change = () => {
    const again = () => {
      keepReturn(paths.myHistory(number));
      navigate(paths.login(), { replace: true });
    };
    void endLogin(again, { onServer: true });
  };
  return (
    <Notice
      tone="warn"
      announce
      title={t('history.notOwn.title', { number })}
      action={
        <Button variant="quiet" onClick={change}>
          {t('history.notOwn.change')}
        </Button>
      }
    >
      <p>{t('history.notOwn.body')}</p>
    </Notice>
  );
}
