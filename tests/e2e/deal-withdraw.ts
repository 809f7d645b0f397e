import { FEE_PERCENT, formatEuros, withFee } from "../../app/domain/money/money";
import { anAgreement, BID_CENTS } from "./agreement";
import { expect, type Open, test } from "./fixtures";
import { ANY, around, type Language, wordsIn } from "./texts";

export async function aWithdrawal(open: Open, language: Language): Promise<void> {
  const t = wordsIn(language)("withdrawal");
  const { placer, job, payment } = await anAgreement(open, [language, language]);

  await test.step("the footer leads to the payments, and one of them to what happens", async () => {
    await placer.goto(`/task/${job}`);
    await placer
      .getByRole("contentinfo")
      .getByRole("link", { name: t("link") })
      .click();
    await placer
      .getByRole("main")
      .getByRole("link", { name: t("link") })
      .click();
    await expect(placer).toHaveURL(new RegExp(`/wallet/betaling/${payment}/herroepen$`));
    const back = formatEuros(withFee(BID_CENTS, FEE_PERCENT), language);
    await expect(placer.getByText(t("refunded", { back }))).toBeVisible();
  });

  await test.step("it is confirmed once, and the receipt says so", async () => {
    await placer.getByRole("button", { name: t("confirm") }).click();
    await expect(placer.getByRole("status").getByText(t("done"))).toBeVisible();
    await expect(placer.getByRole("main").getByRole("link", { name: t("link") })).toHaveCount(0);
    await placer.goto(`/wallet/betaling/${payment}/herroepen`);
    await expect(placer.getByText(t("wasTitle"))).toBeVisible();
    await placer.goto(`/task/${job}`);
    await expect(
      placer
        .getByRole("main")
        .getByText(around(wordsIn(language)("jobs")("job.expires", { day: ANY })))
        .first(),
    ).toBeVisible();
  });
}
