import { Link } from 'wouter';
import { useListContracts } from '../../generated/hooks/presale.ts';
import type { Contract } from '../../generated/types.ts';
import { ListLink } from '../booking/index.ts';
import { paths } from '../paths.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { ForMembers, OwnPage } from '../session/index.ts';
import { Badge } from '../ui/badge.tsx';
import { DefinitionList } from '../ui/definition-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { largeFirst } from '../ui/intl.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { formatPhone, telOf } from '../ui/phone.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import styles from './contracts.module.css';
import { SubMembers } from './sub-members.tsx';
import { usableVouchers } from './usable-vouchers.ts';

/** Lists the member's contracts, including those that list the member as a sub-member. */
export default function MyContractsScreen() {
  return <ForMembers>{() => <Contracts />}</ForMembers>;
}

function Contracts() {
  const { t } = useTranslation('member');
  const query = useListContracts();
  const contracts = query.data?.contracts;
  return (
    <OwnPage title={t('contracts.title')} busy={query.isPending}>
      {!contracts && <LoadProblem what={t('contracts.title')} query={query} />}
      {query.isPending && <Skeleton shape="block" height="14rem" />}
      {contracts?.length === 0 && (
        <EmptyState title={t('contracts.none')} level={2}>
          {t('contracts.noneBody')}
        </EmptyState>
      )}
      {contracts?.map((contract) => (
        <ContractCard key={contract.contract_number} contract={contract} />
      ))}
    </OwnPage>
  );
}

function ContractCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('member');
  const { date } = useFormatters();
  const wide = useMediaQuery('(min-width: 48rem)');
  const { contract_number, hotel_name, room, vouchers, role, active, status } = contract;
  const unit = t('room', { building: room.building_name, unit: room.unit_name, number: room.room_number });
  const facts = {
    number: contract_number,
    date: date(contract.contracted_on, 'day'),
    ...(vouchers.total > 0 && {
      vouchers: <Link href={paths.myVouchers()}>{t('vouchers.left', { count: vouchers.remaining })}</Link>,
    }),
  };
  return (
    <section className={styles.card} aria-label={`${hotel_name}, ${unit}`}>
      <div>
        <h2 className={styles.name}>
          {hotel_name} {status !== 'active' && <Badge>{t(`contracts.status.${status}`)}</Badge>}
        </h2>
        <p>{unit}</p>
        <p className={styles.quiet}>{useRoleText(contract)}</p>
      </div>
      {role === 'sub' && !active && <Notice tone="warn" title={t('contracts.switchedOff')} />}
      <DefinitionList
        layout={wide ? 'grid' : 'rows'}
        items={Object.entries(facts).map(([id, value]) => ({ id, term: t(`contracts.${id}`), value }))}
      />
      <NextStep contract={contract} />
      {role === 'main' && <SubMembers contract={contract} />}
    </section>
  );
}

function useRoleText({ role, main_contractor, main_contractor_en }: Contract) {
  const { t } = useTranslation('member');
  const locale = useLocale();
  if (role === 'main') return t('contracts.roleMain');
  const name = (!largeFirst(locale) && main_contractor_en) || main_contractor;
  return name ? t('contracts.roleSub', { name }) : t('contracts.roleUnnamed');
}

/** Offers to book with the vouchers or, if the member can't use any, to call the property. */
function NextStep({ contract }: { contract: Contract }) {
  const { t } = useTranslation('member');
  const { hotel_tel: tel } = contract;
  if (usableVouchers(contract) > 0)
    return (
      <ListLink hotel={contract}>
        <LinkButton className={styles.step}>{t('vouchers.book')}</LinkButton>
      </ListLink>
    );
  return (
    tel && (
      <LinkButton variant="quiet" className={styles.step} href={telOf(tel)}>
        {t('app:call', { phone: formatPhone(tel) })}
      </LinkButton>
    )
  );
}
