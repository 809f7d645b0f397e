/** A batch that was undone because something it counted on was no longer so: another was first. */
export class Lost extends Error {
  override name = "Lost";
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

/** Runs statements as one transaction: all or nothing. Throws `Lost` when a guard failed. */
export async function commit<T = unknown>(db: D1Database, statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
  try {
    return await db.batch<T>(statements);
  } catch (error) {
    if (isGuard(error)) throw new Lost("another was first", { cause: error });
    throw error;
  }
}
