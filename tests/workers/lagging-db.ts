const TABLES = `SELECT t.name, (SELECT json_group_array(x.name) FROM pragma_table_xinfo(t.name) x WHERE x.hidden = 0) AS columns
  FROM sqlite_schema t WHERE t.type = 'table' AND t.sql NOT LIKE 'CREATE VIRTUAL%' AND t.name NOT GLOB '_cf_*' AND t.name NOT GLOB 'sqlite_*'
    AND t.name <> 'd1_migrations' AND NOT EXISTS (SELECT 1 FROM sqlite_schema v WHERE v.sql LIKE 'CREATE VIRTUAL%' AND t.name GLOB v.name || '_*')`;

async function copyAll(from: D1Database, to: D1Database): Promise<void> {
  const { results } = await from.prepare(TABLES).all<{ name: string; columns: string }>();
  const statements = [to.prepare("PRAGMA defer_foreign_keys = on")];
  for (const { name, columns } of results) {
    const names = JSON.parse(columns) as string[];
    const quoted = names.map((column) => `"${column}"`).join(", ");
    const rows = await from
      .prepare(`SELECT json_group_array(json_array(${quoted})) AS rows FROM "${name}"`)
      .first("rows");
    const values = names.map((_, at) => `value ->> ${at}`).join(", ");
    statements.push(
      to.prepare(`DELETE FROM "${name}"`),
      to.prepare(`INSERT INTO "${name}" (${quoted}) SELECT ${values} FROM json_each(?)`).bind(rows),
    );
  }
  await to.batch(statements);
}

async function withoutTriggers(db: D1Database): Promise<void> {
  const { results } = await db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all<{ name: string }>();
  if (results.length > 0) await db.batch(results.map(({ name }) => db.prepare(`DROP TRIGGER "${name}"`)));
}

type Answers = "primary" | "copy";

class Statement {
  constructor(
    private readonly run_: <T>(statements: Statement[]) => Promise<D1Result<T>[]>,
    readonly sql: string,
    readonly values: unknown[] = [],
  ) {}
  bind = (...values: unknown[]) => new Statement(this.run_, this.sql, values);
  all = async <T>() => (await this.run_<T>([this]))[0] as D1Result<T>;
  run = this.all;
  first = async <T>(column?: string) => {
    const row = (await this.all<Record<string, T>>()).results[0];
    return (column && row ? row[column] : row) ?? null;
  };
}

/**
 * D1's replicas do not run locally: this one advances only on command. A bookmark counts changes; if the replica is
 * behind it, the primary answers.
 */
export async function laggingDb(primary: D1Database, copy: D1Database) {
  let changes = 0;
  let copied = 0;
  const asked: Answers[] = [];
  await withoutTriggers(copy);

  async function run<T>(where: Answers, statements: Statement[]): Promise<D1Result<T>[]> {
    asked.push(where);
    const db = where === "primary" ? primary : copy;
    const results = await db.batch<T>(statements.map(({ sql, values }) => db.prepare(sql).bind(...values)));
    if (statements.some(({ sql }) => /^\s*(?:INSERT|UPDATE|DELETE)/.test(sql))) changes += 1;
    return results;
  }

  const written = (n: number) => n.toString(16).padStart(8, "0");
  function withSession(from = "first-unconstrained") {
    let mark = from.startsWith("first-") ? null : from;
    const send = async <T>(statements: Statement[]) => {
      const isNewer = mark !== null && mark > written(copied);
      const where = isNewer || (mark === null && from === "first-primary") ? "primary" : "copy";
      const results = await run<T>(where, statements);
      const upTo = written(where === "primary" ? changes : copied);
      mark = mark === null || upTo > mark ? upTo : mark;
      return results;
    };
    return { prepare: (sql: string) => new Statement(send, sql), batch: send, getBookmark: () => mark };
  }

  const always = <T>(statements: Statement[]) => run<T>("primary", statements);
  const db = { prepare: (sql: string) => new Statement(always, sql), batch: always, withSession };
  return {
    db: db as unknown as D1Database,
    answered: (): Answers[] => asked.splice(0),
    async catchUp() {
      await copyAll(primary, copy);
      copied = changes;
    },
  };
}
