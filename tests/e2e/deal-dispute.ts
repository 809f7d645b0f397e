import type { Page } from "@playwright/test";
import { divisionOf } from "../../app/domain/deals/dispute-life";
import { FEE_PERCENT, formatEuros } from "../../app/domain/money/money";
import { anAgreement, BID_CENTS, seeAnew, visit } from "./agreement";
import { balanceOf } from "./deal";
import { expect, type Open, test } from "./fixtures";
import { unfoldDeal } from "./fold";
import { aPhoto } from "./photos";
import { ANY, around, type Language, wordsIn } from "./texts";

export async function theySettleADispute(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [m, t, j, d] = [w("messages"), w("disputes"), w("jobs"), w("deals")];
  const { placer, helper, path, job, payment } = await anAgreement(open, [language, language]);
  const room = `/payment/${payment}/geschil`;
  const earned = 4_000;
  const { helper: net, placer: back } = divisionOf(earned, BID_CENTS, FEE_PERCENT);

  await test.step("the helper reports the work as done: the placer has seven days", async () => {
    await visit(placer, path);
    await helper.goto(`/task/${job}/actie/done`);
    await helper.getByRole("button", { name: j("action.done.confirm") }).click();
    await seeAnew(placer, path);
    await unfoldDeal(placer);
    await expect(placer.getByText(around(m("next.until", { until: ANY })))).toBeVisible();
    await helper.goto(`/task/${job}`);
    await expect(helper.getByText(around(d("dispute.until", { until: ANY })))).toBeVisible();
  });

  await test.step("the placer opens a dispute, first without saying why", async () => {
    await placer
      .getByRole("link", { name: m("next.wrong") })
      .last()
      .click();
    await placer.getByRole("button", { name: t("open.submit") }).click();
    const reason = placer.getByRole("textbox", { name: t("open.reason") });
    await expect(reason).toHaveAccessibleDescription(/\S/);
    await reason.fill("De ene helft van de heg is nog hoog.");
    await placer.locator("#images").setInputFiles([aPhoto("heg.jpg")]);
    await placer.locator("input[name=alts]").fill("De hoge helft");
    await placer.getByRole("button", { name: t("open.submit") }).click();
    await expect(placer).toHaveURL(new RegExp(`${room}$`));
    await expect(
      placer.getByText(around(t("room.freezePlacer", { total: ANY, work: ANY, fee: ANY, name: ANY }))),
    ).toBeVisible();
  });

  await test.step("the other sees that the money stands still, and proposes all of it", async () => {
    await visit(helper, path);
    await helper.getByRole("link", { name: m("next.disputeLink") }).click();
    await expect(helper.getByText("De ene helft van de heg is nog hoog.")).toBeVisible();
    await expect(helper.getByRole("link", { name: "De hoge helft" })).toBeVisible();
    await expect(
      helper.getByText(around(t("room.freezeHelper", { work: ANY, net: ANY, fee: ANY, name: ANY }))),
    ).toBeVisible();
    await helper.getByRole("link", { name: t("room.propose") }).click();
    await amount(helper, language, "61");
    await expect(helper.getByRole("textbox", { name: t("propose.amount") })).toHaveAccessibleDescription(/\S/);
    await helper.getByRole("button", { name: t("propose.all") }).click();
    await helper.getByRole("button", { name: t("propose.submit") }).click();
    await expect(helper.getByText(around(t("room.standsOwn", { name: ANY })))).toBeVisible();
  });

  await test.step("the placer proposes a part of it instead", async () => {
    await placer.goto(room);
    await expect(placer.getByRole("link", { name: t("room.agree") })).toBeVisible();
    await placer.getByRole("link", { name: t("room.counter") }).click();
    await amount(placer, language, "40");
    await expect(placer.getByText(formatEuros(back, language))).toBeVisible();
    await placer.getByRole("button", { name: t("propose.submit") }).click();
    await expect(placer.getByText(t("room.left", { count: 2 }))).toBeVisible();
  });

  await test.step("the helper agrees, and each has their part", async () => {
    await helper.goto(room);
    await helper.getByRole("link", { name: t("room.agree") }).click();
    for (const cents of [net, back]) await expect(helper.getByText(formatEuros(cents, language))).toBeVisible();
    await helper.getByRole("button", { name: t("agree.submit") }).click();
    await expect(helper.getByRole("heading", { name: t("room.endedAgreed") })).toBeVisible();
    expect(await balanceOf(helper, language)).toBe(net);
    await placer.goto(room);
    await expect(placer.getByRole("heading", { name: t("room.endedAgreed") })).toBeVisible();
    await expect(placer.getByText(formatEuros(back, language)).first()).toBeVisible();
    await visit(placer, path);
    await expect(placer.getByText(m("next.solved"))).toBeVisible();
  });
}

async function amount(page: Page, language: Language, typed: string): Promise<void> {
  const t = wordsIn(language)("disputes");
  await page.getByRole("textbox", { name: t("propose.amount") }).fill(typed);
  await page.getByRole("button", { name: t("propose.next") }).click();
}
