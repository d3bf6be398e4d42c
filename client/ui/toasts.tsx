import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { toast as show, Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import styles from './toasts.module.css';
import { offerSink, type ToastMessage } from './toast.ts';

const SHOWN_MS = 3000;

const icons = {
  plain: null,
  info: <Info aria-hidden="true" />,
  good: <CircleCheck aria-hidden="true" />,
  danger: <CircleAlert aria-hidden="true" />,
};

function showToast({ text, tone = 'plain', action }: ToastMessage): void {
  show(text, { icon: icons[tone], action });
}

export default function Toasts({ label }: { label: string }) {
  useEffect(() => offerSink(showToast), []);
  return (
    <Toaster
      className={styles.list}
      position="bottom-center"
      duration={SHOWN_MS}
      visibleToasts={3}
      gap={8}
      containerAriaLabel={label}
      toastOptions={{ unstyled: true, classNames: { toast: styles.toast, actionButton: styles.action } }}
    />
  );
}
