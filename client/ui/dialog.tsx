import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { registerOverlay } from './overlay-history.ts';
import { useMediaQuery } from './use-media-query.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Called once the dialog has added its entry to the history. */
  onOpen?: () => void;
  title: string;
  titleHidden?: boolean;
  closeLabel: string;
  /** With the size `page`, the title must be in the content: pass a function that places it there. */
  children: ReactNode | ((title: ReactNode) => ReactNode);
  footer?: ReactNode;
  /** Additional buttons next to the close button. */
  actions?: ReactNode;
  /** `page` has no padding, so that pictures can reach its edges. `screen` fills the window with a dark background. */
  size?: 'small' | 'medium' | 'large' | 'page' | 'screen';
  alert?: boolean;
  /** Whether Escape, the close button and a press outside close the dialog. */
  dismissable?: boolean;
  /**
   * On phones, `foot` and `side` slide in from the bottom. On wide screens, `foot` is centred, and `side` fills the
   * right side of the window.
   */
  place?: 'centre' | 'foot' | 'side';
  /** Element whose place the dialog takes on wide screens. It must be hidden while the dialog is open. */
  anchor?: RefObject<HTMLElement | null>;
};

/**
 * Prevents the page from scrolling and traps focus. When the dialog closes, returns focus to the previously focused
 * element.
 */
export default function Dialog({
  open,
  onClose,
  onOpen,
  size = 'medium',
  dismissable = true,
  place = 'centre',
  anchor,
  ...panel
}: DialogProps) {
  const desk = useMediaQuery('(min-width: 1001px)');
  const close = useRef(onClose);
  close.current = onClose;
  const opened = useRef(onOpen);
  opened.current = onOpen;
  useEffect(() => {
    if (!open) return;
    const unregister = registerOverlay(() => close.current());
    opened.current?.();
    return unregister;
  }, [open]);

  const shown = { isOpen: open, onOpenChange: (now: boolean) => now || onClose() };
  const content = <Panel {...panel} size={size} onClose={onClose} dismissable={dismissable} />;
  if (anchor && desk) {
    return (
      <Popover
        {...shown}
        triggerRef={anchor}
        placement="bottom start"
        offset={-(anchor.current?.offsetHeight ?? 0)}
        maxHeight={spaceOver(anchor.current)}
        className={styles.panel ?? ''}
        data-size={size}
        data-anchored
      >
        {content}
      </Popover>
    );
  }
  return (
    <ModalOverlay
      {...shown}
      className={styles.scrim ?? ''}
      data-place={place}
      data-size={size}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
    >
      <Modal className={styles.panel ?? ''} data-size={size}>
        {content}
      </Modal>
    </ModalOverlay>
  );
}

/** Distance of an anchored dialog from the header of the page and from the edge of the window, in pixels. */
const GAP = 8;

/**
 * Returns the height available to a dialog that extends up from the anchor's bottom edge or down from its top edge,
 * whichever is larger, in pixels.
 */
function spaceOver(anchor: HTMLElement | null): number {
  if (!anchor) return window.innerHeight;
  const { top, bottom } = anchor.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(bottom - header, window.innerHeight - top) - 2 * GAP;
}

/**
 * Height of the header of a dialog with the size `page`, in pixels. The header shows the title once the title in the
 * content has scrolled under it.
 */
const HEAD_HEIGHT = 64;

function titleUnderHead(body: HTMLElement): boolean {
  const title = body.querySelector('h2');
  return title !== null && title.getBoundingClientRect().top - body.getBoundingClientRect().top < HEAD_HEIGHT;
}

type PanelProps = Omit<DialogProps, 'open' | 'onOpen' | 'place' | 'anchor'>;

function Panel(props: PanelProps) {
  const { onClose, title, titleHidden, closeLabel, children, footer, actions, size, alert, dismissable } = props;
  const overPicture = size === 'page';
  const [scrolled, setScrolled] = useState(false);
  const heading = (
    <Heading
      slot="title"
      level={2}
      className={overPicture ? '' : (styles.title ?? '')}
      data-hidden={titleHidden || undefined}
    >
      {title}
    </Heading>
  );
  return (
    <AriaDialog className={styles.dialog ?? ''} role={alert ? 'alertdialog' : 'dialog'}>
      <div className={styles.head} data-solid={scrolled || undefined}>
        {!overPicture && heading}
        {scrolled && (
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
        )}
        {actions}
        {dismissable && (
          <IconButton label={closeLabel} variant={overPicture ? 'raised' : 'plain'} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <Body onScroll={overPicture ? (body) => setScrolled(titleUnderHead(body)) : undefined}>
        {typeof children === 'function' ? children(heading) : children}
      </Body>
      {footer && <div className={styles.foot}>{footer}</div>}
    </AriaDialog>
  );
}

/** Makes a scrolling body focusable; otherwise, the keyboard couldn't scroll a body without focusable elements. */
function Body({ children, onScroll }: { children: ReactNode; onScroll: ((body: HTMLElement) => void) | undefined }) {
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(body);
  return (
    <div
      ref={body}
      className={styles.body}
      tabIndex={scrolls ? 0 : undefined}
      onScroll={onScroll && (({ currentTarget }) => onScroll(currentTarget))}
    >
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
