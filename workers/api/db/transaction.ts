import type { Database, Query, Write } from "./database";

/** A guard failed: a concurrent request was first. */
export class ConflictError extends Error {
  override name = "ConflictError";
}

/** A limit is used up, or the session has ended. */
export class AdmissionError extends Error {
  override name = "AdmissionError";
}

/** The answer of a commit got lost. It may have happened, so do not repeat or undo anything. */
export class UnknownOutcomeError extends Error {
  override name = "UnknownOutcomeError";
}

/** Put right after a write whose WHERE repeats what was read: undoes the transaction unless one row changed. */
export function mustHaveChanged(db: Database): Write {
  return db.prepare("INSERT OR REPLACE INTO guard (id, ok) VALUES (1, changes())");
}

/** Undoes the transaction unless the condition (SQL) holds at that point. */
export function mustHold(db: Database, condition: string, ...values: unknown[]): Write {
  return db.prepare(`INSERT OR REPLACE INTO guard (id, ok) SELECT 1, (${condition})`).bind(...values);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const isUnique = (error: unknown, index: string) =>
  messageOf(error).includes("UNIQUE") && messageOf(error).includes(index);

/**
 * D1 includes SQLite's own errors, after which the transaction is undone. The others concern values and load, before it
 * begins.
 */
const NOT_BEGUN_OR_UNDONE =
  /SQLITE_|constraint failed|no such |D1_TYPE_ERROR|overloaded|has no column named|syntax error/;

export const isConstraint = (error: unknown) => messageOf(error).includes("constraint failed");

function meaningOf(error: unknown): unknown {
  const message = messageOf(error);
  if (/CHECK constraint failed: ok = 1|NOT NULL constraint failed: (?:guard\.ok|message\.chat_id)/.test(message)) {
    return new ConflictError("another was first", { cause: error });
  }
  if (/NOT NULL constraint failed: hit\.(?:at|subject)/.test(message)) {
    return new AdmissionError("over the limit, or without a session", { cause: error });
  }
  if (NOT_BEGUN_OR_UNDONE.test(message)) return error;
  return new UnknownOutcomeError(message, { cause: error });
}

const queued = new WeakSet<Write>();

/** The call that commits the statement starts the delivery. */
export function queueing(write: Write): Write {
  queued.add(write);
  return write;
}

interface Options {
  first?: Write[];
  last?: Query | null;
}

/** A D1 batch is one transaction. `commit` may run more than once. */
export class Transaction {
  private statements: Write[] = [];
  private first: Write[];
  private last: Query | null;
  found: unknown[] | null = null;
  isCommitted = false;
  hasQueued = false;

  constructor(
    readonly db: Database,
    { first = [], last = null }: Options = {},
  ) {
    this.first = first;
    this.last = last;
  }

  add(...statements: Write[]): this {
    this.statements.push(...statements);
    return this;
  }

  async commit<T = unknown>(): Promise<D1Result<T>[]> {
    const added = this.statements;
    this.statements = [];
    const first = this.isCommitted ? [] : this.first;
    // D1 rejects an empty batch.
    if (first.length + added.length === 0) return [];
    const all = [...first, ...added, ...(this.last ? [this.last] : [])] as D1PreparedStatement[];
    const results = await (this.db as D1Database).batch<T>(all).catch((error: unknown) => {
      throw meaningOf(error);
    });
    this.isCommitted = true;
    if (this.last) this.found = results.pop()?.results ?? [];
    const own = results.slice(first.length);
    this.hasQueued ||= added.some((statement, at) => queued.has(statement) && (own[at]?.meta.changes ?? 0) > 0);
    return own;
  }

  rollback(): void {
    this.statements = [];
  }

  async commitFirst(): Promise<void> {
    if (!this.isCommitted) await this.commit();
  }
}

/** After a commit, any error is one about the answer: the change happened. */
export const mayHaveHappened = (tx: Pick<Transaction, "isCommitted">, error: unknown): boolean =>
  tx.isCommitted || error instanceof UnknownOutcomeError;

export const run = <T = unknown>(db: Database, ...statements: Write[]): Promise<D1Result<T>[]> =>
  new Transaction(db).add(...statements).commit<T>();

/** Two rounds settle a race; more means constant contention. */
const ROUNDS = 4;

/** Retries from the read on, so that the refusal is the one that now applies. */
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
