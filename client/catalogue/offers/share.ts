import { toast } from '../../ui/toast.ts';

/** Opens the device's share sheet. Without one, copies the address and says so. */
export function share(title: string, copied: string): void {
  const url = location.href;
  const done =
    typeof navigator.share === 'function'
      ? navigator.share({ title, url })
      : navigator.clipboard.writeText(url).then(() => toast.good(copied));
  // The guest has closed the share sheet, or the browser denies the clipboard.
  done.catch(() => undefined);
}
