type Index = "user_search" | "job_search" | "job_record";

interface IndexColumns {
  indexes: readonly Index[];
  id: string;
  text: string;
}

export interface Condition {
  sql: string;
  values: (string | number)[];
}

export const PEOPLE = { indexes: ["user_search"], id: "u.id", text: "u.name || ' ' || u.email" } as const;
export const JOBS = {
  indexes: ["job_search", "job_record"],
  id: "j.id",
  text: "j.title || ' ' || j.description",
} as const;

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;

export function occurring({ indexes, id, text }: IndexColumns, search: string | null | undefined): Condition[] {
  const words = (search ?? "").split(/\s+/).filter(Boolean);
  const long = words.filter((word) => [...word].length >= 3);
  const short = words.filter((word) => [...word].length < 3);
  const match = `text : (${long.map(quoted).join(" AND ")})`;
  const matching = indexes.map((index) => `SELECT rowid FROM ${index} WHERE ${index} MATCH ?`).join(" UNION ALL ");
  return [
    ...(long.length > 0 ? [{ sql: `${id} IN (${matching})`, values: indexes.map(() => match) }] : []),
    ...short.map((word) => ({ sql: `instr(lower(${text}), ?) > 0`, values: [word.toLowerCase()] })),
  ];
}

export const conditionIf = (value: string | number | undefined, sql: string): Condition[] =>
  value === undefined ? [] : [{ sql, values: [value] }];

export function allOf(conditions: readonly Condition[]): Condition {
  const sql = conditions.map((condition) => condition.sql).join(" AND ");
  return { sql: sql || "1", values: conditions.flatMap(({ values }) => values) };
}
