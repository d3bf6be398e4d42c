import BrowserFrameNavigator from 'happy-dom/lib/browser/utilities/BrowserFrameNavigator.js';
import * as PropertySymbol from 'happy-dom/lib/PropertySymbol.js';

type Options = Parameters<typeof BrowserFrameNavigator.navigate>[0];

const { navigate } = BrowserFrameNavigator;

/**
 * Makes happy-dom leave pages, send forms and record history as a browser does. A page that is left gets `pagehide`
 * before its requests are aborted. A form without files is sent URL-encoded. After a redirect, the history entry
 * contains the final address, so a reload doesn't repeat a POST request.
 */
BrowserFrameNavigator.navigate = function navigateAsBrowsersDo(options: Options) {
  const { frame, url, formData, goToOptions } = options;
  if (!leadsToHash(frame, url)) frame.window.dispatchEvent(new frame.window.Event('pagehide'));
  const navigation = navigate.call(BrowserFrameNavigator, {
    ...options,
    ...(formData && { formData: encoded(formData) }),
    goToOptions: {
      ...goToOptions,
      beforeContentCallback: (window) => {
        goToOptions?.beforeContentCallback?.(window);
        const { currentItem } = frame[PropertySymbol.history];
        if (withoutHash(currentItem.href) !== withoutHash(frame.url))
          Object.assign(currentItem, { href: frame.url, method: 'GET', formData: null });
      },
    },
  });
  // happy-dom doesn't await a navigation that a form starts, so handle the rejection if the tab closes first.
  return formData ? navigation.catch(noteAborted) : navigation;
};

function noteAborted(error: Error): null {
  if (!error.message.includes('aborted')) throw error;
  return null;
}

/** Returns whether the navigation stays on the page and only changes the hash. */
function leadsToHash({ url, window }: Options['frame'], to: string): boolean {
  const { href, hash } = new URL(to, url);
  return withoutHash(href) === withoutHash(url) && hash !== '' && hash !== window.location.hash;
}

function withoutHash(address: string): string {
  return address.split('#')[0]!;
}

function encoded(formData: NonNullable<Options['formData']>): NonNullable<Options['formData']> {
  const fields = [...formData];
  if (fields.some(([, value]) => typeof value !== 'string')) return formData;
  return new URLSearchParams(fields as [string, string][]) as never;
}
