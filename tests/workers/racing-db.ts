import { db } from "./money";

/** A database in which `change` runs once, right after the first such query was read, by itself or in a batch. */
export function racing(isRead: (sql: string) => boolean, change: () => Promise<unknown>): D1Database {
  let isDue = true;
  const raced = async <T>(found: T): Promise<T> => {
    if (isDue) {
      isDue = false;
      await change();
    }
    return found;
  };
  const reads = new WeakMap<object, D1PreparedStatement>();
  const checked = (statement: D1PreparedStatement): D1PreparedStatement => {
    const read = new Proxy(statement, {
      get(of, name) {
        if (name === "bind") return (...values: unknown[]) => checked(of.bind(...values));
        if (name !== "first") return Reflect.get(of, name).bind(of);
        return async (column: string) => raced(await of.first(column));
      },
    });
    reads.set(read, statement);
    return read;
  };
  const wrapped = <T extends object>(of: T): T =>
    new Proxy(of, {
      get(target, name) {
        const own = Reflect.get(target, name) as (...values: unknown[]) => unknown;
        if (name === "withSession") return (...values: unknown[]) => wrapped(own.apply(target, values) as object);
        if (name === "batch") {
          return async (statements: D1PreparedStatement[]) => {
            const found = await own.call(
              target,
              statements.map((statement) => reads.get(statement) ?? statement),
            );
            return statements.some((statement) => reads.has(statement)) ? raced(found) : found;
          };
        }
        if (name !== "prepare") return own.bind(target);
        return (sql: string) => {
          const statement = own.call(target, sql) as D1PreparedStatement;
          return isRead(sql) ? checked(statement) : statement;
        };
      },
    });
  return wrapped(db);
}
