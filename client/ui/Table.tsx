import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Table.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  align?: 'end';
  /** The heading of the card a row becomes on a phone. */
  primary?: boolean;
};

export type TableProps<Row> = {
  caption: string;
  captionHidden?: boolean;
  columns: TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  className?: string;
};

/** A table on a desk, cards on a phone. The roles are said aloud because CSS that changes `display` takes them away. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={cx(styles.table, className)} role="table">
      <caption className={cx(!captionHidden && styles.caption)}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, header, align }) => (
            <th key={id} role="columnheader" scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ id, header, cell, align, primary }) => (
              <td key={id} role="cell" data-label={header} data-align={align} data-primary={primary || undefined}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
