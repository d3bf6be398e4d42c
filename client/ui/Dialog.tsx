import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { registerOverlay } from './overlays.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  titleHidden?: boolean;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Asks for an answer now: role alertdialog. */
  alert?: boolean;
  /** Whether Escape, the button and a press outside close it. */
  dismissable?: boolean;
  /** `foot`: from below on a phone. `side`: the same, and at the side on a desk. */
  place?: 'centre' | 'foot' | 'side';
};

/** Locks the page's scroll, keeps the focus inside, gives it back on closing. */
export default function Dialog({
  open,
  onClose,
  title,
  titleHidden,
  closeLabel,
  children,
  footer,
  size = 'medium',
  alert,
  dismissable = true,
  place = 'centre',
}: DialogProps) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => (open ? registerOverlay(() => close.current()) : undefined), [open]);

  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      data-place={place}
      isOpen={open}
      onOpenChange={(now) => now || onClose()}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
    >
      <Modal className={styles.panel ?? ''} data-size={size}>
        <AriaDialog className={styles.dialog ?? ''} role={alert ? 'alertdialog' : 'dialog'}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ''} data-hidden={titleHidden || undefined}>
              {title}
            </Heading>
            {dismissable && (
              <IconButton label={closeLabel} onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            )}
          </div>
          <Body>{children}</Body>
          {footer && <div className={styles.foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** What scrolls must be reached by the keyboard, also where there is nothing in it to press. */
function Body({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(body);
  return (
    <div ref={body} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}

function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const seen = element.current;
    if (!seen) return;
    const watch = new ResizeObserver(() => setScrolls(seen.scrollHeight > seen.clientHeight));
    for (const each of [seen, ...seen.children]) watch.observe(each);
    return () => watch.disconnect();
  }, [element]);
  return scrolls;
}
