import { expect, it } from "vitest";
import { mustNotBeParty } from "../../workers/api/db/involved";
import { ConflictError, run } from "../../workers/api/db/transaction";
import { signedUp } from "./client";
import { aDeal, aPayableBid, aTapJob, db, onPage, opened } from "./money";

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
