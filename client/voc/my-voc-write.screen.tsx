import { Redirect, useLocation } from 'wouter';
import { useGetVoc } from '../../generated/hooks/voc.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { lastPart } from '../platform/page/route.ts';
import { ForMembers } from '../session/index.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { VocForm } from './voc-form.tsx';
import { VocPage } from './voc-page.tsx';

export default function MyVocWriteScreen() {
  const [path] = useLocation();
  const seq = lastPart(path);
  return <ForMembers>{() => (seq === 'new' ? <New /> : <Edit key={seq} seq={seq} />)}</ForMembers>;
}

function New() {
  const { t } = useTranslation('voc');
  return (
    <VocPage title={t('form.new')}>
      <VocForm />
    </VocPage>
  );
}

function Edit({ seq }: { seq: string }) {
  const { t } = useTranslation('voc');
  // Don't refetch the enquiry while it is being edited, because that would replace the member's changes.
  const query = useGetVoc(seq, { query: { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' } });
  const entry = query.data?.entry;
  if (entry?.status === 'answered') return <Redirect to={paths.myVocEntry(seq)} replace />;
  return (
    <VocPage title={t('form.edit')} busy={query.isPending}>
      {query.isPending && <Skeleton lines={8} />}
      <LoadProblem query={query} />
      {entry && <VocForm entry={entry} />}
    </VocPage>
  );
}
