/** A handle whose first read brings the row of another statement along, in the same trip to the database. */
export function takingAlong<Row>(db: D1Database, statement: D1PreparedStatement) {
  const originals = new WeakMap<object, D1PreparedStatement>();
  let taken = false;
  let row: Row | null | undefined;

  async function read<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
    if (taken) return db.batch<T>(statements);
    taken = true;
    const [along, ...results] = await db.batch<unknown>([statement, ...statements]);
    row = (along?.results[0] as Row | undefined) ?? null;
    return results as D1Result<T>[];
  }

  function wrapped(original: D1PreparedStatement): D1PreparedStatement {
    const all = async <T>() => (await read<T>([original]))[0] as D1Result<T>;
    const wrapper = {
      bind: (...values: unknown[]) => wrapped(original.bind(...values)),
      all,
      run: all,
      first: async <T>(column?: string) => {
        const found = (await all<Record<string, T>>()).results[0];
        return (column && found ? found[column] : found) ?? null;
      },
    } as unknown as D1PreparedStatement;
    originals.set(wrapper, original);
    return wrapper;
  }

  const handle: D1Database = {
    prepare: (sql) => wrapped(db.prepare(sql)),
    batch: (statements) => read(statements.map((one) => originals.get(one) ?? one)),
    exec: (sql) => db.exec(sql),
    withSession: (from) => db.withSession(from),
    dump: () => db.dump(),
  };
  return {
    db: handle,
    /** The row, asked for by itself when nothing was read; null when there is none. */
    along: async (): Promise<Row | null> => (row === undefined ? statement.first<Row>() : row),
  };
}
