import styles from './provider-html.module.css';

/** A provider's own words. The server has sanitised them, and the Content-Security-Policy runs no script of theirs. */
export function ProviderHtml({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={className ? `${styles.html} ${className}` : styles.html}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
