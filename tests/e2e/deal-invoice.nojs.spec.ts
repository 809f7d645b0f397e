import { formatEuros } from "../../app/domain/money/money";
import { vatIn } from "../../app/domain/money/vat";
import { anAgreement, BID_CENTS } from "./agreement";
import { expect, test } from "./fixtures";
import { aStranger } from "./people";
import { wordsIn } from "./texts";

test("a business fills in its rate, and both see and print the invoice of the approved job", async ({ open }) => {
  const w = wordsIn("nl");
  const [t, business] = [w("invoices"), w("business")];
  const { placer, helper, job, payment } = await anAgreement(open, ["nl", "nl"]);
  const company = `Kranen ${crypto.randomUUID().slice(0, 6)}`;

  await test.step("the helper becomes a business that charges 9%", async () => {
    await helper.goto("/profile/zakelijk");
    const main = helper.getByRole("main");
    await main.getByLabel(business("company")).fill(company);
    await main.getByLabel(business("kvk")).fill("27312459");
    await main.getByLabel(business("vat"), { exact: true }).fill("NL004495445B01");
    await main.getByLabel(business("vatRate")).selectOption("9");
    await main.getByLabel(business("address")).fill("Wijnhaven 12, 3011 AB Rotterdam");
    await main.getByLabel(business("email")).fill("info@kranen.example");
    await main.getByRole("button", { name: business("save") }).click();
    await expect(helper.getByRole("status").getByText(business("made"))).toBeVisible();
    await expect(main.getByLabel(business("vatRate"))).toHaveValue("9");
  });

  const approved = await placer.request.patch(`/api/job/single/${job}/?action=solve`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(approved.status()).toBe(200);

  await test.step("the placer finds the invoice at the receipt, and prints it alone", async () => {
    await placer.goto(`/wallet/betaling/${payment}`);
    const main = placer.getByRole("main");
    await main.getByRole("link", { name: /^Factuur \d{4}-0001$/ }).click();
    await expect(main.getByRole("heading", { level: 1, name: t("title.invoice", { name: company }) })).toBeVisible();
    await expect(main.getByRole("article")).toContainText(formatEuros(vatIn(BID_CENTS, 9), "nl"));
    await placer.emulateMedia({ media: "print" });
    await expect(main.getByRole("article")).toBeVisible();
    await expect(main.getByRole("link", { name: t("receipt") })).toBeHidden();
    await expect(main.getByText(t("printHint"))).toBeHidden();
  });

  await test.step("the helper finds it in the wallet, a stranger does not", async () => {
    await helper.goto("/wallet?view=entries");
    await helper
      .getByRole("main")
      .getByRole("link", { name: /^Factuur/ })
      .click();
    await expect(helper).toHaveURL(placer.url());
    const stranger = await open("nl", aStranger("Sjoerd"));
    expect((await stranger.goto(placer.url()))?.status()).toBe(404);
  });
});
