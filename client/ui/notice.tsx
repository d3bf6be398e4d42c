import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './notice.module.css';

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

type NoticeProps = {
  tone?: keyof typeof icons;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  announce?: boolean;
  className?: string;
};

export function Notice({ tone = 'info', title, children, action, announce, className }: NoticeProps) {
  const Icon = icons[tone];
  const role = announce ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={cx(styles.notice, className)} data-tone={tone}>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <div className={styles.messages}>
        {/* The action is outside the live region; otherwise, its countdown would be announced every second. */}
        <div role={role}>
          <p className={styles.title}>{title}</p>
          {children && <div className={styles.body}>{children}</div>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
