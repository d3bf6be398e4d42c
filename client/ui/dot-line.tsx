import styles from './dot-line.module.css';

/** Facts in a line, separated by dots. Where the line wraps, no dot is at its start or end. */
export function DotLine({ parts }: { parts: readonly (string | false | null | undefined)[] }) {
  return (
    <span className={styles.line}>
      {parts.filter(Boolean).map((part, at) => (
        <span key={String(part)} className={styles.part}>
          {at > 0 && <span className={styles.dot}> · </span>}
          {part}
        </span>
      ))}
    </span>
  );
}
