import type { Database, Write } from "./database";

/** A transaction that was undone because something it counted on was no longer so: another was first. */
export class ConflictError extends Error {
  override name = "ConflictError";
}

/** A transaction that was undone because its caller may not: a limit is used up, or the session has ended. */
export class AdmissionError extends Error {
  override name = "AdmissionError";
}

/** Put right after a conditional UPDATE, INSERT or DELETE: undoes the transaction unless that touched exactly one row. */
export function mustHaveChanged(db: Database): Write {
  return db.prepare("INSERT OR REPLACE INTO guard (id, ok) VALUES (1, changes())");
}

/** Undoes the transaction unless the condition (SQL) holds at that point. */
export function mustHold(db: Database, condition: string, ...values: unknown[]): Write {
  return db.prepare(`INSERT OR REPLACE INTO guard (id, ok) SELECT 1, (${condition})`).bind(...values);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether a statement was refused by a unique index. */
export const isUnique = (error: unknown, index: string) =>
  messageOf(error).includes("UNIQUE") && messageOf(error).includes(index);

/** The failures that have a meaning, by what SQLite says of the constraint. */
function meaningOf(error: unknown): unknown {
  const message = messageOf(error);
  if (/CHECK constraint failed: ok = 1|NOT NULL constraint failed: guard\.ok/.test(message)) {
    return new ConflictError("another was first", { cause: error });
  }
  if (/NOT NULL constraint failed: hit\.(?:at|subject)/.test(message)) {
    return new AdmissionError("over the limit, or without a session", { cause: error });
  }
  return error;
}

interface Options {
  /** Go before the statements of the first commit, in the same batch: limits, the mark of an idempotent request. */
  first?: Write[];
  /** Look whether a commit leaves live events to publish. */
  watch?: boolean;
}

/**
 * A unit of work: what is added runs at the next `commit`, all of it or none (D1 runs a batch as one transaction). It may
 * commit more than once.
 */
export class Transaction {
  private statements: Write[] = [];
  private first: Write[];
  private watch: boolean;
  private liveEvents: boolean | null = null;
  isCommitted = false;

  constructor(
    readonly db: Database,
    { first = [], watch = false }: Options = {},
  ) {
    this.first = first;
    this.watch = watch;
  }

  add(...statements: Write[]): this {
    this.statements.push(...statements);
    return this;
  }

  /**
   * Runs what was added, and gives the results of just that. `ConflictError` when a guard failed, `AdmissionError` when
   * the caller may not; nothing is left to run then.
   */
  async commit<T = unknown>(): Promise<D1Result<T>[]> {
    const added = this.statements;
    this.statements = [];
    const first = this.isCommitted ? [] : this.first;
    // D1 takes no empty batch.
    if (first.length + added.length === 0) return [];
    const looking = this.watch ? [this.db.prepare("SELECT EXISTS (SELECT 1 FROM live_event) AS n")] : [];
    const all = [...first, ...added, ...looking] as D1PreparedStatement[];
    const results = await (this.db as D1Database).batch<T>(all).catch((error: unknown) => {
      throw meaningOf(error);
    });
    this.isCommitted = true;
    if (this.watch) this.liveEvents = (results.pop()?.results[0] as { n: number }).n === 1;
    return results.slice(first.length);
  }

  /** Forgets what was added and not committed: the attempt is made anew. */
  rollback(): void {
    this.statements = [];
  }

  /** Runs what goes first by itself when nothing was committed. */
  async commitFirst(): Promise<void> {
    if (!this.isCommitted) await this.commit();
  }

  /** Whether the last commit may have left live events: one that was not watched may. */
  get mayHaveLiveEvents(): boolean {
    return this.liveEvents !== false;
  }
}

/** One statement, or several, that stand or fall together and ride on no request. */
export const run = <T = unknown>(db: Database, ...statements: Write[]): Promise<D1Result<T>[]> =>
  new Transaction(db).add(...statements).commit<T>();

/** Two rounds settle a race; more means that someone keeps changing the same thing. */
const ROUNDS = 4;

/**
 * Does what reads, judges and commits. Where another was first it is done again from the reading on, so that the answer
 * is the refusal that now applies, or the change made on what now stands.
 */
export async function retryOnConflict<T>(attempt: () => Promise<T>, rounds = ROUNDS): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await attempt();
    } catch (error) {
      const raced = error instanceof ConflictError || isUnique(error, "UNIQUE");
      if (!raced || round === rounds) throw error;
    }
  }
}
