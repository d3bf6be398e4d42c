import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useGetVoc } from '../../generated/hooks/voc.ts';
import type { Voc } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { lastPart } from '../platform/page/route.ts';
import { ForMembers } from '../session/index.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Cluster } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DeleteVoc } from './delete-voc.tsx';
import styles from './voc.module.css';
import { VocDownloads } from './voc-downloads.tsx';
import { VocPage } from './voc-page.tsx';

/** An enquiry can be edited or deleted until it is answered. */
export default function MyVocEntryScreen() {
  const [path] = useLocation();
  const seq = lastPart(path);
  return <ForMembers>{() => <Entry key={seq} seq={seq} />}</ForMembers>;
}

function Entry({ seq }: { seq: string }) {
  const { t } = useTranslation('voc');
  const query = useGetVoc(seq);
  const entry = query.data?.entry;
  return (
    <VocPage title={entry?.title ?? t('title')} busy={query.isPending}>
      {query.isPending && <Skeleton lines={6} />}
      <LoadProblem query={query} />
      {entry && <Written entry={entry} />}
      {entry && (entry.status === 'answered' ? <Answer entry={entry} /> : <Waiting entry={entry} />)}
    </VocPage>
  );
}

function Written({ entry }: { entry: Voc }) {
  const { t } = useTranslation('voc');
  const { dayOf } = useFormatters();
  return (
    <>
      <p className={styles.facts}>
        {entry.status === 'answered' && <Badge tone="good">{t('status.answered')}</Badge>}
        {t(`category.${entry.category}`)} · {dayOf(entry.created_at)}
      </p>
      <p className={styles.text}>{entry.content}</p>
      {entry.attachments.length > 0 && <VocDownloads entry={entry} />}
    </>
  );
}

function Answer({ entry: { answer, answered_at } }: { entry: Voc }) {
  const { t } = useTranslation('voc');
  const { dayOf } = useFormatters();
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer" className={styles.heading}>
        {t('answer')}
      </h2>
      {answered_at && <p className={styles.quiet}>{dayOf(answered_at)}</p>}
      <p className={styles.text}>{answer}</p>
    </section>
  );
}

function Waiting({ entry }: { entry: Voc }) {
  const { t } = useTranslation('voc');
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Notice title={t('waiting')}>{t('waitingBody')}</Notice>
      <Cluster gap={1}>
        <Link href={paths.myVocWrite(entry.voc_seq)} asChild>
          <LinkButton variant="quiet">{t('edit')}</LinkButton>
        </Link>
        <Button variant="ghost" onClick={() => setDeleting(true)}>
          {t('delete.open')}
        </Button>
      </Cluster>
      <DeleteVoc seq={entry.voc_seq} open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
