import type { Database, Query } from "../db/database";

interface ReadAhead {
  db: Database;
  results(): Promise<D1Result[]>;
}

export function readAhead(db: Database, along: readonly Query[], other: Database): ReadAhead {
  if (other !== db) return beside(db, along, other);
  const originals = new WeakMap<object, Query>();
  let taken: Promise<D1Result[]> | null = null;

  async function read<T>(queries: Query[]): Promise<D1Result<T>[]> {
    if (taken) return db.batch<T>(queries);
    const trip = db.batch<unknown>([...along, ...queries]);
    taken = trip.then((results) => results.slice(0, along.length));
    return (await trip).slice(along.length) as D1Result<T>[];
  }

  function wrapped(original: Query): Query {
    const all = async <T>() => (await read<T>([original]))[0] as D1Result<T>;
    const wrapper = {
      bind: (...values: unknown[]) => wrapped(original.bind(...values)),
      all,
      first: async <T>(column?: string) => {
        const row = (await all<Record<string, T>>()).results[0];
        return (column && row ? row[column] : row) ?? null;
      },
    };
    originals.set(wrapper, original);
    return wrapper;
  }

  const handle: Database = {
    prepare: (sql: string) => wrapped(db.prepare(sql)),
    batch: (queries) => read(queries.map((one) => originals.get(one) ?? one)),
  };
  return {
    db: handle,
    results: (): Promise<D1Result[]> => taken ?? db.batch([...along]),
  };
}

function beside(db: Database, along: readonly Query[], other: Database): ReadAhead {
  const trip = other.batch([...along]);
  trip.catch(() => undefined);
  return { db, results: () => trip };
}
