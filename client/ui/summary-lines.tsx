import { cx } from './cx.ts';
import { PriceText } from './price-text.tsx';
import styles from './summary-lines.module.css';

type SummaryLinesProps = {
  /** Lines in the order of calculation. Amounts are in minor units; a discount is negative. */
  lines: { id: string; label: string; detail?: string; amount: number; kind?: 'charge' | 'discount' }[];
  total?: { label: string; amount: number; note?: string };
  currency: string;
  locale: string;
  count?: boolean;
  className?: string;
};

/** Shows price lines and the total that the server calculated. Don't add up amounts here. */
export function SummaryLines({ lines, total, currency, locale, count, className }: SummaryLinesProps) {
  const money = { currency, locale };
  return (
    <dl className={cx(styles.lines, className)}>
      {lines.map(({ id, label, detail, amount, kind = 'charge' }) => (
        <div key={id} className={styles.line} data-kind={kind}>
          <dt>
            {label}
            {detail && <span className={styles.detail}>{detail}</span>}
          </dt>
          <dd>
            <PriceText amount={amount} {...money} />
          </dd>
        </div>
      ))}
      {total && (
        <div className={styles.total}>
          <dt>
            {total.label}
            {total.note && <span className={styles.note}>{total.note}</span>}
          </dt>
          <dd>
            <PriceText amount={total.amount} {...money} size="lead" count={count} />
          </dd>
        </div>
      )}
    </dl>
  );
}
