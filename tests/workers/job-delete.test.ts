import { expect, it } from "vitest";
import { STATED } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp } from "./client";
import { aPaidDeal, aTapJob, valueOf } from "./money";

const INVOLVED = "een collega beslist";
const OWN_CASE = { status: 403, body: { code: "own_case" } };

const remove = (admin: Person, job: number) => admin.api("DELETE", `/api/admin/jobs/${job}/`, STATED);
const pageFor = async (admin: Person, job: number) =>
  textOf(await (await browserOf(admin)).get(`/admin/jobs/${job}/delete`));

it("a job cannot be removed by an admin who is the helper of its deal, and the page says why", async () => {
  const { helper, job } = await aPaidDeal(6_000, { roles: "admin" });
  expect(await pageFor(helper, job)).toContain(INVOLVED);
  expect(await remove(helper, job)).toMatchObject(OWN_CASE);
  expect(await valueOf("job", job, "status")).toBe("reserved");
});

it("a job cannot be removed by an admin with another running deal with its owner or its helper", async () => {
  const { owner, helper } = await aPaidDeal(6_000, { roles: "admin" });
  const other = await aTapJob(owner);
  expect(await pageFor(helper, other)).toContain(INVOLVED);
  expect(await remove(helper, other)).toMatchObject(OWN_CASE);
});

it("a job can be removed by an admin who only looks, and not by its owner", async () => {
  const admin = await signedUp({ roles: "admin" });
  const { job } = await aPaidDeal();
  expect(await pageFor(admin, job)).not.toContain(INVOLVED);
  const own = await aTapJob(admin);
  expect(await pageFor(admin, own)).toContain(INVOLVED);
  expect(await remove(admin, own)).toMatchObject(OWN_CASE);
  expect((await remove(admin, job)).status).toBe(204);
});
