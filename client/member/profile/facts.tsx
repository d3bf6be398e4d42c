import type { ReactNode } from 'react';
import type { MemberProfile } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { memberName } from '../../platform/i18n/names.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { formatAddress } from '../../ui/intl.ts';
import { formatPhone } from '../../ui/phone.ts';
import styles from '../member.module.css';

type Props = { member: MemberProfile; fixed?: boolean; layout?: 'rows' | 'grid'; action?: ReactNode };

export function Facts({ member, fixed = false, layout, action }: Props) {
  const { t } = useTranslation('member');
  const items = useFacts(member, fixed);
  return (
    <section aria-labelledby="facts" className={styles.facts}>
      <div className={styles.factsHead}>
        <h2 id="facts" className={styles.heading}>
          {t(fixed ? 'edit.fixed' : 'facts')}
        </h2>
        {action}
      </div>
      <DefinitionList {...(layout && { layout })} items={items} />
    </section>
  );
}

/** Shows the facts in a section that is initially collapsed, with `children` below them. */
export function FoldedFacts({ member, children }: { member: MemberProfile; children: ReactNode }) {
  const { t } = useTranslation('member');
  const items = useFacts(member, false);
  return (
    <Disclosure summary={<h2 className={styles.factsTitle}>{t('facts')}</h2>}>
      <div className={styles.folded}>
        <DefinitionList items={items} />
        {children}
      </div>
    </Disclosure>
  );
}

const ORDER = [
  'member_no',
  'login_id',
  'english',
  'phone',
  'email',
  'birthday',
  'address',
  'social',
  'affiliate',
  'business_number',
  'customer_number',
  'classification',
  'distribution_number',
  'room',
  'referral_code',
  'joined',
] as const;
type FactsById = Partial<Record<(typeof ORDER)[number], ReactNode>>;

function useFacts(member: MemberProfile, fixed: boolean) {
  const { t } = useTranslation('member');
  const facts = { ...useFixed(member), ...useOwn(member, fixed) };
  return ORDER.filter((id) => facts[id]).map((id) => ({ id, term: t(`fact.${id}`), value: facts[id] }));
}

function useFixed({ owned_room: room, presale, ...member }: MemberProfile): FactsById {
  const { t } = useTranslation('member');
  const { date } = useFormatters();
  return {
    member_no: member.member_no_list.join(', '),
    login_id: member.join_type === 'NORMAL' ? member.login_id : '',
    birthday: date(member.birthday, 'day'),
    affiliate: member.affiliate_name,
    business_number: member.business_number?.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3') ?? null,
    customer_number: member.customer_number,
    classification:
      presale?.classification_name &&
      t('classification', { name: presale.classification_name, code: presale.classification_code }),
    distribution_number: presale?.distribution_number ?? null,
    room: room && t('room', { building: room.building_name, unit: room.unit_name, number: room.room_number }),
    referral_code: presale?.referral_code ?? null,
    joined: date(member.joined_on, 'day'),
  };
}

/** Returns the facts that the member can change, or none if `hidden`, because a form shows them instead. */
function useOwn(member: MemberProfile, hidden: boolean): FactsById {
  const { t } = useTranslation('member');
  const { list } = useFormatters();
  const locale = useLocale();
  if (hidden) return {};
  const english = [member.first_name_en, member.last_name_en].filter(Boolean).join(' ');
  return {
    // Don't repeat a name that the page's title already shows.
    english: english !== memberName(member, locale) && english,
    phone: formatPhone(member.phone_number),
    email: member.email,
    address: member.address && <Address district={member.address} street={member.address_detail} />,
    social: list(member.social_accounts.map((provider) => t(`providers.${provider}`))),
  };
}

type AddressProps = { district: string; street: string | undefined };

/** An address in Korean letters keeps the Korean order and line breaks in every language. */
function Address({ district, street }: AddressProps) {
  const locale = useLocale();
  const korean = /\p{Script=Hangul}/u.test(district);
  const text = formatAddress(district, street, korean ? 'ko' : locale);
  return korean ? <span lang="ko">{text}</span> : text;
}
