import { lazy, Suspense, useState } from 'react';
import type { CancellationPolicy, PriceLine, Stay, StayRoom } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { DotLine } from '../../ui/dot-line.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SummaryLines } from '../../ui/summary-lines.tsx';
import { StayHead } from './stay-head.tsx';
import styles from './stay.module.css';
import { useMessageFormat } from './use-voyage-messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { priceLineItem, type Party, partyItems, partyText, policyItems } from './stay-messages.ts';

const RoomBenefits = lazy(() => import('./room-benefits.tsx'));
function loadVoyage() {
  return import('./voyage-stay.ts');
}
type VoyageCode = Awaited<ReturnType<typeof loadVoyage>>;
function late<Name extends keyof VoyageCode>(name: Name) {
  return lazy(async () => ({ default: (await loadVoyage())[name] }));
}
const LateFacts = late('VoyageFacts');
const LatePrices = late('VoyagePrices');
let preloaded: VoyageCode | undefined;

/** Preloads the code that shows a voyage, so that its price appears in full, without a skeleton, the first time. */
export function preloadVoyage(): void {
  loadVoyage().then(
    (code) => void (preloaded = code),
    () => undefined,
  );
}

type FactsProps = {
  stay: Stay;
  /** Whether a `PriceBreakdown` is beside the facts. It lists the cabins of a voyage that has several. */
  priced?: boolean;
  /** Whether to show a small picture. Leave this out if a large one is beside the facts. */
  pictured?: boolean;
};

export function StayFacts({ stay, priced, pictured }: FactsProps) {
  // Choose the component once, because replacing it later would lose its state.
  const [VoyageFacts] = useState(() => preloaded?.VoyageFacts ?? LateFacts);
  if (!stay.voyage) return <RoomStayFacts stay={stay} pictured={pictured} />;
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <VoyageFacts stay={stay} cabins={!priced || stay.rooms.length === 1} pictured={pictured} />
    </Suspense>
  );
}

function RoomStayFacts({ stay, pictured }: { stay: Stay; pictured: boolean | undefined }) {
  const format = useMessageFormat();
  const { t, date } = format;
  const { rooms, start_date, end_date } = stay;
  const parties = partyItems(format, stay);
  const days = [
    { term: t('stay.checkIn'), date: start_date, time: t('stay.from', { time: stay.checkin_time }) },
    { term: t('stay.checkOut'), date: end_date, time: t('stay.until', { time: stay.checkout_time }) },
  ];
  return (
    <Stack gap={2}>
      <StayHead
        stay={stay}
        pictured={pictured}
        name={rooms[0]?.room_type_name}
        place={
          stay.package_name
            ? t('stay.withPackage', { hotel: stay.hotel_name, name: stay.package_name })
            : stay.hotel_name
        }
      >
        <DotLine
          parts={[t('stay.nights', { count: stay.nights }), rooms.length === 1 ? parties[0]?.value : undefined]}
        />
      </StayHead>
      <dl className={styles.days}>
        {days.map((day) => (
          <div key={day.term}>
            <dt>{day.term}</dt>
            <dd>
              {date(day.date, 'long')} <span className={styles.time}>{day.time}</span>
            </dd>
          </div>
        ))}
      </dl>
      {rooms.length > 1 && <DefinitionList items={parties} />}
      {rooms.some(({ benefits }) => benefits) && (
        <Suspense fallback={<Skeleton lines={1} />}>
          <RoomBenefits stay={stay} />
        </Suspense>
      )}
    </Stack>
  );
}

export function usePartyText() {
  const format = useMessageFormat();
  return (party: Party) => partyText(format, party);
}

/** Returns a function that formats an arrival time. A time before the check-in time means the next day. */
export function useArrivalText() {
  const { t } = useTranslation('booking');
  return (time: string, checkInTime: string) => (time < checkInTime ? t('stay.nextDay', { time }) : time);
}

export function StayPicture({ stay, ratio = '16/9' }: { stay: Stay; ratio?: '16/9' | '21/9' }) {
  return stay.picture && <Picture {...pictureOf(stay.picture)} ratio={ratio} sizes="(min-width: 60rem) 24rem, 100vw" />;
}

type BreakdownProps = { stay: Stay; folded?: boolean; due?: boolean; untotalled?: boolean };

/**
 * `folded` collapses the rooms to save space. `due` collapses the fares of a voyage and, if an amount is due at the
 * hotel, also shows the amounts due now and there. `untotalled` leaves out the total, for a page that shows it already.
 */
export function PriceBreakdown({ stay, folded, due: sayDue, untotalled }: BreakdownProps) {
  const { t } = useTranslation('booking');
  const { money } = useFormatters();
  const [VoyagePrices] = useState(() => preloaded?.VoyagePrices ?? LatePrices);
  const locale = useLocale();
  const format = useMessageFormat();
  const lineOf = (line: PriceLine, index: number) => priceLineItem(format, line, index);
  const shared = { currency: stay.currency, locale };
  const several = stay.rooms.length > 1;
  const due = [
    { id: 'now', term: t(`price.now.${stay.payment_type}`), value: money(stay.paid_amount) },
    { id: 'hotel', term: t('price.atHotel'), value: money(stay.balance_due) },
  ];
  const ofStay = [...(several || stay.voyage ? [] : stay.rooms.flatMap(linesOf)), ...(stay.lines ?? [])];
  const total = {
    label: t('price.total'),
    amount: stay.total_price,
    note: t('price.taxInside', { tax: money(stay.tax) }),
  };
  return (
    <Stack gap={2}>
      {stay.voyage ? (
        <Suspense fallback={<Skeleton lines={2} />}>
          <VoyagePrices stay={stay} folded={folded} faresFolded={sayDue} />
        </Suspense>
      ) : (
        several &&
        stay.rooms.map((room, index) => (
          <Disclosure
            key={index}
            open={folded ? undefined : true}
            summary={t('stay.roomNamed', { number: index + 1, name: room.room_type_name })}
            aside={<span className={styles.amount}>{money(room.total_price)}</span>}
          >
            <SummaryLines
              {...shared}
              lines={linesOf(room).map(lineOf)}
              total={{ label: t('price.roomTotal'), amount: room.total_price }}
            />
          </Disclosure>
        ))
      )}
      <SummaryLines {...shared} lines={ofStay.map(lineOf)} {...(!untotalled && { total })} count />
      {sayDue && stay.balance_due > 0 && <DefinitionList items={due} className={styles.due} />}
    </Stack>
  );
}

/** Returns a room's price lines, with the room name removed from the night lines. */
function linesOf({ lines, room_type_name }: StayRoom): PriceLine[] {
  return lines.map((line) => (line.kind === 'night' && line.name === room_type_name ? { ...line, name: null } : line));
}

export function FreeUntil({ policy }: { policy: CancellationPolicy }) {
  const { t } = useTranslation('booking');
  const { date } = useFormatters();
  return policy.free_until ? (
    <Badge tone="good">{t('policy.freeUntil', { date: date(policy.free_until, 'short') })}</Badge>
  ) : (
    <Badge tone="warn">{t('policy.neverFree')}</Badge>
  );
}

export function PolicyTiers({ stay }: { stay: Stay }) {
  const format = useMessageFormat();
  const { t } = format;
  return (
    <Stack gap={2}>
      <DefinitionList items={policyItems(format, stay)} />
      <p className={styles.quiet}>{t('policy.name', { name: stay.cancellation_policy.policy_name })}</p>
    </Stack>
  );
}
