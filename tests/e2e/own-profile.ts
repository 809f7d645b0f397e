import { fieldMessage } from "../../app/api/field-messages";
import { expect, test } from "./fixtures";
import { aStranger } from "./people";
import { addPhotos, photo } from "./posting";
import { expectFault, expectRefused, statusAfter } from "./refused";
import { type Language, wordsIn } from "./texts";

export function ownProfile(language: Language): void {
  const w = wordsIn(language);

  test("somebody new is welcomed once, and is ready to help in three steps", async ({ open }) => {
    const page = await open(language, aStranger("Nadia"));
    const t = w("start");
    const c = w("shell");
    const save = page.getByRole("main").getByRole("button", { name: t("save") });
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });

    await test.step("the welcome leads to the steps, and does not come back", async () => {
      await page.goto("/");
      await page.getByRole("button", { name: w("home")("intro.help") }).click();
      await expect(heading(t("title"))).toBeVisible();
      await page.goto("/");
      await expect(page.getByText(w("waiting")("confirm"), { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: w("home")("intro.help") })).toBeHidden();
    });

    await test.step("what one does: refused with everything kept, and then saved", async () => {
      await page.goto("/profile/starten");
      await page.getByRole("link", { name: t("begin") }).click();
      const title = page.getByRole("textbox", { name: t("work.functionTitle") });
      const zipcode = page.getByRole("textbox", { name: t("work.zipcode") });
      await title.fill("Timmervrouw");
      await zipcode.fill("12");
      expect(await statusAfter(page, save)).toBe(422);
      await expectFault(zipcode, fieldMessage("zipcode_area", language, ["page"]));
      await expect(page.getByRole("group", { name: t("work.categories") })).toContainText(
        fieldMessage("categories_none", language),
      );
      await expect(title).toHaveValue("Timmervrouw");
      await page.getByRole("checkbox").first().check();
      await zipcode.fill("1012AB");
      await save.click();
    });

    await test.step("who one is, with a photo", async () => {
      await expect(heading(t("person.title"))).toBeVisible();
      const bio = page.getByRole("textbox", { name: t("person.bio") });
      await page.locator('input[type="file"]').setInputFiles(photo("ik.jpg"));
      await expectRefused(page, language, { button: save, faults: [[bio, "required"]] });
      await expect(page.getByText(w("profile")("personal.photoKept"))).toBeVisible();
      await bio.fill("Ik maak kasten.");
      await save.click();
    });

    await test.step("what is left is named above every page, and leads back here", async () => {
      await expect(heading(t("money.title"))).toBeVisible();
      const iban = page.getByRole("textbox", { name: t("money.iban") });
      await page.goto("/browse-tasks");
      const strip = page.getByRole("complementary", { name: c("banner.label") });
      await expect(strip).toContainText(t("needs.iban"));
      await expect(strip).toContainText(c("banner.verify"));
      await strip.getByRole("link").click();
      await page.getByRole("link", { name: t("goOn", { step: "3" }) }).click();
      await iban.fill("NL00 ABNA 0000");
      await expectRefused(page, language, { button: save, faults: [[iban, "iban"]] });
      await iban.fill("NL91 ABNA 0417 1643 00");
      await save.click();
      await expect(heading(t("title"))).toBeVisible();
      await expect(strip).toHaveCount(0);
      await expect(page.getByRole("main")).toContainText(t("needs.verified"));
    });
  });

  test("somebody who offers help for the first time says who they are and shows work, with pictures in order", async ({
    open,
  }) => {
    const page = await open(language, aStranger("Bo"));
    const [t, p] = [w("work"), w("posting")];
    const save = page.getByRole("main").getByRole("button", { name: w("profile")("save"), exact: true });
    const add = page.getByRole("link", { name: t("projects.add") });
    const title = page.getByRole("textbox", { name: t("project.title") });
    const description = page.getByRole("textbox", { name: t("project.description") });

    await test.step("the switch leads here the first time", async () => {
      await page.goto("/browse-tasks");
      await page.locator("summary", { hasText: w("common")("nav.menuOf", { name: "Bo" }) }).click();
      await page.getByRole("switch", { name: w("common")("worker.active") }).click();
      await expect(page.getByRole("heading", { level: 1, name: t("title") })).toBeVisible();
      await page.getByRole("textbox", { name: t("about.functionTitle") }).fill("Meubelmaker");
      await page.getByRole("textbox", { name: t("about.bio") }).fill("Van eik.\nEn van beuk.");
      await save.click();
      await expect(page.getByRole("status").getByText(t("about.saved"))).toBeVisible();
    });

    await test.step("a project that is refused keeps its words and pictures", async () => {
      await add.click();
      await title.fill("Tafel");
      await addPhotos(page, language, photo("een.jpg"));
      await addPhotos(page, language, photo("twee.jpg"));
      await expect(title).toHaveValue("Tafel");
      await expectRefused(page, language, {
        button: save,
        faults: [[description, "required", "work_experience"]],
      });
      await expect(title).toHaveValue("Tafel");
      await page.getByLabel(p("details.describe", { number: 1 })).click();
      await page.getByLabel(p("details.describe", { number: 2 })).click();
      await page.getByRole("textbox", { name: p("details.alt", { number: 1 }) }).fill("De tafel");
      await page.getByRole("textbox", { name: p("details.alt", { number: 2 }) }).fill("De poot");
      await page.getByRole("button", { name: p("details.later", { number: 1 }) }).click();
      // Without a script the page is a new one, and the texts are folded.
      const first = page.getByRole("textbox", { name: p("details.alt", { number: 1 }), includeHidden: true });
      await expect(first).toHaveValue("De poot");
      await description.fill("Voor acht mensen.");
      await save.click();
      await expect(page.getByRole("heading", { level: 3, name: "Tafel" })).toBeVisible();
      await expect(page.getByRole("img", { name: "De poot" })).toBeVisible();
    });

    await test.step("what is left unsaved waits, and can be thrown away", async () => {
      await add.click();
      await title.fill("Stoel");
      await addPhotos(page, language, photo("poot.jpg"));
      await page.goto("/profile/work-experience");
      await add.click();
      await expect(title).toHaveValue("Stoel");
      await page.getByRole("button", { name: t("unsaved.discard") }).click();
      await expect(title).toHaveValue("");
      await title.fill("Kruk");
      await description.fill("Op drie poten.");
      await save.click();
    });

    await test.step("projects are put in order, changed, and removed after a question", async () => {
      const titles = page.getByRole("heading", { level: 3 });
      await expect(titles).toHaveText(["Kruk", "Tafel"]);
      await page.getByRole("button", { name: t("projects.later", { title: "Kruk" }) }).click();
      await expect(titles).toHaveText(["Tafel", "Kruk"]);
      await page.getByRole("link", { name: t("projects.editOf", { title: "Tafel" }) }).click();
      await page.getByRole("button", { name: p("details.later", { number: 1 }) }).click();
      await title.fill("Eettafel");
      await save.click();
      await page.getByRole("link", { name: t("public") }).click();
      await expect(page.getByRole("main").getByRole("img", { name: /^De / })).toHaveCount(2);
      await expect(page.getByRole("main").getByRole("img", { name: /^De / }).first()).toHaveAccessibleName("De tafel");
      await page.goto("/profile/work-experience");
      await page.getByRole("link", { name: t("projects.removeOf", { title: "Eettafel" }) }).click();
      await page.getByRole("link", { name: t("remove.cancel") }).click();
      await page.getByRole("link", { name: t("projects.removeOf", { title: "Eettafel" }) }).click();
      await page.getByRole("button", { name: t("remove.confirm") }).click();
      await expect(titles).toHaveText(["Kruk"]);
    });
  });

  test("a visitor saves a search, which waits while they log in; it opens as a list and can be stopped", async ({
    open,
  }) => {
    const account = aStranger("Sam");
    await open(language, account);
    const page = await open(language);
    const t = w("searches");
    await page.goto("/browse-tasks?search=kraan&categories=10&zipcode=1012AB&price=25");
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute("href", /feed\/\?.*search=kraan/);
    await page.getByRole("link", { name: w("jobs")("browse.save") }).click();
    await page.getByRole("textbox", { name: w("account")("email") }).fill(account.email);
    await page.getByLabel(w("account")("password"), { exact: true }).fill(account.password);
    await page
      .getByRole("main")
      .getByRole("button", { name: w("account")("login.submit"), exact: true })
      .click();

    await expect(page.getByRole("main")).toContainText("1012 AB");
    const name = page.getByRole("textbox", { name: t("save.name") });
    const save = page.getByRole("button", { name: t("save.submit") });
    await page.getByRole("checkbox", { name: t("save.push") }).uncheck();
    await name.fill("x".repeat(61));
    await expectRefused(page, language, { button: save, faults: [[name, "max_length:60"]] });
    await expect(page.getByRole("checkbox", { name: t("save.push") })).not.toBeChecked();
    await name.fill("Kranen");
    await save.click();

    const main = page.getByRole("main");
    await expect(main).toContainText(t("list.tells", { how: t("list.told.mail") }));
    const feed = await page.request.get(
      (await page.getByRole("link", { name: t("list.rssOf", { name: "Kranen" }) }).getAttribute("href")) ?? "",
    );
    expect(feed.headers()["content-type"]).toContain("application/rss+xml");
    await page.getByRole("link", { name: "Kranen", exact: true }).click();
    await expect(page).toHaveURL(/search=kraan.*zipcode=1012AB/);
    await page.goto("/profile/searches");
    await page.getByRole("link", { name: t("list.editOf", { name: "Kranen" }) }).click();
    const zipcode = page.getByRole("textbox", { name: t("edit.zipcode") });
    const submit = page.getByRole("button", { name: t("edit.submit") });
    await name.fill("Leidingen");
    await page.getByRole("textbox", { name: t("edit.search") }).fill("leiding");
    await page.getByRole("checkbox", { name: t("save.mail") }).uncheck();
    await zipcode.fill("1234AB");
    expect(await statusAfter(page, submit)).toBe(422);
    await expectFault(zipcode, fieldMessage("zipcode_unknown", language));
    await expect(name).toHaveValue("Leidingen");
    await expect(page.getByRole("checkbox", { name: t("save.mail") })).not.toBeChecked();
    await zipcode.fill("1071AB");
    await submit.click();
    await expect(page.getByRole("status").getByText(t("edit.done"))).toBeVisible();
    await expect(main).toContainText(t("list.tellsNothing"));
    await expect(page.getByRole("link", { name: t("list.rssOf", { name: "Leidingen" }) })).toHaveAttribute(
      "href",
      /search=leiding.*zipcode=1071AB/,
    );
    await page.getByRole("button", { name: t("list.removeOf", { name: "Leidingen" }) }).click();
    await expect(main).toContainText(t("list.empty"));
  });

  test("what one wants to hear: refused with everything kept, then saved and still so", async ({ open }) => {
    const page = await open(language, aStranger("Mees"));
    const t = w("alerts");
    await page.goto("/profile/settings");
    await page.getByRole("link", { name: w("profile")("settings.notifications") }).click();
    const save = page.getByRole("main").getByRole("button", { name: w("profile")("save") });
    const offersByMail = page.getByRole("checkbox", { name: `${t("topics.offers")} ${t("byMail")}` });
    const [distance, quiet] = [page.getByLabel(t("distance")), page.getByRole("switch", { name: t("quiet") })];
    const until = page.getByLabel(t("to"), { exact: true });
    await offersByMail.uncheck();
    await quiet.check();
    await page.getByLabel(t("from"), { exact: true }).selectOption("7");
    await distance.fill("400");
    await expectRefused(page, language, {
      button: save,
      faults: [
        [until, "quiet_same"],
        [distance, "invalid", "distance@page"],
      ],
    });
    await expect(offersByMail).not.toBeChecked();
    await distance.fill("40");
    await until.selectOption("9");
    await save.click();
    await expect(page.getByRole("status").getByText(t("saved"))).toBeVisible();
    await expect(offersByMail).not.toBeChecked();
    await expect(quiet).toBeChecked();
    await expect(until).toHaveValue("9");
    await expect(distance).toHaveValue("40");
  });
}
