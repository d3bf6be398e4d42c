import type { PriceLine, Stay, Voyage } from '../../../generated/types.ts';
import { useLocale, useTranslation } from '../../platform/i18n/i18n.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SummaryLines } from '../../ui/summary-lines.tsx';
import { partyText, priceLineItem } from './stay-messages.ts';
import styles from './stay.module.css';
import { useMessageFormat } from './use-voyage-messages.ts';
import { legName } from './voyage-messages.ts';
import own from './voyage-prices.module.css';

type Props = { stay: Stay; folded: boolean | undefined; faresFolded: boolean | undefined };

/**
 * Lists the price of each leg, with its fares below. With several cabins, lists the legs of each cabin. The price of a
 * leg is computed here, because the server returns sums only for cabins. Every price line of a cabin belongs to a leg.
 */
export default function VoyagePrices({ stay, folded, faresFolded }: Props) {
  const format = useMessageFormat();
  const voyage = stay.voyage!;
  const legs = (lines: readonly PriceLine[]) => (
    <Legs voyage={voyage} lines={lines} currency={stay.currency} open={faresFolded ? undefined : true} />
  );
  if (stay.rooms.length === 1) return legs(stay.rooms[0]!.lines);
  const cabins = stay.rooms.map((room, index) => (
    <Disclosure
      key={index}
      open={folded ? undefined : true}
      summary={
        <>
          {`${index + 1}. ${room.room_type_name}`}
          {folded && <span className={styles.who}>{partyText(format, room)}</span>}
        </>
      }
      aside={<span className={styles.amount}>{format.money(room.total_price)}</span>}
    >
      {legs(room.lines)}
    </Disclosure>
  ));
  return <div className={own.prices}>{cabins}</div>;
}

type LegsProps = { voyage: Voyage; lines: readonly PriceLine[]; currency: string; open: true | undefined };

function Legs({ voyage, lines, currency, open }: LegsProps) {
  useTranslation('voyage');
  const format = useMessageFormat();
  const locale = useLocale();
  const { t, money } = format;
  const legs = voyage.legs.map((leg, at) => {
    const fares = lines.filter(({ code }) => code === leg.departure_code);
    return (
      <Disclosure
        key={leg.departure_code}
        open={open}
        summary={t(`voyage:legs.${legName(voyage, at)}`)}
        aside={<span className={styles.amount}>{money(fares.reduce((sum, { amount }) => sum + amount, 0))}</span>}
      >
        <SummaryLines
          currency={currency}
          locale={locale}
          lines={fares.map((line, index) => ({
            ...priceLineItem(format, { ...line, date: null }, index),
            label: t(`lines.names.${line.kind}`),
          }))}
        />
      </Disclosure>
    );
  });
  return <div className={own.prices}>{legs}</div>;
}
