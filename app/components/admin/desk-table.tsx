import type { ReactNode } from "react";
import { classNames } from "../ui/class-names";
import { Link } from "../ui/link";

export interface DeskColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand under each other. */
  numeric?: boolean;
}

export interface DeskTableProps<Row> {
  /** What the table holds, for who cannot see the heading above it. */
  caption: string;
  /** The first is the name of a row. */
  columns: readonly DeskColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The page of a row: its first cell leads there. */
  href?: (row: Row) => string;
}

/** Many things, a line each; on a phone each is a small card that says what its parts are. */
export function DeskTable<Row>({ caption, columns, rows, keyOf, href }: DeskTableProps<Row>) {
  const [name, ...others] = columns;
  return (
    <table className="desk-table" data-rows="">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" className={classNames(numeric && "desk-number")}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">
              {href ? (
                <Link className="desk-row-link" to={href(row)}>
                  {name?.cell(row)}
                </Link>
              ) : (
                name?.cell(row)
              )}
            </th>
            {others.map(({ label, cell, numeric }) => (
              <td key={label} data-label={label} className={classNames(numeric && "desk-number")}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
