import { useState } from 'react';
import type { StayMileage } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useProblemText } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './benefits.module.css';

type Props = { mileage: StayMileage; used: number | null; onUse: (points: number | null) => void };

export function PointsToUse({ mileage: { balance, unit, minimum, usable }, used, onUse }: Props) {
  const { t } = useTranslation('coupon');
  const { number } = useFormatters();
  const textOf = useProblemText();
  const [typed, setTyped] = useState(used === null ? '' : String(used));
  const [error, setError] = useState<string>();
  const apply = () => {
    const points = Number(typed.replaceAll(/\D/g, ''));
    if (points === 0) return onUse(null);
    if (points % unit !== 0 || points < minimum) return setError(textOf('mileage_unit').title);
    setError(undefined);
    return onUse(points);
  };
  const usableText = t('pointsHint', { usable: number(usable), balance: number(balance) });
  const hint = `${usableText} ${t('pointsUnit', { unit: number(unit) })}`;
  if (usable === 0 && used === null) return <p className={styles.quiet}>{hint}</p>;
  return (
    <Stack gap={2}>
      <TextField
        label={t('pointsField')}
        hint={hint}
        error={error}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
        suffix={
          <Button variant="quiet" size="small" onClick={apply}>
            {t('apply')}
          </Button>
        }
      />
      <Cluster gap={1}>
        {usable > 0 && used !== usable && (
          <Button variant="quiet" size="small" onClick={() => onUse(usable)}>
            {t('useAll', { points: number(usable) })}
          </Button>
        )}
        {used !== null && (
          <Button variant="ghost" size="small" onClick={() => onUse(null)}>
            {t('useNone')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
