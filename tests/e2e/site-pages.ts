import { fieldMessage } from "../../app/api/field-messages";
import { expect, test } from "./fixtures";
import { aStranger } from "./people";
import { expectFault, expectRefused, statusAfter } from "./refused";
import { callApi } from "./talk";
import { type Language, wordsIn } from "./texts";

interface OutboxList {
  results: { template: string; reply_to: string; text: string }[];
}

export function sitePages(language: Language): void {
  const w = wordsIn(language);
  const t = w("site");

  test("somebody looks for an answer, one open at a time", async ({ open }) => {
    const page = await open(language);
    await page.goto("/faq?tab=helper");
    const tab = (name: "general" | "helper") => page.getByRole("link", { name: t(`faq.tabs.${name}`), exact: true });
    await expect(tab("helper")).toHaveAttribute("aria-current", "page");
    await tab("general").click();
    await expect(tab("general")).toHaveAttribute("aria-current", "page");
    await expect(page).toHaveURL(/\/faq$/);
    const questions = page.locator("details");
    await questions.nth(1).locator("summary").click();
    await expect(questions.nth(1)).toHaveAttribute("open");
    await questions.nth(2).locator("summary").click();
    await expect(questions.nth(2)).toHaveAttribute("open");
    await expect(questions.nth(1)).not.toHaveAttribute("open");
    await page.getByRole("link", { name: t("faq.contact") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("contact.title") })).toBeVisible();
  });

  test("somebody writes to support, and gets a copy", async ({ open }) => {
    const page = await open(language);
    const { email } = aStranger("Joke");
    await page.goto("/contact");
    const send = page.getByRole("button", { name: t("contact.send") });
    const field = (name: "name" | "email" | "letter") =>
      page.getByRole("main").getByRole("textbox", { name: t(`contact.${name}`) });
    const subject = page.getByRole("combobox", { name: t("contact.subject") });

    await test.step("empty: every field says what it needs", async () => {
      await expectRefused(page, language, {
        button: send,
        faults: [
          [field("name"), "required"],
          [field("email"), "required", "email"],
          [subject, "choice"],
          [field("letter"), "required"],
        ],
      });
    });

    await test.step("with a wrong address: all that was typed stays", async () => {
      await field("name").fill("Joke de Wit");
      await field("email").fill("joke@");
      await subject.selectOption("feedback");
      await field("letter").fill("Mooi gemaakt.");
      expect(await statusAfter(page, send)).toBe(422);
      await expectFault(field("email"), fieldMessage("email", language, ["page"]));
      await expect(subject).toHaveValue("feedback");
      await expect(field("letter")).toHaveValue("Mooi gemaakt.");
    });

    await test.step("right: it is sent, and the fields are empty again", async () => {
      await field("email").fill(email);
      await send.click();
      await expect(page.getByRole("status").getByText(t("contact.done"))).toBeVisible();
      await expect(field("letter")).toHaveValue("");
      const { results } = await callApi<OutboxList>(page, `dev/outbox/?to=${encodeURIComponent(email)}`);
      expect(results).toMatchObject([
        { template: "support_received", text: expect.not.stringContaining("Mooi gemaakt.") },
      ]);
    });
  });

  test("somebody reads how it works, who we are and on which terms, and asks to be a partner", async ({ open }) => {
    const page = await open(language);
    const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
    const main = page.getByRole("main");

    await test.step("from how it works to the terms, chapter by chapter", async () => {
      await page.goto("/hoe-werkt-het");
      await main.getByRole("link", { name: t("next.terms") }).click();
      await expect(heading(t("legal.terms.title"))).toBeVisible();
      const liability = { nl: "Aansprakelijkheid", en: "Liability" }[language];
      await main.getByRole("link", { name: liability }).click();
      await expect(page).toHaveURL(/#liability$/);
      await expect(page.getByRole("heading", { name: liability })).toBeInViewport();
    });

    await test.step("who we are, by its other address, and on to being a partner", async () => {
      await page.goto("/about");
      await expect(page).toHaveURL(/\/over$/);
      await expect(heading(t("about.title"))).toBeVisible();
      await main.locator("summary").last().click();
      await main.locator("details[open]").getByRole("link").last().click();
      await expect(heading(t("partner.title"))).toBeVisible();
    });

    await test.step("the request: refused with everything kept, then sent", async () => {
      const { email } = aStranger("Krant");
      const field = (name: string) => main.getByRole("textbox", { name, exact: true });
      const send = page.getByRole("button", { name: t("partner.send") });
      await field(t("contact.name")).fill("Joke de Wit");
      await field(t("contact.email")).fill(email);
      await field(t("contact.letter")).fill("4.000 lezers.");
      await expectRefused(page, language, { button: send, faults: [[field(t("partner.company")), "required"]] });
      await expect(field(t("contact.letter"))).toHaveValue("4.000 lezers.");
      await field(t("partner.company")).fill("Buurtkrant");
      await send.click();
      await expect(page.getByRole("status").getByText(t("contact.done"))).toBeVisible();
      await expect(field(t("partner.company"))).toHaveValue("");
    });
  });
}
