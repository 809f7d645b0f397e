import { describe, expect, it } from "vitest";
import { type Person, signedUp, visitor } from "./client";
import { aDisputedDeal, close, TRANSITION, timesNotified } from "./disputed";
import { balanceOf, db, paymentOf, sums, valueOf } from "./money";

describe("the desk", () => {
  const resolve = (admin: Pick<Person, "api">, id: number, body: object) =>
    admin.api("POST", `/api/admin/disputes/${id}/resolve/`, {
      reason: "Zo is het billijk.",
      statement: "De helft is af.",
      ...body,
    });

  it.each([
    [{ outcome: "release" }, "released", "0.00", 9500, "solved", "100.00"],
    [{ outcome: "refund", amount: "60.00" }, "refunded", "105.00", 0, "open", "0.00"],
    [{ outcome: "split", amount: "60,00" }, "released", "42.00", 5700, "solved", "60.00"],
    [{ outcome: "split", amount: "0" }, "refunded", "105.00", 0, "open", "0.00"],
  ])("decides with %j", async (body, status, refunded_amount, earned, jobStatus, share) => {
    const { owner, helper, job, id } = await aDisputedDeal();
    const admin = await signedUp({ roles: "admin" });
    expect(await resolve(admin, id, body)).toMatchObject({ status: 200, body: { status, refunded_amount } });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(earned);
    expect(await balanceOf(`held:${id}`)).toBe(0);
    expect(await valueOf("job", job, "status")).toBe(jobStatus);
    expect([await timesNotified(owner, "dispute"), await timesNotified(helper, "dispute")]).toEqual([1, 2]);
    const deed = await db
      .prepare("SELECT action, target_type, target_id, reason FROM audit WHERE admin_id = ?")
      .bind(admin.id)
      .all();
    expect(deed.results).toEqual([
      {
        action: "resolve",
        target_type: "payment",
        target_id: id,
        reason: `helper ${share} / 100.00: Zo is het billijk.`,
      },
    ]);
    expect(await resolve(admin, id, body)).toMatchObject(TRANSITION);
  });

  it("is not an admin who is one of the two", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    await db.prepare("UPDATE user SET roles = 'admin' WHERE id IN (?, ?)").bind(owner.id, helper.id).run();
    for (const party of [owner, helper]) {
      const { status, body } = await resolve(party, id, { outcome: "release" });
      expect([status, body.code]).toEqual([403, "own_case"]);
    }
    expect(await balanceOf(`balance:${helper.id}`)).toBe(0);
  });

  it("says to both what it decided, and keeps the reason for the records", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    const admin = await signedUp({ roles: "admin" });
    const statement = "Het plafond is af, de muur niet. Daarom de helft.";
    await resolve(admin, id, { outcome: "split", amount: "50.00", statement });
    for (const person of [owner, helper]) {
      const { dispute } = await paymentOf(person, id);
      expect(dispute).toMatchObject({ status: "closed", ended: "decided", statement });
      expect(JSON.stringify(dispute)).not.toContain("billijk");
    }
  });

  it("says why, what and of which payment", async () => {
    const { owner, id, payment } = await aDisputedDeal();
    const admin = await signedUp({ roles: "admin" });
    const faults = async (body: object) => Object.keys((await resolve(admin, id, body)).body).sort();
    expect(await faults({})).toEqual(["outcome"]);
    expect(await faults({ outcome: "odd", reason: "", statement: " " })).toEqual(["outcome", "reason"]);
    expect(await faults({ outcome: "split" })).toEqual(["amount"]);
    expect(await faults({ outcome: "split", amount: "100.01" })).toEqual(["amount"]);
    expect(await resolve(admin, 999_999, { outcome: "release" })).toMatchObject({ status: 404 });
    expect(await resolve(owner, id, { outcome: "release" })).toMatchObject({ status: 403 });
    expect(await resolve(visitor, id, { outcome: "release" })).toMatchObject({ status: 401 });
    expect(await valueOf("payment", payment.id, "status")).toBe("disputed");
    await close(owner, id);
    expect(await resolve(admin, id, { outcome: "release" })).toMatchObject(TRANSITION);
  });
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
