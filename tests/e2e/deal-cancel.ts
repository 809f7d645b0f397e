import { FEE_PERCENT, formatEuros, withFee } from "../../app/domain/money/money";
import { agreedInHours, anAgreement, BID_CENTS, visit } from "./agreement";
import { balanceOf } from "./deal";
import { expect, type Open, test } from "./fixtures";
import { ANY, around, type Language, wordsIn } from "./texts";

const COMPENSATION = 1500;

export async function aLateCancellation(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const t = w("jobs");
  const agreement = await anAgreement(open, [language, language]);
  const { placer, helper, job, path, payment } = agreement;
  await agreedInHours(agreement, 20);
  const back = formatEuros(withFee(BID_CENTS, FEE_PERCENT) - COMPENSATION, language);

  await test.step("the placer sees the amounts, and cancels", async () => {
    await placer.goto(`/task/${job}`);
    await placer
      .locator("summary")
      .filter({ hasText: t("owner.menu") })
      .click();
    await placer.getByRole("link", { name: t("action.cancelDeal.menu") }).click();
    await expect(placer.getByRole("definition").filter({ hasText: back })).toBeVisible();
    await expect(placer.getByRole("definition").filter({ hasText: formatEuros(COMPENSATION, language) })).toBeVisible();
    await placer.getByRole("button", { name: t("action.cancelDeal.confirm") }).click();
    const shares = { total: back, name: ANY, share: formatEuros(COMPENSATION, language) };
    await expect(
      placer.getByRole("status").getByText(around(t("action.cancelDeal.reopened.late", shares))),
    ).toBeVisible();
  });

  await test.step("the receipt says what came back, the helper has the compensation", async () => {
    await placer.goto(`/wallet/betaling/${payment}`);
    await expect(placer.getByText(back).first()).toBeVisible();
    await expect(placer.getByText(w("receipts")("compensation"))).toBeVisible();
    await helper.goto("/");
    expect(await balanceOf(helper, language)).toBe(COMPENSATION);
    await helper.goto(`/wallet/betaling/${payment}`);
    await expect(helper.getByText(w("receipts")("part.compensation"))).toBeVisible();
  });

  await test.step("the conversation says that it is over", async () => {
    await visit(helper, path);
    await expect(helper.getByText(w("messages")("ended.cancelled.helper")).first()).toBeVisible();
  });
}
