import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export function SailingsSkeleton() {
  const { t } = useTranslation('sailing');
  return (
    <Stack gap={2} aria-busy="true">
      <VisuallyHidden>{t('list.searching')}</VisuallyHidden>
      <Skeleton width="14rem" height="1.75rem" shape="block" />
      {[1, 2].map((card) => (
        <Card key={card}>
          <Skeleton width="60%" height="2.5rem" shape="block" />
          <Skeleton lines={2} />
        </Card>
      ))}
    </Stack>
  );
}
