import type { Page } from "@playwright/test";
import { addressOf, OPEN_JOB } from "./addresses";
import { expect, test } from "./fixtures";
import { aStranger } from "./people";
import { photo, postJob, repeatPassword, upload } from "./posting";
import { statusAfter } from "./refused";
import { type Language, wordsIn } from "./texts";

const w = wordsIn("nl");
const posting = w("posting");

const titleIn = (page: Page) => page.getByRole("textbox", { name: posting("title.title") });
const nextIn = (page: Page) => page.getByRole("main").getByRole("button", { name: posting("next") });

export function nothingTypedIsLost(): void {
  test("Back after a refused form shows the form as it was sent", async ({ open }) => {
    const page = await open("nl", aStranger("Anja"));
    await page.goto("/post-job");
    await titleIn(page).fill("Schutting rechtzetten");
    await page.getByRole("radio", { name: posting("title.date") }).check();
    expect(await statusAfter(page, nextIn(page))).toBe(422);
    await page
      .getByRole("banner")
      .getByRole("link", { name: w("common")("nav.browse") })
      .click();
    await expect(page).toHaveURL(/browse-tasks/);
    await page.goBack();
    await expect(titleIn(page)).toHaveValue("Schutting rechtzetten");
  });

  test("another step, and the way back, keep what this step says", async ({ open }) => {
    const page = await open("nl", aStranger("Bram"));
    await page.goto("/post-job");
    await titleIn(page).fill("Schutting rechtzetten");
    await nextIn(page).click();
    await page.getByRole("textbox", { name: posting("location.zipcode") }).fill("10");
    await page.getByRole("textbox", { name: w("fields")("label.location_details") }).fill("Achterom");
    await page.getByRole("button", { name: posting("back") }).click();
    await expect(titleIn(page)).toHaveValue("Schutting rechtzetten");
    await nextIn(page).click();
    await expect(page.getByRole("textbox", { name: posting("location.zipcode") })).toHaveValue("10");
    await expect(page.getByRole("textbox", { name: w("fields")("label.location_details") })).toHaveValue("Achterom");
  });

  test("a job survives logging out in another tab, and a job of another tab", async ({ open }) => {
    const placer = aStranger("Carlijn");
    const page = await open("nl", placer);
    const zipcode = page.getByRole("textbox", { name: posting("location.zipcode") });
    await page.goto("/post-job");
    await titleIn(page).fill("Schutting rechtzetten");
    await nextIn(page).click();
    await expect(zipcode).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto("/post-job");
    await expect(tab.getByRole("link", { name: "Schutting rechtzetten" })).toBeVisible();
    await titleIn(tab).fill("Heg snoeien");
    await nextIn(tab).click();
    await tab.goto("/logout");
    await tab.getByRole("main").getByRole("button").first().click();
    await expect(tab).not.toHaveURL(/logout/);
    await zipcode.fill("1016GC");
    await nextIn(page).click();
    await page.getByRole("textbox", { name: w("account")("email") }).fill(placer.email);
    await page.getByLabel(w("account")("password"), { exact: true }).fill(placer.password);
    await page
      .getByRole("main")
      .getByRole("button", { name: w("account")("login.submit") })
      .click();
    await expect(zipcode).toHaveValue("1016GC");
    await page.getByRole("button", { name: posting("back") }).click();
    await expect(titleIn(page)).toHaveValue("Schutting rechtzetten");
  });

  test("a bid and its message survive a login in between", async ({ open }) => {
    const bidder = aStranger("Fenna");
    const page = await open("nl", bidder);
    const t = w("bids");
    await page.goto(`${await addressOf(page, OPEN_JOB)}/bod`);
    const amount = page.getByRole("textbox", { name: t("form.amount") });
    await amount.fill("47,50");
    await page.getByRole("textbox", { name: t("form.message") }).fill("Ik neem zelf een kraan mee");
    await page.context().clearCookies({ name: "session" });
    await page
      .getByRole("main")
      .getByRole("button", { name: t("form.place"), exact: true })
      .click();
    await page.getByRole("textbox", { name: w("account")("email") }).fill(bidder.email);
    await page.getByLabel(w("account")("password"), { exact: true }).fill(bidder.password);
    await page
      .getByRole("main")
      .getByRole("button", { name: w("account")("login.submit") })
      .click();
    await expect(amount).toHaveValue("47,50");
    await expect(page.getByRole("textbox", { name: t("form.message") })).toHaveValue("Ik neem zelf een kraan mee");
  });

  test("another language keeps what stands in a form, but for secrets", async ({ open }) => {
    const page = await open("nl");
    const field = (language: Language, name: "email" | "password" | "signup.confirm") =>
      page.getByLabel(wordsIn(language)("account")(name), { exact: true });
    await page.goto("/signup");
    await field("nl", "email").fill("geen adres");
    await field("nl", "password").fill("Buurtfeest7");
    await repeatPassword(page, "nl", "Buurtfeest7");
    await switchTo(page, "en");
    await expect(field("en", "email")).toHaveValue("geen adres");
    await expect(field("en", "password")).toHaveValue("");
    await expect(field("en", "signup.confirm")).toHaveValue("");
    await expect(page.locator("[aria-invalid='true']")).toHaveCount(0);
    await field("en", "email").fill("ook geen adres");
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: wordsIn("en")("shell")("consent.no") })
      .click();
    await expect(page.getByText(wordsIn("en")("shell")("consent.saved.no"))).toBeVisible();
    await expect(field("en", "email")).toHaveValue("ook geen adres");
    await field("en", "email").press("Enter");
    await expect(page.locator("[aria-invalid='true']").first()).toBeVisible();
    await expect(field("en", "email")).toHaveValue("ook geen adres");
  });

  test("another language keeps what is ticked in a list", async ({ open }) => {
    const page = await open("nl", aStranger("Hanna"));
    await page.goto("/profile/notifications");
    const boxes = page.getByRole("main").getByRole("checkbox");
    await expect(boxes.first()).toBeVisible();
    const states = async () => Promise.all((await boxes.all()).map((box) => box.isChecked()));
    await boxes.first().setChecked(!(await boxes.first().isChecked()));
    const before = await states();
    await switchTo(page, "en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await states()).toEqual(before);
  });

  test("a photo that is added, moved or refused leaves the texts beside it as they stand", async ({ open }) => {
    const owner = aStranger("Gerda");
    const page = await open("nl", owner);
    const t = w("jobs");
    await page.goto("/post-job");
    await postJob(page, "nl", { title: "Balkon vegen", description: "Drie meter.", zipcode: "1016GC", budget: 30 });
    await page.goto("/profile/my-jobs");
    await page.getByRole("link", { name: "Balkon vegen" }).first().click();
    const job = new URL(page.url()).pathname;
    await page.goto(`${job}/bewerken`);
    const title = page.getByRole("textbox", { name: t("edit.name") });
    const chosen = page.getByLabel(t("edit.photoChoose"), { exact: true });
    const second = page.getByRole("img", { name: /2/ }).first();
    await title.fill("Balkon helemaal vegen");
    const add = page.getByRole("button", { name: t("edit.photoAdd") });
    if (await add.isVisible()) {
      await add.click();
      await expect(page.getByText(t("edit.photoNone")).first()).toBeVisible();
      await expect(title).toHaveValue("Balkon helemaal vegen");
    }
    await upload(page, chosen, add, photo("balkon.jpg"));
    await expect(second).toBeVisible();
    await expect(title).toHaveValue("Balkon helemaal vegen");
    await title.fill("Balkon en trap vegen");
    await page.getByRole("button", { name: t("edit.photoEarlier", { n: 2 }) }).click();
    await expect(
      page
        .getByText(t("edit.photoMoved"))
        .or(page.getByText(posting("uploads.changed")))
        .first(),
    ).toBeVisible();
    await expect(title).toHaveValue("Balkon en trap vegen");
    await upload(page, chosen, add, photo("trap.jpg"));
    await page
      .getByRole("main")
      .getByRole("button", { name: t("edit.save") })
      .click();
    await expect(page).toHaveURL(job);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Balkon en trap vegen");
    await page.goto(`${job}/bewerken`);
    await expect(page.getByRole("img", { name: /3/ }).first()).toBeVisible();
  });
}

