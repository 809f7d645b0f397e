/** A batch that was undone because something it counted on was no longer so: another was first. */
export class Lost extends Error {
  override name = "Lost";
}

/** A batch that was undone because its caller may not: a limit is used up, or the session has ended (kernel/limit.ts). */
export class NotAdmitted extends Error {
  override name = "NotAdmitted";
}

/** Put right after a conditional UPDATE, INSERT or DELETE: undoes the batch unless that touched exactly one row. */
export function mustHaveChanged(db: D1Database): D1PreparedStatement {
  return db.prepare("INSERT OR REPLACE INTO guard (id, ok) VALUES (1, changes())");
}

/** Undoes the batch unless the condition (SQL) holds at that point. */
export function mustHold(db: D1Database, condition: string, ...values: unknown[]): D1PreparedStatement {
  return db.prepare(`INSERT OR REPLACE INTO guard (id, ok) SELECT 1, (${condition})`).bind(...values);
}

/** What SQLite says of a statement it refused. */
const saysOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
export const isUnique = (error: unknown, index: string) =>
  saysOf(error).includes("UNIQUE") && saysOf(error).includes(index);
const isGuard = (error: unknown) =>
  /CHECK constraint failed: ok = 1|NOT NULL constraint failed: guard\.ok/.test(saysOf(error));

/** A statement that goes along with what is committed first. */
interface Companion {
  statement: D1PreparedStatement;
  carried: boolean;
}
const companions = new WeakMap<D1Database, Companion[]>();

/** Whether the last commit left something that somebody listens for; null before there was one. */
interface Notes {
  left: boolean | null;
}
const notes = new WeakMap<D1Database, Notes>();

/** Another handle of the same database, with all that this one carries. */
function handleOf(db: D1Database): D1Database {
  const handle: D1Database = {
    prepare: (sql) => db.prepare(sql),
    batch: (statements) => db.batch(statements),
    exec: (sql) => db.exec(sql),
    withSession: (from) => db.withSession(from),
    dump: () => db.dump(),
  };
  const [along, noted] = [companions.get(db), notes.get(db)];
  if (along) companions.set(handle, along);
  if (noted) notes.set(handle, noted);
  return handle;
}

/** A handle that tells whether its commits left something to publish: who committed nothing through it cannot know. */
export function noting(db: D1Database) {
  const handle = handleOf(db);
  const noted: Notes = { left: null };
  notes.set(handle, noted);
  return { db: handle, mayHaveLeft: () => noted.left !== false };
}

/** A handle of the database whose first commit carries this statement along. */
export function carrying(db: D1Database, statement: D1PreparedStatement) {
  const handle = handleOf(db);
  const companion: Companion = { statement, carried: false };
  companions.set(handle, [...(companions.get(db) ?? []), companion]);
  return {
    db: handle,
    isCarried: () => companion.carried,
    /** Runs the statement by itself when nothing was committed. */
    carryLate: async () => {
      if (!companion.carried) await statement.run();
    },
  };
}

/** Runs statements as one transaction: all or nothing. Throws `Lost` when a guard failed. */
export async function commit<T = unknown>(db: D1Database, statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
  const along = (companions.get(db) ?? []).filter(({ carried }) => !carried);
  const noted = notes.get(db);
  const looking = noted ? [db.prepare("SELECT EXISTS (SELECT 1 FROM live_event) AS n")] : [];
  const all = [...along.map(({ statement }) => statement), ...statements];
  // D1 takes no empty batch.
  if (all.length === 0) return [];
  try {
    const results = await db.batch<T>([...all, ...looking]);
    for (const one of along) one.carried = true;
    if (noted) noted.left = (results.pop()?.results[0] as { n: number }).n === 1;
    return results.slice(along.length);
  } catch (error) {
    if (isGuard(error)) throw new Lost("another was first", { cause: error });
    if (/NOT NULL constraint failed: hit\.(?:at|subject)/.test(saysOf(error))) {
      throw new NotAdmitted("over the limit, or gone", { cause: error });
    }
    throw error;
  }
}
