import { useEffect, useRef } from 'react';
import type { CardTokenFrame as Frame } from '../../generated/types.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import styles from './waiting.module.css';

/** Embeds the provider's card frame, which sends a token as a message. Ignores messages from other origins. */
export function TokenFrame({ frame, onToken }: { frame: Frame; onToken: (cardToken: string) => void }) {
  const { t } = useTranslation('payment');
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const listen = (message: MessageEvent<unknown>) => {
      if (message.source !== element.current?.contentWindow) return;
      const token = tokenIn(message, frame.origin);
      if (token) onToken(token);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame.origin, onToken]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- messages from a sandboxed frame have no usable origin
    <iframe ref={element} className={styles.frame} src={frame.frame_url} title={t('frame.title')} />
  );
}

/** Returns the card token, or null if the message has another origin or no token. */
export function tokenIn(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  trusted: string,
): string | null {
  if (origin !== trusted || typeof data !== 'object' || data === null) return null;
  const { type, token } = data as { type?: unknown; token?: unknown };
  return type === 'card_token' && typeof token === 'string' && token !== '' ? token : null;
}
