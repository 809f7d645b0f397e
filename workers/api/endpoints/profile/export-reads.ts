import type { Query } from "../../db/database";

/** Rows per read, so that no list is in memory as a whole. */
const CHUNK = 200;
const START = Number.MAX_SAFE_INTEGER;

export type Read = (before: number, take: number) => Query;

/** Keyset pagination, newest first, so that nothing comes twice. */
export async function* newestFirst<Row extends { id: number }>(read: Read, take = CHUNK): AsyncGenerator<Row[]> {
  for (let before = START; ; ) {
    const { results } = await read(before, take).all<Row>();
    if (results.length > 0) yield results;
    const last = results.at(-1);
    if (!last || results.length < take) return;
    before = last.id;
  }
}

export async function* each<Row extends { id: number }, T>(read: Read, one: (row: Row) => T): AsyncGenerator<T> {
  for await (const rows of newestFirst<Row>(read)) yield* rows.map(one);
}

export async function* all<T>(read: () => Promise<T[]>): AsyncGenerator<T> {
  yield* await read();
}
