import { toast } from '../../ui/toast.ts';

/** Opens the device's share sheet. If the device has none, copies the address and shows a toast. */
export function share(title: string, copied: string): void {
  const url = location.href;
  const done =
    typeof navigator.share === 'function'
      ? navigator.share({ title, url })
      : navigator.clipboard.writeText(url).then(() => toast.good(copied));
  // Ignore a rejection: the guest has closed the share sheet, or the browser has denied access to the clipboard.
  done.catch(() => undefined);
}
