import type { BuiltClient } from './built-client.ts';
import type { PageContent } from './page-content.ts';

/** Delays the first rendering until all prerendered content has arrived, so that text below a picture doesn't jump. */
const SHOWN_WHOLE = '<link rel="expect" href="#painted" blocking="render">';

/** Link previews crop the picture to this ratio. The server sends share pictures at this size. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** Opening tag of the JSON-LD element. It isn't executed, so the content security policy doesn't apply to it. */
const JSON_LD = '<script type="application/ld+json" data-found>';

/**
 * Returns the page's title and its tags for link previews and search engines. The client replaces the title, and
 * removes the tags when a guest first interacts with the page (client/platform/page/follow-page.ts).
 */
export function descriptionsIn(content: PageContent, publicUrl: string): string {
  const { title, description, shareImage, indexed } = content;
  const meta = (name: string, text: string) =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escape(text)}" data-found>`;
  return [
    `<title data-server>${escape(title)}</title>`,
    meta('description', description),
    meta('og:type', 'website'),
    meta('og:title', title),
    meta('og:description', description),
    ...(shareImage ? [meta('og:image', publicUrl + shareImage), meta('twitter:card', 'summary_large_image')] : []),
    ...(indexed
      ? [
          `<link rel="canonical" href="${escape(publicUrl + indexed.address)}" data-found>`,
          ...indexed.alternates.map(
            ([language, address]) =>
              `<link rel="alternate" hreflang="${language}" href="${escape(publicUrl + address)}" data-found>`,
          ),
        ]
      : []),
  ].join('');
}

export function jsonLdIn({ indexed }: PageContent): string {
  if (!indexed) return '';
  const graph = { '@context': 'https://schema.org', '@graph': indexed.structured };
  return `${JSON_LD}${asData(graph)}</script>`;
}

/** Returns the heading font for the page's brand and language, if the build has one. */
export function faceOf({ locale, prerendered }: PageContent, built: BuiltClient) {
  return prerendered && built.fonts?.faces[`${prerendered.brand} ${locale}`];
}

/** Returns the preload links for the first view. */
export function preloadsIn(content: PageContent, built: BuiltClient): string {
  const { prerendered } = content;
  if (!prerendered) return '';
  const face = faceOf(content, built);
  const { scripts, styles } = built.filesOf(prerendered.screen);
  return [
    ...prerendered.pictures.map(
      (picture) => `<link rel="preload" as="image"${attributes(picture)} fetchpriority="high">`,
    ),
    ...(face ? [`<link rel="preload" as="font" crossorigin href="${escape(face.font)}">`] : []),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${escape(file)}">`),
    ...(prerendered.complete ? [] : styles).map(
      (file) => `<link rel="preload" as="style" crossorigin href="${escape(file)}">`,
    ),
  ].join('');
}

export function shownWhole({ prerendered }: PageContent): string {
  return prerendered?.body ? SHOWN_WHOLE : '';
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}

function attributes(of: Record<string, string>): string {
  return Object.entries(of)
    .map(([name, value]) => ` ${name.toLowerCase()}="${escape(value)}"`)
    .join('');
}

/** Serialises a value as JSON that can't end the script element or open a comment. */
export function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
