import type { ContentOrigins } from './headers.ts';
import { LIBRARY_STYLES } from './library-styles.ts';

type Addresses = { cardWindowScript: string; cardWindowApi: string; cardTokenFrame?: string | undefined };

const NICEPAY = 'https://*.nicepay.co.kr';
function originOf(address: string) {
  return new URL(address).origin;
}

/** What the card window and the card token frame need of the pages' policy, from their configured addresses. */
export function cardOrigins({ cardWindowScript, cardWindowApi, cardTokenFrame }: Addresses): ContentOrigins {
  const real = new URL(cardWindowScript).hostname.endsWith('.nicepay.co.kr');
  const card = real ? [NICEPAY] : [...new Set([cardWindowScript, cardWindowApi].map(originOf))];
  return {
    script: card,
    frame: cardTokenFrame ? [...card, originOf(cardTokenFrame)] : card,
    formAction: card,
    connect: card,
    frameAncestors: [],
    styleHashes: Object.values(LIBRARY_STYLES),
  };
}
