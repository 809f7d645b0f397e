import type { ReactNode } from "react";
import { classNames } from "../ui/class-names";
import { Link } from "../ui/link";

export interface DeskColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
}

export interface DeskTableProps<Row> {
  caption: string;
  columns: readonly DeskColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  href?: (row: Row) => string;
}

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
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
