import { expect, type Open, test } from "./fixtures";
import { aStranger, PARTNER } from "./people";
import { repeatPassword } from "./posting";
import { type Language, wordsIn } from "./texts";

const PARTNER_ID = "buurtkrant";

export async function bringANewcomer(open: Open, language: Language): Promise<void> {
  test.slow();
  const w = wordsIn(language);
  const [p, s, f] = [w("partner"), w("shell"), w("fields")];
  const partner = await open(language);
  const figure = async (name: string) => {
    const row = partner.locator("dl > div").filter({ hasText: name });
    return Number((await row.getByRole("definition").innerText()).replace(/\D/g, ""));
  };
  let before = { visits: 0, conversions: 0 };
  const look = async () => {
    await partner.goto("/partner/dashboard");
    await expect(partner.getByRole("heading", { level: 1, name: p("dashboard.title") })).toBeVisible();
    return { visits: await figure(p("dashboard.visits")), conversions: await figure(p("dashboard.conversions")) };
  };

  await test.step("the partner logs in, at first with nothing filled in", async () => {
    await partner.goto("/partner-login");
    await partner.getByRole("button", { name: p("login.submit") }).click();
    await expect(partner.getByLabel(f("label.email"))).toHaveAccessibleDescription(
      language === "nl" ? "Email en wachtwoord zijn verplicht." : "Email and password are required.",
    );
    await partner.getByLabel(f("label.email")).fill(PARTNER.email);
    await partner.getByLabel(f("label.password")).fill(PARTNER.password);
    await partner.getByRole("button", { name: p("login.submit") }).click();
    await expect(partner.getByLabel(p("dashboard.link"))).toHaveValue(new RegExp(`\\?partner_id=${PARTNER_ID}$`));
    before = await look();
  });

  await test.step("somebody follows the link, looks around and signs up", async () => {
    const newcomer = await open(language);
    const { email, password } = aStranger("Ria");
    await newcomer.goto(`/?partner_id=${PARTNER_ID}`);
    await expect(newcomer).toHaveURL(/\/$/);
    await newcomer
      .getByRole("contentinfo")
      .getByRole("link", { name: s("pages.helpers") })
      .click();
    await expect(newcomer).toHaveURL(/\/helpers$/);
    // As typed: it has no link.
    await newcomer.goto("/signup");
    await newcomer.getByLabel(w("account")("email"), { exact: true }).fill(email);
    await newcomer.getByLabel(w("account")("password"), { exact: true }).fill(password);
    await repeatPassword(newcomer, language, password);
    await newcomer.getByRole("button", { name: w("account")("signup.submit") }).click();
    await expect(newcomer.getByText(w("account")("signup.welcomeMailed", { brand: "Buurklusser" }))).toBeVisible();
    await newcomer.getByRole("link", { name: w("account")("name.skip"), exact: true }).click();
    await expect(newcomer).toHaveURL(/\/$/);
    expect((await newcomer.context().cookies()).map(({ name }) => name)).not.toContain("visit");
  });

  await test.step("the partner sees one more of each", async () => {
    const now = await look();
    expect(now.visits).toBeGreaterThan(before.visits);
    expect(now.conversions).toBeGreaterThan(before.conversions);
  });

  await test.step("a period that cannot be is said so", async () => {
    await partner.getByLabel(p("dashboard.from"), { exact: true }).fill("2026-03-31");
    await partner.getByLabel(p("dashboard.to")).fill("2026-03-01");
    await partner.getByRole("button", { name: p("dashboard.show"), exact: true }).click();
    await expect(partner.getByLabel(p("dashboard.from"), { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(partner.getByLabel(p("dashboard.to"))).toHaveValue("2026-03-01");
  });
}
