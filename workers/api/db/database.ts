/** Runs in a `Transaction` only. */
export interface Write {
  bind(...values: unknown[]): Write;
}

export interface Query extends Write {
  bind(...values: unknown[]): Query;
  first<T>(column: string): Promise<T | null>;
  first<T = Record<string, unknown>>(): Promise<T | null>;
  all<T = unknown>(): Promise<D1Result<T>>;
}

type WriteSql = `${"INSERT" | "UPDATE" | "DELETE"} ${string}`;

/** tests/tooling/writes.test.ts covers SQL that the types do not see. */
export interface Database {
  prepare(sql: WriteSql): Write;
  prepare(sql: string): Query;
  batch<T = unknown>(queries: Query[]): Promise<D1Result<T>[]>;
}
