import { FEE_PERCENT, feeOf, formatEuros } from "../../app/domain/money/money";
import { anAgreement, approved, BID_CENTS } from "./agreement";
import { expect, type Open, test } from "./fixtures";
import { callApi } from "./talk";
import { type Language, wordsIn } from "./texts";

const NET_CENTS = BID_CENTS - feeOf(BID_CENTS, FEE_PERCENT);
const headers = { "Sec-Fetch-Site": "same-origin" };

export async function aFirstPayout(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [t, x, fields] = [w("wallet"), w("tax"), w("fields")];
  const agreement = await anAgreement(open, [language, language]);
  const { helper } = agreement;
  await approved(agreement);

  await test.step("the helper is verified and has an IBAN", async () => {
    await helper.goto("/wallet");
    await expect(helper.getByText(t("needs.not_verified"))).toBeVisible();
    const check = await callApi<{ rootline_reference: string }>(helper, "payment/verification/", {});
    for (const action of ["submit", "approve"]) {
      const at = `/api/dev/kyc/${check.rootline_reference}/`;
      await helper.request.post(at, { form: { action }, headers, maxRedirects: 0 });
    }
    const saved = await helper.request.patch("/api/user/data/", { data: { iban: "NL91ABNA0417164300" }, headers });
    expect(saved.status()).toBe(200);
  });

  await test.step("the wallet asks for the data of the tax office, and a wrong BSN is refused", async () => {
    await helper.goto("/wallet");
    await helper.getByRole("link", { name: t("refusal.tax_data_missing.action") }).click();
    await expect(helper.getByText(x("why"))).toBeVisible();
    await helper.getByRole("textbox", { name: fields("label.street") }).fill("Prinsengracht 263");
    await helper.getByRole("textbox", { name: fields("label.first_name") }).fill("Hassan");
    await helper.getByRole("textbox", { name: fields("label.last_name") }).fill("Bakker");
    await helper.getByRole("textbox", { name: fields("label.zipcode") }).fill("1016 gv");
    await helper.getByRole("textbox", { name: fields("label.city") }).fill("Amsterdam");
    await helper.getByLabel(fields("label.birth_date")).fill("1985-04-12");
    const bsn = helper.getByRole("textbox", { name: fields("label.bsn") });
    await bsn.fill("999990018");
    await helper.getByRole("button", { name: x("save") }).click();
    await expect(bsn).toHaveAttribute("aria-invalid", "true");
    await expect(helper.getByRole("textbox", { name: fields("label.street") })).toHaveValue("Prinsengracht 263");
    await bsn.fill("999990019");
    await helper.getByRole("button", { name: x("save") }).click();
    await expect(helper.getByText(x("saved"))).toBeVisible();
  });

  await test.step("the helper sees what an early payout costs, and gets the money", async () => {
    await helper.getByText(t("payout.early", { percent: FEE_PERCENT })).click();
    await helper.getByRole("button", { name: t("payout.next") }).click();
    await expect(helper.getByRole("heading", { level: 1, name: t("payout.confirmTitle") })).toBeVisible();
    const net = formatEuros(NET_CENTS - feeOf(NET_CENTS, FEE_PERCENT), language);
    await helper.getByRole("button", { name: t("payout.submit", { amount: net }) }).click();
    await expect(helper.getByText(t("payout.done", { amount: net }))).toBeVisible();
  });

  await test.step("what was given is hidden, also from its owner", async () => {
    await helper.goto("/wallet/belasting");
    await expect(helper.getByText(x("stored"), { exact: true })).toBeVisible();
    await expect(helper.getByText("999990019")).toHaveCount(0);
  });
}
