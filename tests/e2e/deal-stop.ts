import type { Page } from "@playwright/test";
import { divisionOf } from "../../app/domain/deals/dispute-life";
import { FEE_PERCENT, formatEuros } from "../../app/domain/money/money";
import { anAgreement, BID_CENTS, seeAnew, visit } from "./agreement";
import { balanceOf } from "./deal";
import { expect, type Open, test } from "./fixtures";
import { unfoldDeal } from "./fold";
import { ANY, around, type Language, wordsIn } from "./texts";

export async function theyStopTogether(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [m, s, j, d] = [w("messages"), w("stop"), w("jobs"), w("deals")];
  const { placer, helper, path, job } = await anAgreement(open, [language, language]);
  const page = `/task/${job}/samen-stoppen`;
  const earned = 4_000;
  const { helper: net, placer: back } = divisionOf(earned, BID_CENTS, FEE_PERCENT);

  await test.step("before the work, the placer is sent to cancelling", async () => {
    await visit(placer, page);
    await expect(placer.getByRole("link", { name: s("closed.cancel") })).toBeVisible();
  });

  await test.step("the work is done: the page of cancelling offers both ways", async () => {
    await helper.goto(`/task/${job}/actie/done`);
    await helper.getByRole("button", { name: j("action.done.confirm") }).click();
    await visit(placer, `/task/${job}/actie/cancel`);
    await expect(placer.getByRole("link", { name: d("dispute.wrong") })).toBeVisible();
    await placer.getByRole("link", { name: d("stop.agree") }).click();
  });

  await test.step("the placer proposes too much, then a part, and sees both amounts first", async () => {
    await amount(placer, language, "61");
    await expect(placer.getByRole("textbox", { name: s("amount") })).toHaveAccessibleDescription(/\S/);
    await amount(placer, language, "30");
    await placer.getByRole("button", { name: s("submit") }).click();
    await expect(placer.getByText(around(s("waiting.until", { name: ANY, until: ANY })))).toBeVisible();
  });

  await test.step("the helper reads it in the chat, and refuses", async () => {
    await seeAnew(helper, path);
    await visit(helper, path);
    await expect(helper.getByText(around(m("stop.asked", { name: ANY })))).toBeVisible();
    await helper.getByRole("link", { name: m("stop.answer") }).click();
    await helper.getByRole("button", { name: s("waiting.refuse") }).click();
    await expect(helper.getByText(s("waiting.dropped.refuse")).first()).toBeVisible();
  });

  await test.step("the helper proposes another amount", async () => {
    await amount(helper, language, "40");
    for (const cents of [net, back]) await expect(helper.getByText(formatEuros(cents, language))).toBeVisible();
    await helper.getByRole("button", { name: s("submit") }).click();
    await expect(helper.getByRole("button", { name: s("waiting.withdraw") })).toBeVisible();
  });

  await test.step("the placer agrees, and each has their part", async () => {
    await visit(placer, path);
    await unfoldDeal(placer);
    await placer.getByRole("link", { name: m("stop.answer") }).click();
    for (const cents of [net, back]) await expect(placer.getByText(formatEuros(cents, language))).toBeVisible();
    await placer.getByRole("button", { name: s("waiting.agree") }).click();
    await expect(placer.getByText(s("last.accepted"), { exact: true })).toBeVisible();
    expect(await balanceOf(helper, language)).toBe(net);
    await visit(helper, path);
    await expect(helper.getByText(m("next.ended"))).toBeVisible();
    await helper.goto(page);
    await expect(helper.getByText(s("last.accepted"), { exact: true })).toBeVisible();
  });
}

async function amount(page: Page, language: Language, typed: string): Promise<void> {
  const s = wordsIn(language)("stop");
  await page.getByRole("textbox", { name: s("amount") }).fill(typed);
  await page.getByRole("button", { name: s("next") }).click();
}
