import { describe, expect, it } from "vitest";
import { mustNotBeParty } from "../../workers/api/db/involved";
import { ConflictError, run } from "../../workers/api/db/transaction";
import { aComment, aReview, STATED } from "./admin-fixtures";
import { bearing, signedUp } from "./client";
import { aDeal, aPayableBid, aTapJob, db, onPage, opened, valueOf } from "./money";
import { racing } from "./racing-db";

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

describe("a deal that an admin makes between the check and the decision", () => {
  async function aRace() {
    const { owner, helper, job } = await aDeal();
    const admin = await signedUp({ roles: "admin" });
    const own = await aTapJob(admin);
    const makeDeal = db
      .prepare("UPDATE job SET status = 'reserved', listed = 0, helper_id = ? WHERE id = ?")
      .bind(helper.id, own);
    const DB = racing(
      (sql) => sql.endsWith(" AS party"),
      () => makeDeal.run(),
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
