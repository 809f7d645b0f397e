import { describe, expect, it } from "vitest";
import { mailsTo, signedUp } from "./client";
import { balanceOf, db, earns, webhook } from "./money";
import { notificationTypesOf } from "./world";

describe("a transfer that somebody reverses at the provider", () => {
  const reversed = async (payout: number, amount: number) =>
    webhook({ type: "transfer.reversed", data: { payout, reference: `tr_${payout}`, amount, currency: "eur" } });

  async function aPayout(event?: "paid" | "failed") {
    const helper = await signedUp({ verification: "verified", iban: "NL91ABNA0417164300" });
    await earns(helper, 9500);
    const { body } = await helper.api("POST", "/api/wallet/payout/", {});
    if (event) await webhook({ type: `payout.${event}`, data: { payout: body.id } });
    return { id: body.id as number, helper };
  }

  it("is the platform's when the payout was paid, for each part once", async () => {
    const { id, helper } = await aPayout("paid");
    const platform = await balanceOf("platform");
    await reversed(id, 1000);
    await reversed(id, 1000);
    await reversed(id, 3000);
    expect((await balanceOf("platform")) - platform).toBe(3000);
    expect(await balanceOf(`balance:${helper.id}`)).toBe(0);
    const told = (await mailsTo(helper.id)).filter(({ template }) => template === "payout_reversed");
    expect(told.map(({ data }) => data.amount).toSorted()).toEqual(["10.00", "20.00"]);
    expect(await notificationTypesOf(helper)).toContain("payout_reversed");
    const found = db.prepare("SELECT kind FROM money_case WHERE payout_id = ?").bind(id);
    expect((await found.all()).results).toEqual([{ kind: "transfer_reversed" }]);
  });

  it("books nothing while the payout is under way, nor after it failed", async () => {
    const platform = await balanceOf("platform");
    const [waiting, returned] = [await aPayout(), await aPayout("failed")];
    const fees = (await balanceOf("platform")) - platform;
    await reversed(waiting.id, 9025);
    await reversed(returned.id, 9025);
    expect((await balanceOf("platform")) - platform).toBe(fees);
    expect(await balanceOf(`balance:${returned.helper.id}`)).toBe(9500);
  });
});
