import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { getGetVocQueryKey, getListVocQueryKey, useDeleteVoc } from '../../generated/hooks/voc.ts';
import { paths } from '../paths.ts';
import { problemOf } from '../platform/api/api.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { ProblemNotice } from '../platform/api/problems.tsx';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { Dialog } from '../ui/lazy.tsx';
import { toast } from '../ui/toast.ts';

type Props = { seq: string; open: boolean; onClose: () => void };

/** Answered enquiries can't be deleted. If deletion fails for this reason, closing the dialog loads the answer. */
export function DeleteVoc({ seq, open, onClose }: Props) {
  const { t } = useTranslation('voc');
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const remove = useDeleteVoc();
  const problem = remove.error && problemOf(remove.error);
  const close = () => {
    if (remove.isPending) return;
    onClose();
    remove.reset();
    if (problem?.code === 'voc_delete_failed') void queries.invalidateQueries({ queryKey: getGetVocQueryKey(seq) });
  };
  const confirm = () =>
    remove.mutate(
      { vocSeq: seq },
      {
        onSuccess: () => {
          toast.good(t('delete.done'));
          void queries.invalidateQueries({ queryKey: getListVocQueryKey() });
          navigate(paths.myVoc());
        },
      },
    );
  return (
    <Dialog
      open={open}
      onClose={close}
      alert
      size="small"
      title={t('delete.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('delete.keep')}
          </Button>
          {problem?.code !== 'voc_delete_failed' && (
            <Button variant="danger" busy={remove.isPending} onClick={confirm}>
              {t('delete.confirm')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={2}>
        <p>{t('delete.body')}</p>
        {problem && <ProblemNotice problem={problem} attempt="change" />}
      </Stack>
    </Dialog>
  );
}
