import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown if no room matches the filters, for example those of a shared address. */
export default function NoneMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('catalogue');
  return <EmptyState title={t('list.noneLeft')} actions={<Button onClick={onClear}>{t('list.clear')}</Button>} />;
}
