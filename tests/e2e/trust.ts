import { expect, type Open, test } from "./fixtures";
import { aStranger, HELPER, PLACER } from "./people";
import { ANY, around, type Language, wordsIn } from "./texts";

export async function whomToTrust(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [p, r] = [w("people"), w("reports")];

  await test.step("somebody finds a helper nearby and asks them for a job", async () => {
    const placer = await open(language, PLACER);
    await placer.goto("/");
    const menu = placer.getByRole("navigation", { name: w("common")("nav.label") });
    await menu.getByRole("link", { name: w("common")("nav.helpers") }).click();
    await placer.getByRole("combobox", { name: p("list.category") }).selectOption("10");
    await placer.getByRole("button", { name: p("list.show") }).click();
    await expect(placer).toHaveURL(/[?&]category=10/);
    await placer.getByRole("link", { name: /^Hassan B/ }).click();
    await placer.getByRole("link", { name: p("ask.action") }).click();
    // Jobs without bids, one per language, because a helper cannot be asked twice.
    const job = language === "nl" ? "Spinrag uit het trappenhuis halen" : "Boormachine vasthouden en waterpas kijken";
    await placer.getByRole("radio", { name: job }).check();
    await placer.getByRole("button", { name: around(p("ask.send", { name: ANY })) }).click();
    await expect(placer.getByRole("status").getByText(p("ask.sent"))).toBeVisible();
  });

  await test.step("a visitor reports somebody, first without saying why", async () => {
    const visitor = await open(language);
    await visitor.goto("/helper/3");
    await visitor
      .getByRole("link", { name: around(`${r("link.report")}: ${ANY}`) })
      .first()
      .click();
    const send = visitor.getByRole("button", { name: r("form.send") });
    await visitor.getByRole("textbox", { name: r("form.text") }).fill("Dit lijkt nep.");
    await send.click();
    await expect(visitor.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
    await expect(visitor.getByRole("textbox", { name: r("form.text") })).toHaveValue("Dit lijkt nep.");
    await visitor.getByRole("radio", { name: r("form.reasons.fraud") }).check();
    await visitor.getByRole("textbox", { name: r("form.email") }).fill(aStranger("Melder").email);
    await send.click();
    await expect(visitor.getByRole("status").getByText(r("form.done"))).toBeVisible();
    await expect(visitor).toHaveURL(/\/helper\/3$/);
  });

  await test.step("somebody blocks a helper, and thinks better of it", async () => {
    const person = await open(language, aStranger("Bente"));
    await person.goto("/helper/2");
    const name = HELPER.name;
    await person.getByRole("link", { name: r("block.confirm", { name }) }).click();
    await person.getByRole("button", { name: r("block.confirm", { name }) }).click();
    await expect(person.getByText(r("block.isBlocked", { name }))).toBeVisible();
    await person.goto("/profile/settings");
    await person.getByRole("link", { name: r("block.list") }).click();
    await person.getByRole("button", { name: r("block.undoOf", { name }) }).click();
    await expect(person.getByRole("heading", { name: r("block.empty") })).toBeVisible();
  });
}
