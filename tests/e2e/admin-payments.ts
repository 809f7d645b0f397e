import { divisionOf } from "../../app/domain/deals/dispute-life";
import { FEE_PERCENT, formatSum } from "../../app/domain/money/money";
import { anAgreement, BID_CENTS } from "./agreement";
import { balanceOf } from "./deal";
import { expect, type Open, test } from "./fixtures";
import { ADMIN } from "./people";
import { callApi } from "./talk";
import { type Language, wordsIn } from "./texts";

export async function anAdminRefundsAPart(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [d, f, p] = [w("admin"), w("adminSearch"), w("adminPayment")];
  const { placer, helper, payment } = await anAgreement(open, [language, language]);
  const admin = await open(language, ADMIN);
  const back = 2_000;
  const { helper: net, placer: returned } = divisionOf(BID_CENTS - back, BID_CENTS, FEE_PERCENT);
  const choose = (deed: "pause" | "refund" | "note") =>
    admin.getByRole("link", { name: p(`deeds.${deed}.choice`) }).click();
  const explain = async (statement: string) => {
    await admin.getByRole("textbox", { name: d("resolve.statement") }).fill(statement);
    await admin.getByRole("combobox", { name: d("reason.label") }).fill("Nagekeken");
  };

  await test.step("the admin finds the payment by its number", async () => {
    await admin.goto("/admin");
    await admin.getByRole("searchbox", { name: f("box") }).fill(String(payment));
    await admin.getByRole("button", { name: f("boxButton"), exact: true }).click();
    await admin.locator(`a[href="/admin/payments/${payment}"]`).first().click();
    await expect(admin.getByRole("heading", { level: 1, name: p("title", { id: payment }) })).toBeVisible();
  });

  await test.step("the release is paused, and the placer can read that", async () => {
    await choose("pause");
    await explain("We kijken naar deze betaling.");
    await admin.getByRole("button", { name: p("deeds.pause.confirm") }).click();
    await expect(admin.getByText(p("pausedText"))).toBeVisible();
    await placer.goto(`/wallet/betaling/${payment}`);
    await expect(placer.getByText(w("receipts")("note.payer.team"))).toBeVisible();
  });

  await test.step("a part is refunded once the amounts were shown and explained", async () => {
    await choose("refund");
    await admin.getByRole("textbox", { name: p("amount") }).fill("20");
    await admin.getByRole("button", { name: p("deeds.refund.confirm"), exact: true }).click();
    await expect(admin.getByText(p("amountChanged"))).toBeVisible();
    const part = p("deeds.refund.part", { id: payment });
    await expect(admin.getByRole("heading", { level: 1, name: part })).toBeVisible();
    expect(await admin.title()).toContain(part);
    await expect(admin.getByText(formatSum(net, language), { exact: true })).toBeVisible();
    await expect(admin.getByText(formatSum(returned, language), { exact: true })).toBeVisible();
    await admin.getByRole("button", { name: p("deeds.refund.confirm"), exact: true }).click();
    await expect(admin.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
    await explain("Een deel van het werk is gedaan.");
    await admin.getByRole("button", { name: p("deeds.refund.confirm"), exact: true }).click();
    await expect(admin.getByRole("row").filter({ hasText: w("adminRecords")("audit.actions.refund") })).toBeVisible();
  });

  await test.step("each has their part, and both are notified", async () => {
    await helper.goto("/");
    expect(await balanceOf(helper, language)).toBe(net);
    for (const person of [placer, helper]) {
      const { results } = await callApi<{ results: { type: string }[] }>(person, "notifications/");
      expect(results.filter(({ type }) => type === "payment_decision")).toHaveLength(2);
    }
  });
}
