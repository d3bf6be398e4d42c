import type { ReactNode } from 'react';
import { PriceText } from './price-text.tsx';
import styles from './running-total.module.css';

export type RunningTotalProps = {
  /** What it is the price of, or what is still to be chosen where it has none. */
  messages: string;
  /** Integer minor units; null before there is one. */
  amount: number | null;
  currency: string;
  locale: string;
  /** What it is for, and what it includes. */
  unit: string;
  /** The way on. */
  children: ReactNode;
};

/** What it comes to so far, in one line, with the way on at its end. */
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
