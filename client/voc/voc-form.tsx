import { Link } from 'wouter';
import type { ErrorCode, Voc, VocRequest } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { problemOf } from '../platform/api/api.ts';
import { useContractForm } from '../platform/form/use-contract-form.ts';
import { type FormFields, violationsOf } from '../platform/form/violations.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { ProblemNotice } from '../platform/api/problems.tsx';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSaveVoc } from './use-save-voc.ts';
import { useVocFiles } from './use-voc-files.ts';
import { VocFiles } from './voc-files.tsx';

const FIELDS: FormFields<keyof VocRequest> = { names: ['category', 'title', 'content'] };
const CATEGORIES = ['inquiry', 'inconvenience', 'compliment'] as const;
/** Must match VocTitle and VocContent in the contract. */
const [TITLE_MAX, CONTENT_MAX] = [100, 4_000];

/** Returns whether a retry with the same text would fail again. */
function isFinal(code: ErrorCode) {
  return code === 'voc_edit_failed' || code === 'voc_create_failed';
}

/** Creates an enquiry or edits an unanswered one. If the server rejects it, the text and files are kept. */
export function VocForm({ entry }: { entry?: Voc }) {
  const { t } = useTranslation('voc');
  const { number } = useFormatters();
  const files = useVocFiles(entry?.attachments);
  const save = useSaveVoc(entry?.voc_seq, files);
  const problem = save.error ? problemOf(save.error) : null;
  const { form, errorOf } = useContractForm<VocRequest>({
    fields: FIELDS,
    // Copy only these three fields; the contract's schema rejects others.
    draft: entry ? { category: entry.category, title: entry.title, content: entry.content } : {},
    rules: async () => (await import('./voc.schema.ts')).vocResolver,
    problem,
    messageOf: (what) => t(`form.errors.${what}`, { defaultValue: '' }),
  });
  const submit = form.handleSubmit(({ category, title, content }) => save.mutate({ category, title, content }));
  const written = form.watch('content')?.length ?? 0;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3}>
        {problem && violationsOf(problem, FIELDS).length === 0 && (
          <ProblemNotice
            problem={problem}
            {...(isFinal(problem.code) ? {} : { onRetry: () => void submit() })}
            action={
              entry &&
              problem.code === 'voc_edit_failed' && (
                <Link href={paths.myVocEntry(entry.voc_seq)} asChild>
                  <LinkButton variant="quiet">{t('form.seeAnswer')}</LinkButton>
                </Link>
              )
            }
          />
        )}
        <SelectField
          label={t('form.category')}
          placeholder={t('form.choose')}
          error={errorOf('category')}
          {...form.register('category')}
        >
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t(`category.${category}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('form.title')}
          maxLength={TITLE_MAX}
          error={errorOf('title')}
          {...form.register('title', { setValueAs: (typed?: string) => typed?.trim() })}
        />
        <TextArea
          label={t('form.content')}
          rows={8}
          maxLength={CONTENT_MAX}
          counter={`${number(written)} / ${number(CONTENT_MAX)}`}
          error={errorOf('content')}
          {...form.register('content')}
        />
        <VocFiles files={files} busy={save.isPending} />
        {save.data === false && files.hasRefused && (
          <Notice tone="warn" announce title={t('form.saved')}>
            {t('form.filesLeft')}
          </Notice>
        )}
        <Button type="submit" size="large" block busy={save.isPending} busyLabel={t('form.sending')}>
          {t(entry || save.data === false ? 'form.save' : 'form.send')}
        </Button>
      </Stack>
    </form>
  );
}
