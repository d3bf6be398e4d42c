import type { ReactNode } from 'react';
import { PriceText } from './price-text.tsx';
import styles from './running-total.module.css';

type RunningTotalProps = {
  /** What the price includes, or why there is none. */
  messages: ReactNode;
  /** Integer in minor units, or null if there is no price yet. */
  amount: number | null;
  currency: string;
  locale: string;
  unit: ReactNode;
  children: ReactNode;
};

export function RunningTotal({ messages, amount, currency, locale, unit, children }: RunningTotalProps) {
  return (
    <div className={styles.total} role="status">
      <p className={styles.messages}>
        {messages}{' '}
        {amount !== null && <PriceText amount={amount} currency={currency} locale={locale} size="lead" count />}
        <span className={styles.unit}>{unit}</span>
      </p>
      {children}
    </div>
  );
}
