/** A statement that changes something: it runs in a `Transaction` alone. */
export interface Write {
  bind(...values: unknown[]): Write;
}

/** A statement that reads. */
export interface Query extends Write {
  bind(...values: unknown[]): Query;
  first<T>(column: string): Promise<T | null>;
  first<T = Record<string, unknown>>(): Promise<T | null>;
  all<T = unknown>(): Promise<D1Result<T>>;
}

type WriteSql = `${"INSERT" | "UPDATE" | "DELETE"} ${string}`;

/**
 * The database as the API's code sees it: what is prepared to change something cannot be run here. What the types do not
 * see, SQL from a constant, tests/tooling/writes.test.ts does.
 */
export interface Database {
  prepare(sql: WriteSql): Write;
  prepare(sql: string): Query;
  /** Reads in one trip. */
  batch<T = unknown>(queries: Query[]): Promise<D1Result<T>[]>;
}
