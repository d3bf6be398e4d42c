import { usePages } from '../platform/api/use-pages.ts';
import { Paperclip } from 'lucide-react';
import { Link } from 'wouter';
import { getListVocQueryKey, listVoc } from '../../generated/hooks/voc.ts';
import type { VocSummary } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { ForMembers, OwnPage } from '../session/index.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './voc.module.css';

export default function MyVocScreen() {
  return <ForMembers>{() => <Enquiries />}</ForMembers>;
}

function Enquiries() {
  const { t } = useTranslation('voc');
  const list = usePages(getListVocQueryKey(), listVoc, {});
  const entries = list.pages?.flatMap((page) => page.entries);
  const write = (
    <Link href={paths.myVocWrite()} asChild>
      <LinkButton>{t('write')}</LinkButton>
    </Link>
  );
  return (
    <OwnPage title={t('title')} lead={t('lead')} action={entries && entries.length > 0 && write} busy={list.isPending}>
      <LoadProblem what={t('title')} query={list} />
      {list.isPending && <Skeleton shape="block" height="5rem" lines={3} />}
      {entries?.length === 0 && (
        <EmptyState title={t('none')} actions={write}>
          {t('noneBody')}
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.voc_seq} entry={entry} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </OwnPage>
  );
}

/** Only the status `answered` is highlighted, because that is what the member is waiting for. */
function Status({ status }: Pick<VocSummary, 'status'>) {
  const { t } = useTranslation('voc');
  const text = t(`status.${status}`);
  return status === 'answered' ? <Badge tone="good">{text}</Badge> : <span className={styles.facts}>{text}</span>;
}

function Entry({ entry }: { entry: VocSummary }) {
  const { t } = useTranslation('voc');
  const { dayOf, number } = useFormatters();
  const { voc_seq, category, title, status, attachment_count: files, created_at } = entry;
  return (
    <li>
      <Link href={paths.myVocEntry(voc_seq)} className={styles.entry}>
        <span className={styles.name}>{title}</span>
        <Status status={status} />
        <span className={styles.facts}>
          {t(`category.${category}`)} · {dayOf(created_at)}
          {files > 0 && (
            <span className={styles.clip}>
              <Paperclip aria-hidden="true" />
              {t('fileCount', { count: files, number: number(files) })}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
