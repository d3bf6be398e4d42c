import { createRoot } from 'react-dom/client';
import { newUuid } from '../api/uuid.ts';
import { loadMessages } from '../i18n/i18n.ts';
import { storage } from '../tab/storage.ts';
import { ConsentBanner } from './consent-banner.tsx';

/** ID shared by all events of one page load. It isn't stored, so a later visit has a different ID. */
const VISIT = newUuid();

let asking: Promise<void> | undefined;

/** Sends a step to the property's own analytics if the guest agrees. Asks on the guest's first visit. */
export async function reportStep(url: string, hotel: string, step: string): Promise<void> {
  if (consentTo(hotel) === null) await askForConsent(hotel);
  if (!consentTo(hotel)) return;
  const language = document.documentElement.lang;
  // A text body needs no preflight request, so the property's server needs no special headers.
  navigator.sendBeacon(url, JSON.stringify({ event: 'booking_step', visit: VISIT, hotel_code: hotel, step, language }));
}

function consentTo(hotel: string): boolean | null {
  return storage.analytics.get()?.[hotel] ?? null;
}

/** Shows the banner until the guest has chosen. */
export function askForConsent(hotel: string): Promise<void> {
  asking ??= showBanner(hotel).finally(() => (asking = undefined));
  return asking;
}

async function showBanner(hotel: string): Promise<void> {
  await loadMessages(['consent']);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const agrees = await new Promise<boolean>((choose) => root.render(<ConsentBanner onChoice={choose} />));
  storage.analytics.set({ ...storage.analytics.get(), [hotel]: agrees });
  root.unmount();
  place.remove();
}
