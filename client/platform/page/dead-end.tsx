import type { ReactNode } from 'react';
import type { Picture } from '../../../generated/types.ts';
import { Scene } from '../../ui/scene.tsx';
import { sceneOf } from '../api/files.ts';
import styles from './dead-end.module.css';
import { PageHeading } from './page-heading.tsx';

type Props = {
  picture?: Picture | undefined;
  /** Name of the property, if it is known. */
  place?: ReactNode;
  title: string;
  /** What happened and what to do. */
  body: ReactNode;
  actions?: ReactNode;
  /** Set this outside the shell, where the page has no other <main>. */
  alone?: boolean | undefined;
  announce?: boolean;
  offline?: boolean;
  search?: ReactNode;
  /** Where the guest can go instead. */
  children?: ReactNode;
};

/** Shown instead of a page that can't be used. Explains what happened and what to do, and links to other pages. */
export function DeadEnd({ picture, place, title, body, actions, alone, announce, offline, search, children }: Props) {
  const Tag = alone ? 'main' : 'div';
  return (
    <Tag
      className={styles.page}
      data-alone={alone || undefined}
      data-plain={!picture || undefined}
      data-offline={offline || undefined}
    >
      <Scene picture={picture && sceneOf(picture)} low>
        <div className={styles.messages} role={announce ? 'alert' : undefined}>
          {place && <div className={styles.place}>{place}</div>}
          <PageHeading className={styles.title}>{title}</PageHeading>
          <div className={styles.body}>{body}</div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {search}
      </Scene>
      {children}
    </Tag>
  );
}
