type ToastTone = 'plain' | 'info' | 'good' | 'danger';
type ToastOptions = { tone?: ToastTone; action?: { label: string; onClick: () => void } };
export type ToastMessage = ToastOptions & { text: string };

type Sink = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();
let sink: Sink | null = null;
let wanted = false;

/** Shows a message at the bottom of the page for 3 s. See docs/specification.md. */
export function toast(text: string, options: ToastOptions = {}): void {
  const message = { ...options, text };
  if (sink) {
    sink(message);
    return;
  }
  waiting.push(message);
  wanted = true;
  for (const changed of listeners) changed();
}
toast.info = (text: string, options?: ToastOptions) => toast(text, { ...options, tone: 'info' });
toast.good = (text: string, options?: ToastOptions) => toast(text, { ...options, tone: 'good' });
toast.danger = (text: string, options?: ToastOptions) => toast(text, { ...options, tone: 'danger' });

/**
 * Registers the mounted toast list, which immediately receives the queued toasts. Returns a function that unregisters
 * the list.
 */
export function offerSink(offered: Sink): () => void {
  sink = offered;
  for (const message of waiting.splice(0)) offered(message);
  return () => {
    if (sink === offered) sink = null;
  };
}

/** Returns whether any toast has been requested. Snapshot function for useSyncExternalStore. */
export function anythingSaid(): boolean {
  return wanted;
}
export function onFirstSaid(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
