import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, type Open, test } from "./fixtures";
import { ADMIN, aStranger, enter } from "./people";
import { type Language, wordsIn } from "./texts";

export async function lookingThingsUp(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [d, r, p] = [w("admin"), w("adminRecords"), w("adminPayment")];
  const someone = aStranger("Wout");
  const person = await open(language, someone);
  const admin = await open(language, ADMIN);
  const reason = `Nepaccount ${crypto.randomUUID().slice(0, 8)}`;
  const goTo = (part: "users" | "audit" | "payments" | "exports") =>
    admin
      .getByRole("navigation", { name: d("nav.label") })
      .getByRole("link", { name: r(`nav.${part}`), exact: true })
      .click();

  await test.step("an admin finds a person, and suspends them once there is a reason", async () => {
    await admin.goto("/admin");
    await goTo("users");
    await admin.getByRole("searchbox", { name: d("filter.search") }).fill(someone.email);
    await show(admin, language);
    await expect(admin).toHaveURL(/[?&]search=wout/);
    const found = admin.getByRole("link", { name: someone.name, exact: true });
    // Filter by address first: others may have the same name.
    await expect(found).toHaveCount(1);
    await found.click();
    await admin.getByRole("link", { name: r("user.deed.suspend") }).click();
    const confirm = admin.getByRole("button", { name: r("suspend.confirm") });
    await confirm.click();
    await expect(admin.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
    await admin.getByRole("combobox", { name: d("reason.label") }).fill(reason);
    await confirm.click();
    await expect(admin.getByRole("status").getByText(r("suspend.done", { name: someone.name }))).toBeVisible();
    await person.goto("/wallet");
    await expect(person).toHaveURL(/\/login\?/);
  });

  await test.step("the log says who did it and why, and leads back to the person, who is let in again", async () => {
    await goTo("audit");
    const line = admin.getByRole("row").filter({ hasText: reason });
    await expect(line).toContainText(r("audit.actions.suspend"));
    await expect(line).toContainText(ADMIN.name);
    await line.getByRole("link").click();
    await expect(admin.getByRole("heading", { level: 1, name: someone.name })).toBeVisible();
    await admin.getByRole("link", { name: r("user.deed.restore") }).click();
    await admin.getByRole("combobox", { name: d("reason.label") }).fill("Misverstand");
    await admin.getByRole("button", { name: r("restore.confirm") }).click();
    await expect(admin.getByRole("status").getByText(r("restore.done", { name: someone.name }))).toBeVisible();
    await expect(admin.getByRole("row").filter({ hasText: "Misverstand" })).toContainText(r("audit.actions.restore"));
    await enter(person, { ...someone, isNew: undefined });
    await person.goto("/wallet");
    await expect(person).toHaveURL(/\/wallet$/);
  });

  await test.step("a payment says how it went, and its bookings sum to zero", async () => {
    await goTo("payments");
    await admin.getByRole("combobox", { name: d("filter.status") }).selectOption("released");
    await show(admin, language);
    await expect(admin).toHaveURL(/[?&]status=released/);
    const ofJob = admin.getByRole("row").filter({ has: admin.locator('td a[href^="/admin/jobs/"]') });
    await ofJob.first().getByRole("rowheader").getByRole("link").click();
    await expect(admin.getByRole("heading", { name: p("course") })).toBeVisible();
    await expect(admin.getByRole("listitem").getByText(p("steps.released"), { exact: true })).toBeVisible();
    await expect(admin.getByText(r("ledger.balanced"))).toBeVisible();
    for (const sum of await admin.getByRole("row", { name: r("ledger.sum") }).all()) {
      await expect(sum).toHaveText(/0[.,]00$/);
    }
    await admin
      .getByRole("region", { name: p("about") })
      .locator('a[href^="/admin/jobs/"]')
      .click();
    await expect(admin.getByRole("heading", { level: 2, name: r("job.payments") })).toBeVisible();
  });

  await test.step("the yearly report is looked at and downloaded, and a year without payments says so", async () => {
    await goTo("exports");
    await expect(admin.getByRole("link", { name: "Hassan Bakker" }).first()).toBeVisible();
    const coming = admin.waitForEvent("download");
    await admin.getByRole("link", { name: r("exports.download") }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^earnings-\d{4}\.csv$/);
    const [head = "", ...lines] = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(head).toMatch(/^id,name,email,iban,address,kvk,vat,gross,fees,net,count,q1_gross/);
    expect(lines.some((line) => line.includes("Hassan Bakker"))).toBe(true);
    await admin.getByRole("link", { name: r("taxFile.open") }).click();
    await admin.getByLabel(d("reason.label")).fill("Jaaropgave");
    const comingFile = admin.waitForEvent("download");
    await admin.getByRole("button", { name: r("taxFile.submit") }).click();
    expect(await readFile(await (await comingFile).path(), "utf8")).toContain("rsin;birth_date;bsn");
    await goTo("exports");
    await expect(admin.getByRole("heading", { level: 1, name: r("nav.exports") })).toBeVisible();
    await admin.getByRole("combobox", { name: r("filter.year") }).selectOption("2020");
    await show(admin, language);
    await expect(admin.getByRole("heading", { name: r("exports.none") })).toBeVisible();
  });
}

const show = (page: Page, language: Language) =>
  page.getByRole("button", { name: wordsIn(language)("admin")("filter.show") }).click();
