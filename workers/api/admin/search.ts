interface Place {
  /** Trigrams of the text: finds words of three signs and more anywhere in it. */
  index: "user_search" | "job_record";
  /** SQL for the row's id, and for its text. */
  id: string;
  text: string;
}

interface Condition {
  sql: string;
  values: string[];
}

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;

/** SQL conditions for the rows in which every word of a search occurs, without regard to case. */
export function occurring({ index, id, text }: Place, search: string | null | undefined): Condition[] {
  const words = (search ?? "").split(/\s+/).filter(Boolean);
  const long = words.filter((word) => [...word].length >= 3);
  const short = words.filter((word) => [...word].length < 3);
  return [
    ...(long.length > 0
      ? [{ sql: `${id} IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ?)`, values: [long.map(quoted).join(" ")] }]
      : []),
    ...short.map((word) => ({ sql: `instr(lower(${text}), ?) > 0`, values: [word.toLowerCase()] })),
  ];
}

/** A WHERE of all conditions, if there are any. */
export function whereOf(conditions: readonly Condition[]): Condition {
  const sql = conditions.map((condition) => condition.sql).join(" AND ");
  return { sql: sql && `WHERE ${sql}`, values: conditions.flatMap(({ values }) => values) };
}
