import type { Page } from "@playwright/test";
import { aJobOf, fromReportToAppeal, reportJob, waitingFor } from "./admin";
import { expect, test } from "./fixtures";
import { ADMIN, aStranger } from "./people";
import { wordsIn } from "./texts";

const d = wordsIn("nl")("admin");
const isReady = (page: Page) => expect(page.locator("[data-admin]")).toHaveAttribute("data-admin", "ready");

test("a report is decided and appealed against, in Dutch", async ({ open }) => {
  await fromReportToAppeal(open, "nl");
});

test("the queue is worked through with the keyboard alone", async ({ open }) => {
  const person = await open("nl", aStranger("Ties"));
  const { path, title } = await aJobOf(person);
  await reportJob(await open("nl"), path, "nl");
  const admin = await open("nl", ADMIN);
  const { keyboard } = admin;
  await admin.goto("/admin");
  await isReady(admin);
  const links = admin.getByRole("main").getByRole("row").getByRole("link");
  await keyboard.press("j");
  await expect(links.first()).toBeFocused();
  await keyboard.press("j");
  await expect(links.nth(1)).toBeFocused();
  await keyboard.press("ArrowUp");
  await expect(links.first()).toBeFocused();
  const mine = waitingFor(admin, title);
  const isThere = () => mine.evaluate((link) => link === document.activeElement);
  for (let more = await links.count(); more > 0 && !(await isThere()); more--) await keyboard.press("j");
  await keyboard.press("Enter");
  await expect(admin.getByText("Dit is reclame voor een cursus.")).toBeVisible();
  await isReady(admin);
  await keyboard.press("1");
  const reason = admin.getByRole("combobox", { name: d("reason.label") });
  await expect(reason).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await reason.evaluate((field) => field === document.activeElement)) break;
    await keyboard.press("Tab");
  }
  await keyboard.type("ja, u mag 1 keer");
  await expect(reason).toHaveValue("ja, u mag 1 keer");
  await keyboard.press("Enter");
  await expect(admin.getByRole("status").getByText(d("decide.dismiss.done"))).toBeVisible();
  await isReady(admin);
  await keyboard.press("u");
  await expect(admin.getByRole("heading", { level: 1, name: d("nav.reports") })).toBeVisible();
});

test("a list of the desk shows what came while its tab was away, and the focus stays", async ({ open }) => {
  const admin = await open("nl", ADMIN);
  await admin.goto("/admin/reports");
  await isReady(admin);
  const first = admin.getByRole("main").getByRole("row").getByRole("link").last();
  await first.focus();
  const focused = await first.getAttribute("href");
  const { path, title } = await aJobOf(await open("nl", aStranger("Saar")));
  await reportJob(await open("nl"), path, "nl");
  await admin.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(waitingFor(admin, title)).toBeVisible();
  await expect(admin.locator(":focus")).toHaveAttribute("href", focused ?? "");
});
