import styles from './provider-html.module.css';

type Props = {
  html: string;
  className?: string;
  /** Level of the highest headings in the text. By default, the provider's levels are kept. */
  level?: number;
};

/** Renders HTML from the provider. The server has sanitized it, and the Content-Security-Policy blocks scripts. */
export function ProviderHtml({ html, className, level }: Props) {
  return (
    <div
      className={className ? `${styles.html} ${className}` : styles.html}
      dangerouslySetInnerHTML={{ __html: level ? withHeadingsFrom(level, html) : html }}
    />
  );
}

function withHeadingsFrom(level: number, html: string): string {
  const used = [...html.matchAll(/<h([2-6])\b/g)].map(([, of]) => Number(of));
  const shift = level - Math.min(...used);
  return html.replaceAll(/(<\/?h)([2-6])\b/g, (_, tag: string, of: string) => `${tag}${Number(of) + shift}`);
}
