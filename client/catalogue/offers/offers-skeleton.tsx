import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './room-offer-card.module.css';

export function OffersSkeleton() {
  const { t } = useTranslation('catalogue');
  return (
    <Stack gap={3} aria-busy="true">
      <VisuallyHidden>{t('list.searching')}</VisuallyHidden>
      {[1, 2, 3].map((card) => (
        <Card key={card} className={styles.card} layout="row" media={<Skeleton shape="picture" />}>
          <Stack gap={2}>
            <Skeleton width="40%" height="1.75rem" shape="block" />
            <Skeleton lines={3} />
            <Skeleton shape="block" height="3.5rem" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
