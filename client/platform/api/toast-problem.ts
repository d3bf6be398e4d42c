import { toast } from '../../ui/toast.ts';
import { loadMessages, translate } from '../i18n/i18n.ts';
import { problemOf } from './api.ts';

/** Shows a failed call's problem title in a toast. Waits until the texts have loaded or failed to load. */
export async function toastProblem(error: unknown): Promise<void> {
  await loadMessages(['errors']);
  toast.danger(translate([`errors:${problemOf(error).code}.title`, 'errors:internal.title', 'offline']));
}
