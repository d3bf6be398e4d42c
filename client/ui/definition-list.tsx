import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './definition-list.module.css';

type DefinitionListProps = {
  items: { id: string; term: ReactNode; value: ReactNode }[];
  layout?: 'rows' | 'grid';
  className?: string;
};

export function DefinitionList({ items, layout = 'rows', className }: DefinitionListProps) {
  return (
    <dl className={cx(styles.list, className)} data-layout={layout}>
      {items.map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
