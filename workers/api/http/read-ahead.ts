/** A handle whose first read takes other statements along, in the same trip to the database. */
export function takingAlong(db: D1Database, along: readonly D1PreparedStatement[]) {
  const originals = new WeakMap<object, D1PreparedStatement>();
  let taken: Promise<D1Result[]> | null = null;

  async function read<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
    if (taken) return db.batch<T>(statements);
    const trip = db.batch<unknown>([...along, ...statements]);
    taken = trip.then((results) => results.slice(0, along.length));
    return (await trip).slice(along.length) as D1Result<T>[];
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
    /** What they gave; asked for by themselves when nothing was read. */
    results: (): Promise<D1Result[]> => taken ?? db.batch([...along]),
  };
}
