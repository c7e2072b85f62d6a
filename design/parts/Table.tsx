import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './Table.module.css';

export interface TableColumn {
  readonly title: string;
  /** Figures stand right-aligned, digit under digit. */
  readonly isFigure?: boolean;
}

interface TableProps {
  readonly caption: string;
  /** False where a heading right above says the same; the caption is then only read out. */
  readonly showsCaption?: boolean;
  readonly columns: readonly TableColumn[];
  /** False for two columns that explain themselves, such as opening hours. */
  readonly showsColumnTitles?: boolean;
  /** The first cell of each row names the row. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

export function Table({ caption, showsCaption = true, columns, showsColumnTitles = true, rows }: TableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={showsCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
        <thead className={showsColumnTitles ? undefined : 'visually-hidden'}>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={joinClasses(column.isFigure && styles.figure)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, position) => (
                <td
                  key={columns[position + 1]?.title}
                  className={joinClasses(columns[position + 1]?.isFigure && styles.figure)}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
