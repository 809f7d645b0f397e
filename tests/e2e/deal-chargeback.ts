import type { Page } from "@playwright/test";
import { FEE_PERCENT, feeOf, formatEuros, withFee } from "../../app/domain/money/money";
import { anAgreement, approved, BID_CENTS } from "./agreement";
import { balanceOf } from "./deal";
import { expect, type Open, test } from "./fixtures";
import { ADMIN } from "./people";
import { callApi } from "./talk";
import { type Language, wordsIn } from "./texts";

const NET_CENTS = BID_CENTS - feeOf(BID_CENTS, FEE_PERCENT);

export async function thePayersBankTakesItBack(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const t = w("receipts");
  const agreement = await anAgreement(open, [language, language]);
  const { placer, helper, payment, provider, title } = agreement;
  await approved(agreement);
  const { name } = await callApi<{ name: string }>(placer, "user/data/");
  const [total, part] = [formatEuros(withFee(BID_CENTS, FEE_PERCENT), language), formatEuros(NET_CENTS, language)];
  const atBank = async (action: "charge_back" | "charge_back_lost") => {
    await placer.goto(provider);
    // An API call started the payment: its page need not have the language of the journey.
    const button = placer.locator(`button[value="${action}"]`);
    await button.click();
    await expect(button).toHaveCount(0);
  };
  const reads = async (person: Page, side: "payer" | "payee", status: "open" | "lost") => {
    await person.goto(`/wallet/betaling/${payment}`);
    await expect(person.getByText(t(`chargeback.title.${status}`))).toBeVisible();
    await expect(person.getByText(t(`chargeback.${side}.${status}`, { amount: total, name }))).toBeVisible();
  };

  await test.step("the bank takes it back: the helper's part is set apart", async () => {
    await helper.goto("/");
    expect(await balanceOf(helper, language)).toBe(NET_CENTS);
    await atBank("charge_back");
    await reads(placer, "payer", "open");
    await reads(helper, "payee", "open");
    await expect(helper.getByText(t("chargeback.where.open.balance", { part }))).toBeVisible();
    expect(await balanceOf(helper, language)).toBe(0);
  });

  await test.step("our team sees it", async () => {
    const admin = await open(language, ADMIN);
    await admin.goto("/admin/money");
    await expect(admin.getByRole("row").filter({ hasText: title })).toContainText(w("adminMoney")("kind.chargeback"));
  });

  await test.step("the bank decides for the payer: both read where the money is", async () => {
    await atBank("charge_back_lost");
    await reads(placer, "payer", "lost");
    await reads(helper, "payee", "lost");
    await expect(helper.getByText(t("chargeback.where.lost.balance", { part }))).toBeVisible();
  });
}
