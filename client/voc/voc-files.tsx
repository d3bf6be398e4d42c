import { Paperclip, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { useProblemLine } from '../platform/api/problems.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { ChosenFile, ChosenFiles } from './use-voc-files.ts';
import styles from './voc.module.css';
import { FileIcon } from './voc-downloads.tsx';

const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf';

export function VocFiles({ files, busy }: { files: ChosenFiles; busy: boolean }) {
  const { t } = useTranslation('voc');
  const { size } = useFormatters();
  const lineOf = useProblemLine();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = (list: FileList | null) => {
    files.choose([...(list ?? [])]);
    // Reset the input; otherwise, the same file couldn't be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <fieldset className={styles.attach} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={styles.label}>{t('files.title')}</legend>
      <p id={`${id}-hint`} className={styles.quiet}>
        {t('files.hint')}
      </p>
      {files.kept.length + files.chosen.length > 0 && (
        <ul className={styles.files}>
          {files.kept.map(({ attachment_id, file_name, content_type, size: bytes }) => (
            <li key={attachment_id} className={styles.file}>
              <FileIcon type={content_type} />
              <span className={styles.fileName}>{file_name}</span>
              <span className={styles.quiet}>{size(bytes)}</span>
              <Remove name={file_name} busy={busy} onClick={() => files.remove(attachment_id)} />
            </li>
          ))}
          {files.chosen.map((chosen) => (
            <Chosen key={chosen.id} chosen={chosen} busy={busy} onDrop={() => files.drop(chosen.id)} />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          tabIndex={-1}
          aria-label={t('files.add')}
          accept={ACCEPTED}
          onChange={({ target }) => choose(target.files)}
        />
      </VisuallyHidden>
      <Button
        variant="quiet"
        icon={<Paperclip aria-hidden="true" />}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {t('files.add')}
      </Button>
      <FieldError id={id} error={files.refused && lineOf(files.refused)} />
    </fieldset>
  );
}

function Chosen({ chosen, busy, onDrop }: { chosen: ChosenFile; busy: boolean; onDrop: () => void }) {
  const { t } = useTranslation('voc');
  const { size } = useFormatters();
  const lineOf = useProblemLine();
  const { id, file, preparing, sent, refused } = chosen;
  return (
    <li className={styles.file} data-refused={refused !== undefined || undefined}>
      <FileIcon type={file.type} />
      <span className={styles.fileName}>{file.name}</span>
      <span className={styles.quiet}>{preparing ? null : size(file.size)}</span>
      <Remove name={file.name} busy={busy} onClick={onDrop} />
      {preparing && <progress className={styles.progress} aria-label={t('files.preparing', { name: file.name })} />}
      {sent !== undefined && (
        <progress className={styles.progress} value={sent} aria-label={t('files.sending', { name: file.name })} />
      )}
      <span className={styles.refused}>
        <FieldError id={id} error={refused && lineOf(refused)} />
      </span>
    </li>
  );
}

function Remove({ name, busy, onClick }: { name: string; busy: boolean; onClick: () => void }) {
  const { t } = useTranslation('voc');
  return (
    <IconButton label={t('files.remove', { name })} disabled={busy} onClick={onClick}>
      <X aria-hidden="true" />
    </IconButton>
  );
}
