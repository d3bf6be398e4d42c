import { useState } from 'react';
import type { ListCouponsParams } from '../../generated/types.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Badge } from '../ui/badge.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import page from '../platform/page/cards-page.module.css';

type Wanted = Pick<ListCouponsParams, 'status' | 'coupon_type'>;
export const COUPON_FILTERS = {
  status: ['before_use', 'used', 'expired'],
  coupon_type: ['all', 'package', 'upselling'],
} as const;
const LABELS = { status: 'statusLabel', coupon_type: 'typeLabel' } as const;
const ALL = { status: 'history.allStatuses', coupon_type: 'coupons.allTypes' } as const;
const WORDS = { status: 'status', coupon_type: 'type' } as const;

export function CouponFilters({ filters, onWant }: { filters: Wanted; onWant: (filters: Wanted) => void }) {
  const { t } = useTranslation('member');
  const wide = useMediaQuery('(min-width: 48rem)');
  const [began] = useState(Object.keys(filters).length > 0);
  const want = (field: keyof Wanted, value: string) => {
    const { [field]: _, ...others } = filters;
    onWant({ ...others, ...(value && { [field]: value }) });
  };
  const fields = (
    <div className={page.filters}>
      {(['status', 'coupon_type'] as const).map((field) => (
        <SelectField
          key={field}
          label={t(`coupons.${LABELS[field]}`)}
          value={filters[field] ?? ''}
          onChange={({ target }) => want(field, target.value)}
        >
          <option value="">{t(ALL[field])}</option>
          {COUPON_FILTERS[field].map((value) => (
            <option key={value} value={value}>
              {t(`coupons.${WORDS[field]}.${value}`)}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
  if (wide) return fields;
  const count = Object.keys(filters).length;
  return (
    <Disclosure
      look="chip"
      summary={t('coupons.filters')}
      aside={count > 0 && <Badge tone="accent">{count}</Badge>}
      open={began || undefined}
    >
      {fields}
    </Disclosure>
  );
}
