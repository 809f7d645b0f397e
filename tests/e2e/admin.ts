import type { Page } from "@playwright/test";
import { expect, type Open, test } from "./fixtures";
import { ADMIN, aStranger, MODERATOR } from "./people";
import { callApi } from "./talk";
import { ANY, around, type Language, wordsIn } from "./texts";

export async function aJobOf(person: Page): Promise<{ path: string; title: string }> {
  const title = `Muur stuken ${crypto.randomUUID().slice(0, 8)}`;
  const description = "Woonkamer, vier bij drie. Koop eerst onze cursus, daarna praten we verder.";
  const { id } = await callApi<{ id: number }>(person, "job/single/", {
    title,
    description,
    zipcode: "1012AB",
    budget: "90.00",
  });
  return { path: `/task/${id}`, title };
}

export async function reportJob(visitor: Page, path: string, language: Language): Promise<void> {
  const r = wordsIn(language)("reports");
  await visitor.goto(path);
  await visitor
    .getByRole("link", { name: around(`${r("link.report")}: ${ANY}`) })
    .first()
    .click();
  await visitor.getByRole("radio", { name: r("form.reasons.spam") }).check();
  await visitor.getByRole("textbox", { name: r("form.text") }).fill("Dit is reclame voor een cursus.");
  await visitor.getByRole("textbox", { name: r("form.email") }).fill(aStranger("Buurman").email);
  await visitor.getByRole("button", { name: r("form.send") }).click();
  await expect(visitor.getByRole("status").getByText(r("form.done"))).toBeVisible();
}

export const waitingFor = (admin: Page, title: string) =>
  admin.getByRole("row").filter({ hasText: title }).getByRole("link");

export async function fromReportToAppeal(open: Open, language: Language): Promise<void> {
  const [d, r] = [wordsIn(language)("admin"), wordsIn(language)("reports")];
  const [person, visitor] = [await open(language, aStranger("Wout")), await open(language)];
  const [admin, moderator] = [await open(language, ADMIN), await open(language, MODERATOR)];
  const { path, title } = await aJobOf(person);

  await test.step("a visitor reports a job, and an admin takes it down", async () => {
    await reportJob(visitor, path, language);
    await admin.goto("/");
    await admin.goto("/admin");
    await waitingFor(admin, title).click();
    await expect(admin.getByText("Dit is reclame voor een cursus.")).toBeVisible();
    await admin.getByRole("link", { name: d("decide.remove.choice") }).click();
    const statement = admin.getByRole("textbox", { name: d("statement.label") });
    await expect(statement).toHaveValue(new RegExp(title));
    const confirm = admin.getByRole("button", { name: d("decide.remove.confirm") });
    await confirm.click();
    await expect(admin.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
    await admin.getByRole("combobox", { name: d("reason.label") }).fill("Reclame.");
    await confirm.click();
    await expect(admin.getByRole("status").getByText(d("decide.remove.done"))).toBeVisible();
    expect((await visitor.goto(path))?.status()).toBe(410);
  });

  await test.step("the person reads why, and appeals", async () => {
    await person.goto("/profile/decisions");
    await person.getByRole("link", { name: r("decision.about.job") }).click();
    await expect(person.getByText(title).first()).toBeVisible();
    await person.getByRole("textbox", { name: r("decision.text") }).fill(`De cursus is gratis: ${title}`);
    await person.getByRole("button", { name: r("decision.send") }).click();
    await expect(person.getByRole("status").getByText(r("decision.done"))).toBeVisible();
  });

  await test.step("who decided leaves it to another, who gives the job back", async () => {
    for (const page of [admin, moderator]) {
      await page.goto("/admin/appeals");
      await page.getByRole("row").filter({ hasText: title }).getByRole("link").click();
      await expect(page.getByText(`De cursus is gratis: ${title}`)).toBeVisible();
    }
    await expect(admin.getByText(d("judge.own"), { exact: true })).toBeVisible();
    await expect(admin.getByRole("link", { name: d("judge.overturned.choice") })).toHaveCount(0);
    await moderator.getByRole("link", { name: d("judge.overturned.choice") }).click();
    await moderator.getByRole("combobox", { name: d("reason.label") }).fill("Te streng.");
    await moderator.getByRole("button", { name: d("judge.overturned.confirm") }).click();
    await expect(moderator.getByRole("status").getByText(d("judge.overturned.done"))).toBeVisible();
    expect((await visitor.goto(path))?.status()).toBe(200);
    await person.reload();
    await expect(person.getByText(r("decision.status.overturned"))).toBeVisible();
  });
}
