import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { getCheckPromotionQueryOptions } from '../../../generated/hooks/catalogue.ts';
import type { Promotion } from '../../../generated/types.ts';
import { problemOf } from '../../platform/api/api.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { useProblemText } from '../../platform/api/problems.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './promotion-code.module.css';
import { PROMOTION_FORM } from './search.store.ts';

type PromotionCodeProps = {
  value: string;
  typed: string;
  onType: (code: string) => void;
  refused: boolean;
  start: string;
  end: string;
  onChange: (code: string) => void;
};

/** Checks the code with the server before applying it, so the guest knows whether it works before choosing a room. */
export function PromotionCode({ value, typed, onType, refused, start, end, onChange }: PromotionCodeProps) {
  const { t } = useTranslation('catalogue');
  const hotelCode = useHotelCode();
  const format = useFormatters();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [found, setFound] = useState<Promotion | null>(null);

  const check = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const code = typed.trim();
    setFound(null);
    if (!PROMOTION_FORM.test(code)) return setError(problemText('promotion_invalid').title);
    setBusy(true);
    try {
      const params = { hotel_code: hotelCode, promotion_code: code, start_date: start, end_date: end };
      const { promotion } = await queryClient.fetchQuery({ ...getCheckPromotionQueryOptions(params), staleTime: 0 });
      setFound(promotion);
      setError(undefined);
      onChange(promotion.promotion_code);
    } catch (failure) {
      setError(problemText(problemOf(failure).code).title);
    } finally {
      setBusy(false);
    }
  };
  const remove = () => {
    onType('');
    setFound(null);
    setError(undefined);
    onChange('');
  };
  const off = (promotion: Promotion) =>
    promotion.discount_type === 'PERCENT'
      ? t('promotion.percent', { percent: format.number(promotion.discount_amount) })
      : t('promotion.fixed', { amount: format.money(promotion.discount_amount) });

  return (
    <Stack gap={2}>
      <form className={styles.form} onSubmit={(event) => void check(event)}>
        <TextField
          label={t('promotion.label')}
          hint={t('promotion.hint')}
          value={typed}
          error={refused ? problemText('promotion_invalid').title : error}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          onChange={(event) => onType(event.currentTarget.value)}
          suffix={
            <Button type="submit" variant="quiet" size="small" busy={busy}>
              {t('promotion.apply')}
            </Button>
          }
        />
      </form>
      {value && (
        <Notice
          tone="good"
          announce
          title={found ? t('promotion.applied', { name: found.promotion_name }) : t('promotion.kept', { code: value })}
          action={
            <Button variant="ghost" size="small" onClick={remove}>
              {t('promotion.remove')}
            </Button>
          }
        >
          {found && off(found)}
        </Notice>
      )}
    </Stack>
  );
}
