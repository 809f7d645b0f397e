import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";

export interface Cost {
  rows: number;
  written: number;
  trips: number;
}

export function counting(db: D1Database): { db: D1Database; cost: Cost } {
  const cost: Cost = { rows: 0, written: 0, trips: 0 };
  const told = new WeakMap<object, D1PreparedStatement>();
  const note = <T>(results: D1Result<T>[]) => {
    cost.trips += 1;
    for (const { meta } of results) {
      cost.rows += meta.rows_read;
      cost.written += meta.rows_written;
    }
    return results;
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      run: async <T>() => note([await statement.run<T>()])[0],
      all: async <T>() => note([await statement.all<T>()])[0],
      first: async <T>(column?: string) => {
        const row = note([await statement.all<Record<string, T>>()])[0]?.results[0];
        return (column && row ? row[column] : row) ?? null;
      },
    };
    told.set(wrapped, statement);
    return wrapped as unknown as D1PreparedStatement;
  };
  const counted = {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) =>
      note(await db.batch(statements.map((statement) => told.get(statement) ?? statement))),
  };
  return { db: counted as unknown as D1Database, cost };
}
