import sanitizeHtml from 'sanitize-html';
import type { LocalizedText } from '../../generated/types.ts';

/** Allow nothing that runs scripts, loads resources, sets styles or submits forms. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'strong',
    'em',
    'b',
    'i',
    'u',
    'small',
    'sub',
    'sup',
    'blockquote',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }), h1: 'h2' },
};

export function sanitiseHtml(html: LocalizedText): LocalizedText {
  const clean = Object.entries(html).map(([language, text]) => [language, sanitizeHtml(text, ALLOWED)]);
  return Object.fromEntries(clean) as LocalizedText;
}
