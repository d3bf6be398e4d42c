import { useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { formatCompactMoney, formatMoney } from './money.ts';
import styles from './price-text.module.css';
import { prefersReducedMotion } from './use-media-query.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type PriceTextProps = {
  /** Integer in minor units. */
  amount: number;
  currency: string;
  locale: string;
  size?: 'small' | 'body' | 'lead' | 'heading';
  strike?: boolean;
  compact?: boolean;
  signed?: boolean;
  count?: boolean;
  className?: string;
};

const COUNT_MS = 200;

function useCounted(amount: number, count: boolean): number {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = from.current;
    from.current = amount;
    if (!count || start === amount || prefersReducedMotion()) return setShown(amount);
    let began: number | undefined;
    let frame = requestAnimationFrame(function step(at: number) {
      began ??= at;
      const part = Math.min(1, (at - began) / COUNT_MS);
      setShown(Math.round(start + (amount - start) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, count]);
  return shown;
}

export function PriceText({
  amount,
  currency,
  locale,
  size = 'body',
  strike,
  compact,
  signed,
  count = false,
  className,
}: PriceTextProps) {
  const shown = useCounted(amount, count);
  const formatAmount = (value: number) =>
    compact ? formatCompactMoney(value, currency, locale) : formatMoney(value, currency, locale, signed);
  const Tag = strike ? 's' : 'span';
  return (
    <Tag className={cx(styles.price, className)} data-size={size} data-strike={strike || undefined}>
      {shown === amount ? (
        formatAmount(amount)
      ) : (
        <>
          <span aria-hidden="true">{formatAmount(shown)}</span>
          <VisuallyHidden>{formatAmount(amount)}</VisuallyHidden>
        </>
      )}
    </Tag>
  );
}
