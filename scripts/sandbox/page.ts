import { randomBytes } from 'node:crypto';

/** Markup of the sandbox pages. The `html` tag escapes all values that are not Markup. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export function html(parts: TemplateStringsArray, ...values: unknown[]): Markup {
  return new Markup(parts.reduce((page, part, at) => page + render(values[at - 1]) + part));
}

function render(value: unknown): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return escape(String(value ?? ''));
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

export function hidden(fields: Record<string, string>): Markup[] {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}

export type Policy = { formAction: string; frameAncestors: string; frames?: string };

/**
 * Returns a page and its headers. The content security policy allows only the page's own style and script, and only the
 * form targets and frames in `policy`.
 */
export function page(options: { language: 'ko' | 'en'; title: string; body: Markup; script?: string; policy: Policy }) {
  const { language, title, body, script, policy } = options;
  const nonce = randomBytes(16).toString('base64');
  const content = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${new Markup(STYLE)}</style></head>
<body>${body}${script ? html`<script nonce="${nonce}">${new Markup(script)}</script>` : ''}</body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action ${policy.formAction}; frame-ancestors ${policy.frameAncestors}; frame-src ${policy.frames ?? "'none'"}`,
  };
  return { body: content.text, headers };
}

const STYLE = `
:root{color-scheme:light dark;--ink:#1b2430;--quiet:#566070;--paper:#fff;--sunk:#f3f5f8;--line:#cfd6df;--accent:#1f5fbf;--on:#fff;--warn:#fff4d6;--warn-ink:#5c4300}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f7;--quiet:#aab4c2;--paper:#171c23;--sunk:#212832;--line:#3a4452;--accent:#8ab6ff;--on:#0d1a2b;--warn:#4a3a10;--warn-ink:#ffe9b0}}
*{box-sizing:border-box}
body{margin:0;background:var(--sunk);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;min-height:100vh;background:var(--paper);padding:1.25rem}
h1{font-size:1.25rem;margin:.5rem 0}
.banner{background:var(--warn);color:var(--warn-ink);padding:.5rem 3rem .5rem .75rem;border-radius:.5rem;margin:0;font-size:.9rem}
dl{display:flex;justify-content:space-between;gap:1rem;margin:.75rem 0;padding:.75rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--quiet)}dd{margin:0;font-weight:600;font-size:1.15rem;white-space:nowrap}
fieldset{border:0;padding:0;margin:1rem 0}
legend{font-weight:600;padding:0;margin-bottom:.5rem}
.cards{border:1px solid var(--line);border-radius:.5rem;max-height:15.5rem;overflow-y:auto}
.people{max-height:none}
.cards label{display:grid;grid-template-columns:auto 1fr;gap:0 .75rem;padding:.6rem .75rem;min-height:44px;cursor:pointer;border-bottom:1px solid var(--line)}
.cards label:last-child{border:0}
.cards label:has(:checked){background:var(--sunk)}
.cards input{grid-row:span 2;width:1.15rem;height:1.15rem;margin:.2rem 0;accent-color:var(--accent)}
.cards small,.hint{color:var(--quiet);font-size:.85rem}
.fields{display:grid;grid-template-columns:2fr 1fr;gap:.75rem}
.fields label{display:block;font-size:.9rem}
.fields input,.fields select{width:100%;font:inherit;padding:.6rem;margin-top:.25rem;border:1px solid var(--quiet);border-radius:.5rem;background:var(--paper);color:var(--ink)}
main.mail{max-width:64rem}
iframe{width:100%;height:80vh;border:1px solid var(--line);border-radius:.5rem;background:#fff}
article{border-bottom:1px solid var(--line);padding:.75rem 0}
h2{font-size:1rem;margin:0}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:.5rem 0 0}
a{color:var(--accent)}
button{font:inherit;font-weight:600;width:100%;min-height:48px;border-radius:.5rem;border:1px solid var(--line);background:transparent;color:var(--ink);cursor:pointer;margin-top:.5rem}
button.primary{background:var(--accent);border-color:var(--accent);color:var(--on)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
