import { beforeEach, describe, expect, it } from "vitest";
import { anAdmin, auditOf } from "./admin-fixtures";
import { type Person, signedUp, visitor } from "./client";
import { aFailedPayout, balanceOf, db, earns, entriesOf, sums } from "./money";
import { atOnce, tally } from "./world";

const reason = "IBAN is aangepast";
const set = (person: Person, values: string) =>
  db.prepare(`UPDATE user SET ${values} WHERE id = ?`).bind(person.id).run();

let admin: Person;
let failed: Awaited<ReturnType<typeof aFailedPayout>>;
beforeEach(async () => {
  [admin, failed] = await Promise.all([anAdmin(), aFailedPayout()]);
});

const found = async () => (await admin.api("GET", `/api/admin/payouts/${failed.id}/`)).body;
const retry = () => admin.api("POST", `/api/admin/payouts/${failed.id}/retry/`, { reason });

describe("an admin makes a failed payout again", () => {
  it("without a fee, to the IBAN of now", async () => {
    await set(failed.helper, "iban = 'NL20INGB0001234567'");
    expect(await found()).toMatchObject({
      status: "failed",
      balance: "100.00",
      iban_now: "NL20******4567",
      refusal: null,
    });
    const { status, body } = await retry();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "failed", balance: "60.00", refusal: "already_done" });
    const next = body.retried_as;
    expect((await admin.api("GET", `/api/admin/payouts/${next}/`)).body).toMatchObject({
      amount: "40.00",
      fee: "0.00",
      net: "40.00",
      early: false,
      iban: "NL20******4567",
      status: "requested",
    });
    expect(await entriesOf(`payout_retry:${failed.id}`)).toEqual({
      [`balance:${failed.helper.id}`]: -4000,
      [`payout:${next}`]: 4000,
    });
    expect(await auditOf("payout", failed.id)).toEqual([["retry", reason]]);
    await visitor.api("POST", `/api/dev/payouts/${next}/`, { action: "paid" });
    expect(await balanceOf(`payout:${next}`)).toBe(0);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("once, whoever else does it at the same moment", async () => {
    expect(tally(await atOnce(retry))).toEqual({ 200: 1, "409 already_done": 19 });
    expect(await balanceOf(`balance:${failed.helper.id}`)).toBe(6000);
    expect(await auditOf("payout", failed.id)).toHaveLength(1);
  });

  it.each([
    ["not_verified", "verification = 'rejected'", 403],
    ["iban_missing", "iban = NULL", 409],
    ["iban_waits", `iban_changed_at = ${Date.now()}`, 409],
  ])("but not when it is refused as %s", async (code, values, status) => {
    await set(failed.helper, values);
    expect(await found()).toMatchObject({ refusal: code });
    expect(await retry()).toMatchObject({ status, body: { code } });
    expect(await balanceOf(`balance:${failed.helper.id}`)).toBe(10_000);
    expect(await auditOf("payout", failed.id)).toEqual([]);
  });

  it("with a reason", async () => {
    const { status, body } = await admin.api("POST", `/api/admin/payouts/${failed.id}/retry/`, {});
    expect([status, Object.keys(body)]).toEqual([400, ["reason"]]);
    expect(await balanceOf(`balance:${failed.helper.id}`)).toBe(10_000);
  });

  it("but not when the money left the balance, or the payout did not fail", async () => {
    await failed.helper.api("POST", "/api/wallet/payout/", { amount: "70.00" });
    expect(await retry()).toMatchObject({ status: 409, body: { code: "nothing_to_pay_out" } });
    const { results } = (await admin.api("GET", `/api/admin/payouts/?user=${failed.helper.id}&status=requested`)).body;
    const of = `/api/admin/payouts/${results[0].id}/retry/`;
    expect(await admin.api("POST", of, { reason })).toMatchObject({ status: 409, body: { code: "transition" } });
    expect(await admin.api("POST", "/api/admin/payouts/9999999/retry/", { reason })).toMatchObject({ status: 404 });
  });
});

it("shows admins the balances that are due, and what keeps each from being paid", async () => {
  const [ready, blocked, poor] = await Promise.all([
    signedUp({ verification: "verified", iban: "NL91ABNA0417164300" }),
    signedUp(),
    signedUp(),
  ]);
  await Promise.all([earns(ready, 99_000_000), earns(blocked, 98_000_000), earns(poor, 99)]);
  const { results } = (await admin.api("GET", "/api/admin/payouts/due/")).body;
  const of = (person: Person) => results.find(({ user }: { user: { id: number } }) => user.id === person.id);
  expect(of(ready)).toMatchObject({ amount: "990000.00", iban: "NL91******4300", block: null });
  expect(of(blocked)).toMatchObject({ amount: "980000.00", iban: null, block: "not_verified" });
  expect(of(poor)).toBeUndefined();
});
