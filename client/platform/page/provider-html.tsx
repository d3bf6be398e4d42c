import styles from './provider-html.module.css';

/** Renders HTML from the provider. The server has sanitized it, and the Content-Security-Policy blocks scripts. */
export function ProviderHtml({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={className ? `${styles.html} ${className}` : styles.html}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
