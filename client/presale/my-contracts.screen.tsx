import { Link } from 'wouter';
import { useListContracts } from '../../generated/hooks/presale.ts';
import type { Contract } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { ForMembers, OwnPage } from '../session/index.ts';
import { Badge } from '../ui/badge.tsx';
import { DefinitionList } from '../ui/definition-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { largeFirst } from '../ui/intl.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import styles from './contracts.module.css';
import { SubMembers } from './sub-members.tsx';

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
  const locale = useLocale();
  const { date } = useFormatters();
  const wide = useMediaQuery('(min-width: 48rem)');
  const { contract_number, room, vouchers, role, active, status } = contract;
  const name = t('room', { building: room.building_name, unit: room.unit_name, number: room.room_number });
  const facts = {
    date: date(contract.contracted_on, 'day'),
    typeLabel: t(`contracts.type.${contract.contract_type}`),
    main: (!largeFirst(locale) && contract.main_contractor_en) || (contract.main_contractor ?? t('contracts.nobody')),
    ...(vouchers.total > 0 && {
      vouchers: <Link href={paths.myVouchers()}>{t('vouchers.left', { count: vouchers.remaining })}</Link>,
    }),
  };
  return (
    <section className={styles.card} aria-label={name}>
      <div>
        <h2 className={styles.name}>
          {name} {status !== 'active' && <Badge>{t(`contracts.status.${status}`)}</Badge>}
        </h2>
        <p>{contract.hotel_name}</p>
        <p className={styles.quiet}>{`${t('contracts.number')} ${contract_number}`}</p>
      </div>
      {role === 'sub' && !active && <Notice tone="warn" title={t('contracts.switchedOff')} />}
      <DefinitionList
        layout={wide ? 'grid' : 'rows'}
        items={Object.entries(facts).map(([id, value]) => ({ id, term: t(`contracts.${id}`), value }))}
      />
      {role === 'main' && <SubMembers contract={contract} />}
    </section>
  );
}
