import { useMutation } from '@tanstack/react-query';
import { FileText, Image } from 'lucide-react';
import { getVocAttachment } from '../../generated/hooks/voc.ts';
import type { Voc, VocAttachment } from '../../generated/types.ts';
import { problemOf } from '../platform/api/api.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { ProblemNotice } from '../platform/api/problems.tsx';
import { saveFile } from '../platform/api/save-file.ts';
import { Button } from '../ui/button.tsx';
import styles from './voc.module.css';

/** Downloads files with `fetch`, because a plain link can't send the bearer token. */
export function VocDownloads({ entry }: { entry: Voc }) {
  const { t } = useTranslation('voc');
  const { size } = useFormatters();
  const fetched = useMutation({
    mutationFn: async (file: VocAttachment) =>
      saveFile(await getVocAttachment(entry.voc_seq, file.attachment_id), file.file_name),
  });
  return (
    <section aria-label={t('files.title')}>
      <ul className={styles.files}>
        {entry.attachments.map((file) => (
          <li key={file.attachment_id} className={styles.file}>
            <FileIcon type={file.content_type} />
            <span className={styles.fileName}>{file.file_name}</span>
            <span className={styles.quiet}>{size(file.size)}</span>
            <Button
              variant="quiet"
              size="small"
              busy={fetched.isPending && fetched.variables.attachment_id === file.attachment_id}
              aria-label={t('files.downloadNamed', { name: file.file_name })}
              onClick={() => fetched.mutate(file)}
            >
              {t('files.download')}
            </Button>
          </li>
        ))}
      </ul>
      {fetched.error && <ProblemNotice problem={problemOf(fetched.error)} attempt="load" />}
    </section>
  );
}

export function FileIcon({ type }: { type: string }) {
  const Icon = type.startsWith('image/') ? Image : FileText;
  return <Icon aria-hidden="true" className={styles.fileIcon} />;
}
