import { anAgreement, visit } from "./agreement";
import { expect, type Open, test } from "./fixtures";
import { ANY, around, type Language, wordsIn } from "./texts";

export async function theWorkBegins(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [t, d, j] = [w("startCode"), w("deals"), w("jobs")];
  const { placer, helper, job, path } = await anAgreement(open, [language, language]);

  const words = await test.step("the placer finds the words with the job", async () => {
    await placer.goto(`/task/${job}`);
    await placer.getByRole("link", { name: d("start.ownerLink") }).click();
    await expect(placer.getByRole("heading", { level: 1, name: t("title") })).toBeVisible();
    await expect(placer.getByText(t("why.optional"))).toBeVisible();
    const read = await placer.locator("ol[lang=nl] li").allInnerTexts();
    expect(read).toHaveLength(4);
    return read;
  });

  await test.step("the helper enters them, the second time rightly", async () => {
    await visit(helper, path);
    await helper.goto(`/task/${job}`);
    await helper
      .getByRole("link", { name: d("start.helperLink") })
      .first()
      .click();
    const field = helper.getByRole("textbox", { name: around(t("label", { name: ANY })) });
    await field.fill("vier heel andere woorden");
    await helper.getByRole("button", { name: t("submit") }).click();
    await expect(field).toHaveAccessibleDescription(language === "nl" ? /kloppen niet/ : /aren’t right/);
    await expect(field).toHaveValue("vier heel andere woorden");
    await field.fill(` ${words.join("  ").toUpperCase()}`);
    await helper.getByRole("button", { name: t("submit") }).click();
    await expect(helper.getByRole("status").getByText(around(t("done", { name: ANY })))).toBeVisible();
  });

  await test.step("the placer sees when it began, and cannot cancel alone", async () => {
    await placer.goto(`/task/${job}`);
    await expect(placer.getByText(around(d("start.begun", { at: ANY })))).toBeVisible();
    await placer.goto(`/task/${job}/actie/cancel`);
    await expect(placer.getByRole("button", { name: j("action.cancelDeal.confirm") })).toBeHidden();
    await expect(placer.getByRole("link", { name: d("dispute.wrong") })).toBeVisible();
    await visit(placer, path);
    await expect(
      placer.getByRole("log").getByText(language === "nl" ? /het werk is begonnen/ : /the work has begun/),
    ).toBeVisible();
  });

  await test.step("both read the timeline", async () => {
    const l = w("timeline");
    for (const page of [placer, helper]) {
      await page.goto(`/task/${job}`);
      await page.getByRole("link", { name: l("link") }).click();
      await expect(page.getByRole("heading", { level: 1, name: l("title") })).toBeVisible();
    }
    const who = l("you");
    await expect(helper.getByText(l("event.start", { who }))).toBeVisible();
    await expect(placer.getByText(l("event.start", { who }))).toBeHidden();
    await expect(placer.getByText(l("event.posted", { who }))).toBeVisible();
  });
}
