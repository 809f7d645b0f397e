import type { ReactNode } from "react";
import { classNames } from "../ui/class-names";
import { Link } from "../ui/link";

export interface AdminColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
}

export interface AdminTableProps<Row> {
  caption: string;
  columns: readonly AdminColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  href?: (row: Row) => string;
}

export function AdminTable<Row>({ caption, columns, rows, keyOf, href }: AdminTableProps<Row>) {
  const [name, ...others] = columns;
  return (
    <table className="admin-table" data-rows="">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" className={classNames(numeric && "admin-number")}>
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
                <Link className="admin-row-link" to={href(row)}>
                  {name?.cell(row)}
                </Link>
              ) : (
                name?.cell(row)
              )}
            </th>
            {others.map(({ label, cell, numeric }) => (
              <td key={label} data-label={label} className={classNames(numeric && "admin-number")}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
