import type { Page } from "@playwright/test";
import { fieldMessage, pageContexts } from "../../app/api/field-messages";
import { CODES } from "../../app/api/messages";
import { brand } from "../../app/brand";
import { identityWords } from "../../app/content/sandbox/social";
import { expect, type Open, test } from "./fixtures";
import { aStranger } from "./people";
import { summaryOf } from "./refused";
import { type Language, wordsIn } from "./texts";

const anAddress = () => `sem-${crypto.randomUUID().slice(0, 8)}@example.test`;

async function toProvider(page: Page, language: Language, provider: string): Promise<void> {
  const name = wordsIn(language)("security")("social.go", { provider });
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name: identityWords[language].title(provider) })).toBeVisible();
}

async function sayWhoOneIs(page: Page, language: Language, address: string): Promise<void> {
  await page.getByLabel(identityWords[language].email).fill(address);
  await page.getByRole("button", { name: identityWords[language].go }).click();
}

export function gettingInAndLeaving(language: Language): void {
  const w = wordsIn(language);
  const t = w("security");
  const settings = w("profile")("settings.title");

  test(`a visitor logs in by Google, comes back where they were going, and logs out everywhere (${language})`, async ({
    open,
  }) => {
    const page = await open(language);
    await page.goto("/profile/settings");
    await toProvider(page, language, "Google");
    await sayWhoOneIs(page, language, anAddress());
    await expect(page.getByRole("heading", { level: 1, name: settings })).toBeVisible();
    await expect(page.getByRole("heading", { name: t("access.noPassword") })).toBeVisible();
    await page.getByRole("button", { name: t("access.everywhereSubmit") }).click();
    await expect(page.getByText(w("account")("logout.doneEverywhere"))).toBeVisible();
    await page.goto("/profile/settings");
    await expect(page).toHaveURL(/\/login\?next=/);
  });

  test(`who changes their mind at the provider, or is not known there, reads why (${language})`, async ({ open }) => {
    const page = await open(language);
    await page.goto("/signup?next=/wallet");
    await toProvider(page, language, "Facebook");
    await page.getByRole("link", { name: identityWords[language].back }).click();
    await expect(page.getByText(t("social.signup.cancelled", { provider: "Facebook" }))).toBeVisible();
    await expect(page).toHaveURL(/\/signup\?next=%2Fwallet&social=facebook\.cancelled$/);

    await toProvider(page, language, "Google");
    await page.getByLabel(identityWords[language].unverified).check();
    await sayWhoOneIs(page, language, anAddress());
    await expect(page.getByText(t("social.signup.refused", { provider: "Google" }))).toBeVisible();
  });

  test(`Apple posts its answer from its own site (${language})`, async ({ open }) => {
    const page = await open(language);
    await page.goto("/login?next=/wallet");
    await toProvider(page, language, "Apple");
    await sayWhoOneIs(page, language, anAddress());
    // The sandbox runs on our own site, so its last page is repeated on Apple's.
    const form = await page.getByRole("main").innerHTML();
    await page.route("https://appleid.apple.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: form }),
    );
    await page.goto("https://appleid.apple.com/auth/authorize");
    await page.getByRole("button", { name: identityWords[language].go }).click();
    await expect(page).toHaveURL(/\/wallet$/);
    await expect(page.getByText(w("account")("signup.welcomeNew", { brand: brand.name }))).toBeVisible();
  });

  test(`who leaves takes their data along, proves who they are, and is gone (${language})`, async ({ open }) => {
    const account = aStranger("Sem");
    const page = await open(language, account);
    await page.goto("/profile/settings");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: t("data.exportSubmit") }).click();
    expect((await download).suggestedFilename()).toMatch(/^buurklusser-\d+\.json$/);

    await page.getByRole("link", { name: t("data.remove") }).click();
    const password = page.getByLabel(w("account")("password"), { exact: true });
    const remove = page.getByRole("button", { name: t("removal.submit") });
    await password.fill("nietdit");
    await remove.click();
    const wrong = summaryOf(page, language, 1);
    await expect(wrong).toContainText(fieldMessage("password_wrong", language, pageContexts("password")));
    await expect(password).toHaveValue("");
    await password.fill(account.password);
    await remove.click();
    await expect(page.getByRole("heading", { level: 1, name: t("goodbye.title") })).toBeVisible();

    await page.goto("/login");
    await page.getByRole("textbox", { name: w("account")("email") }).fill(account.email);
    await page.getByLabel(w("account")("password"), { exact: true }).fill(account.password);
    await page
      .getByRole("main")
      .getByRole("button", { name: w("account")("login.submit"), exact: true })
      .click();
    await expect(summaryOf(page, language, 1)).toContainText(CODES.bad_credentials[language]);
  });
}

/** Passkeys need a host name: an IP address is not allowed. */
export const nameOfThisMachine = (baseURL = "") => baseURL.replace("127.0.0.1", "localhost");

export async function withAuthenticator(open: Open, language: Language) {
  const page = await open(language);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length;
  return { page, passkeys };
}
