import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { createVoc, getGetVocQueryKey, getListVocQueryKey, getVoc, updateVoc } from '../../generated/hooks/voc.ts';
import type { VocRequest } from '../../generated/types.ts';
import { paths } from '../paths.ts';
import { problemOf } from '../platform/api/api.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { newUuid } from '../platform/api/uuid.ts';
import { toast } from '../ui/toast.ts';
import type { ChosenFiles } from './use-voc-files.ts';

/**
 * Saves the text, then each file, and opens the enquiry once everything is stored. The mutation resolves to false if
 * the text was saved but some files weren't. Saving again then updates the same enquiry.
 */
export function useSaveVoc(entrySeq: string | undefined, files: ChosenFiles) {
  const { t } = useTranslation('voc');
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const seq = useRef(entrySeq);
  // If the response is lost, the retry must send the same idempotency key, so it doesn't create a second enquiry.
  const key = useRef<string | null>(null);
  return useMutation({
    mutationFn: async (request: VocRequest): Promise<boolean> => {
      if (seq.current) await updateVoc(seq.current, request);
      else seq.current = await written(request);
      const complete = await files.send(seq.current);
      queries.setQueryData(getGetVocQueryKey(seq.current), await getVoc(seq.current));
      return complete;
    },
    onSuccess: (complete) => {
      if (!complete) return;
      toast.good(t(entrySeq ? 'form.saved' : 'form.sent'));
      navigate(paths.myVocEntry(seq.current!), { replace: true });
    },
    onError: (error) => {
      // Mark the enquiry as stale without refetching it, so the draft isn't replaced.
      if (entrySeq && problemOf(error).code === 'voc_edit_failed')
        void queries.invalidateQueries({ queryKey: getGetVocQueryKey(entrySeq), refetchType: 'none' });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: getListVocQueryKey() }),
  });

  async function written(request: VocRequest): Promise<string> {
    key.current ??= newUuid();
    try {
      return (await createVoc(request, { 'Idempotency-Key': key.current })).voc_seq;
    } catch (error) {
      const { code } = problemOf(error);
      if (code !== 'unavailable' && code !== 'idempotency_in_flight') key.current = null;
      throw error;
    }
  }
}
