import { sandboxWords } from "../../app/content/sandbox/payments";
import { formatEuros } from "../../app/domain/money/money";
import { anAgreement, approved } from "./agreement";
import { expect, type Open, test } from "./fixtures";
import { ANY, around, type Language, wordsIn } from "./texts";

const TIP_CENTS = 700;

export async function thePlacerTips(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [t, p] = [w("tip"), w("payments")];
  const agreement = await anAgreement(open, [language, language]);
  const { placer, helper, job } = agreement;
  await approved(agreement);
  const amount = formatEuros(TIP_CENTS, language);

  await test.step("the placer first chooses no amount, then fills one in and pays", async () => {
    await placer.goto(`/task/${job}`);
    await placer
      .getByRole("link", { name: around(t("link", { name: ANY })) })
      .first()
      .click();
    await expect(placer.getByRole("heading", { level: 1, name: around(t("title", { name: ANY })) })).toBeVisible();
    const main = placer.getByRole("main");
    await main.getByRole("button", { name: t("submit") }).click();
    await expect(main.getByText(t("choose")).first()).toBeVisible();
    await main.getByRole("radio", { name: t("other") }).check();
    await main.getByRole("textbox", { name: t("otherAmount") }).fill("7");
    await main.getByRole("button", { name: t("submit") }).click();
    const provider = sandboxWords[language].pay;
    await expect(placer.getByText(amount)).toBeVisible();
    await placer.getByRole("button", { name: provider.buttons.success, exact: true }).click();
    await expect(placer.getByRole("heading", { level: 1, name: p("back.success.title") })).toBeVisible();
  });

  await test.step("both see it with the job, and the placer opens the receipt", async () => {
    for (const [page, key] of [
      [helper, "got"],
      [placer, "given"],
    ] as const) {
      await page.goto(`/task/${job}`);
      await expect(page.getByText(around(t(key, { name: ANY, amount }))).first()).toBeVisible();
    }
    await placer.getByRole("link", { name: t("receipt") }).click();
    await expect(placer.getByRole("main")).toContainText(amount);
  });
}
