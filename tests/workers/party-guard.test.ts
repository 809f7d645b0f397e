import { describe, expect, it } from "vitest";
import { mustNotBeParty } from "../../workers/api/db/involved";
import { ConflictError, run } from "../../workers/api/db/transaction";
import { aComment, aReview, STATED } from "./admin-fixtures";
import { bearing, signedUp } from "./client";
import { aDeal, aPayableBid, aTapJob, db, onPage, opened, valueOf } from "./money";

it("a deal that an admin makes after the check undoes the decision", async () => {
  const { helper } = await aDeal();
  const admin = await signedUp({ roles: "admin" });
  const guard = () => run(db, mustNotBeParty(db, admin.id, [helper.id, null]));
  await guard();
  const bid = await aPayableBid(await aTapJob(admin), admin, helper);
  await onPage((await opened(admin, bid)).session);
  await expect(guard()).rejects.toThrow(ConflictError);
  await run(db, mustNotBeParty(db, (await signedUp({ roles: "admin" })).id, [helper.id]));
});

/** A database in which `change` runs once, right after the check of the parties. */
function racing(change: () => Promise<unknown>): D1Database {
  let isDue = true;
  const checked = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(of, name) {
        if (name === "bind") return (...values: unknown[]) => checked(of.bind(...values));
        if (name !== "first") return Reflect.get(of, name).bind(of);
        return async (column: string) => {
          const found = await of.first(column);
          if (isDue) {
            isDue = false;
            await change();
          }
          return found;
        };
      },
    });
  const wrapped = <T extends object>(of: T): T =>
    new Proxy(of, {
      get(target, name) {
        const own = Reflect.get(target, name) as (...values: unknown[]) => unknown;
        if (name === "withSession") return (...values: unknown[]) => wrapped(own.apply(target, values) as object);
        if (name !== "prepare") return own.bind(target);
        return (sql: string) => {
          const statement = own.call(target, sql) as D1PreparedStatement;
          return sql.endsWith(" AS party") ? checked(statement) : statement;
        };
      },
    });
  return wrapped(db);
}

describe("a deal that an admin makes between the check and the decision", () => {
  async function aRace() {
    const { owner, helper, job } = await aDeal();
    const admin = await signedUp({ roles: "admin" });
    const own = await aTapJob(admin);
    const DB = racing(() =>
      db
        .prepare("UPDATE job SET status = 'reserved', listed = 0, helper_id = ? WHERE id = ?")
        .bind(helper.id, own)
        .run(),
    );
    return { owner, helper, job, call: bearing(admin.token, { DB }) };
  }

  it("stops the removal of a comment", async () => {
    const { helper, job, call } = await aRace();
    const { target_id } = await aComment(job, helper);
    expect((await call("DELETE", `/api/admin/comments/${target_id}/`, STATED)).status).toBe(403);
    expect(await valueOf("comment", target_id, "comment")).not.toBeNull();
  });

  it("stops a change of a review", async () => {
    const { owner, helper, job, call } = await aRace();
    const { target_id } = await aReview(job, owner, helper);
    const fields = { text: "Prima", reason: "Op verzoek" };
    expect((await call("PATCH", `/api/admin/reviews/${target_id}/`, fields)).status).toBe(403);
    expect(await valueOf("review", target_id, "text")).toBe("Nooit meer");
  });

  it("stops the removal of a review", async () => {
    const { owner, helper, job, call } = await aRace();
    const { target_id } = await aReview(job, owner, helper);
    expect((await call("DELETE", `/api/admin/reviews/${target_id}/`, STATED)).status).toBe(403);
    expect(await valueOf("review", target_id, "status")).toBe("visible");
  });
});