async function switchTo(page: Page, language: Language): Promise<void> {
  const banner = page.getByRole("banner");
  const choice = banner.getByRole("link", { name: w("common")("language.choose") });
  const menu = banner.locator("details > summary:visible");
  if (await menu.isVisible()) await menu.click();
  const isElsewhere = await choice.isVisible();
  if (isElsewhere) await choice.click();
  await (isElsewhere ? page.getByRole("contentinfo") : banner)
    .getByRole("button", { name: new RegExp(`^${language}`) })
    .click();
}

export function nothingTypedIsLostByScript(): void {
  test("a reload and a link keep what stands in the form", async ({ open }) => {
    const page = await open("nl");
    const emailIn = (language: Language) =>
      page.getByRole("textbox", { name: wordsIn(language)("account")("email"), exact: true });
    await page.goto("/signup");
    await emailIn("nl").fill("carla@");
    await page.getByLabel(w("account")("password"), { exact: true }).fill("Buurtfeest7");
    await page.getByRole("button", { name: w("common")("password.show") }).click();
    await expect(page.getByRole("textbox", { name: w("account")("password"), exact: true })).toHaveValue("Buurtfeest7");
    await page.getByRole("banner").getByRole("button", { name: /^en/ }).click();
    await expect(emailIn("en")).toHaveValue("carla@");
    await page.reload();
    await expect(emailIn("en")).toHaveValue("carla@");
    await page.goto("/browse-tasks");
    await page.goto("/signup");
    await expect(emailIn("en")).toHaveValue("carla@");
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Buurtfeest7");
  });

  test("a refused form is reloaded without being sent again", async ({ open }) => {
    const page = await open("nl", aStranger("Dirk"));
    await page.goto("/post-job");
    await titleIn(page).fill("Schutting rechtzetten");
    await page.getByRole("radio", { name: posting("title.date") }).check();
    expect(await statusAfter(page, nextIn(page))).toBe(422);
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await page.reload();
    expect((await again).method()).toBe("GET");
    await expect(titleIn(page)).toHaveValue("Schutting rechtzetten");
  });

  test("logging out leaves nothing of it in the tab", async ({ open }) => {
    const page = await open("nl", aStranger("Ella"));
    await page.goto("/post-job");
    await titleIn(page).fill("Schutting rechtzetten");
    await page.goto("/contact");
    await page.getByRole("textbox", { name: w("site")("contact.letter") }).fill("Mijn adres is geheim");
    await page.getByRole("banner").locator("details:has([action='/logout']) > summary").click();
    await page
      .getByRole("banner")
      .getByRole("button", { name: w("common")("nav.logout") })
      .click();
    await expect(page).not.toHaveURL(/logout|contact/);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}
