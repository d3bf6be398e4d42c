import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { getListCouponsQueryKey, useRegisterCoupon } from '../../generated/hooks/coupon.ts';
import { problemOf } from '../platform/api/api.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { ProblemNotice, useProblemText } from '../platform/api/problems.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import styles from './coupons.module.css';

/** Must match the pattern of CouponCode in the contract. */
const CODE = /^[0-9A-Za-z-]{4,30}$/;
const OF_FIELD = ['coupon_invalid', 'coupon_expired', 'coupon_used', 'validation'];

export function RegisterCoupon() {
  const { t } = useTranslation('member');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const register = useRegisterCoupon();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const coupon_code = code.trim();
    if (coupon_code === '') return setError(t('coupons.codeMissing'));
    if (!CODE.test(coupon_code)) return setError(textOf('coupon_invalid').title);
    setError(undefined);
    return register.mutate(
      { data: { coupon_code } },
      {
        onSuccess: () => {
          setCode('');
          toast.good(t('coupons.registered'));
          void queries.invalidateQueries({ queryKey: getListCouponsQueryKey() });
        },
      },
    );
  };
  const problem = register.error && problemOf(register.error);
  const ofField = problem && OF_FIELD.includes(problem.code);
  return (
    <form className={styles.register} noValidate onSubmit={submit}>
      <TextField
        label={t('coupons.code')}
        value={code}
        error={error ?? (ofField ? textOf(problem.code).title : undefined)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        onChange={({ target }) => setCode(target.value)}
        suffix={
          <Button type="submit" variant="quiet" size="small" busy={register.isPending}>
            {t('coupons.register')}
          </Button>
        }
      />
      {problem && !ofField && <ProblemNotice problem={problem} />}
    </form>
  );
}
