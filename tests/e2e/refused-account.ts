import type { Locator, Page } from "@playwright/test";
import { CODES } from "../../app/api/messages";
import { centsOf, FEE_PERCENT } from "../../app/domain/money/money";
import { expect, test } from "./fixtures";
import { unfold } from "./fold";
import { aStranger, HELPER } from "./people";
import { photo } from "./posting";
import { expectRefused, statusAfter, summaryOf } from "./refused";
import { callApi } from "./talk";
import { type Language, wordsIn } from "./texts";

async function aResetLink(page: Page): Promise<string> {
  const { email } = await callApi<{ email: string }>(page, "user/data/");
  await page.request.post("/api/auth/users/reset_password/", {
    data: { email },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  let link = "";
  await expect(async () => {
    const { results } = await callApi<{ results: { text: string }[] }>(
      page,
      `dev/outbox/?to=${encodeURIComponent(email)}`,
    );
    [link = ""] = results.flatMap(({ text }) => /\/reset-password\?\S+/.exec(text) ?? []);
    expect(link).not.toBe("");
  }).toPass();
  return link;
}

export function refusedAboutOneself(language: Language): void {
  const w = wordsIn(language);

  test("logging in: a fault beside each field, and a wrong password told without saying which of the two", async ({
    open,
  }) => {
    const page = await open(language);
    const t = w("account");
    await page.goto("/login");
    const [email, password] = [
      page.getByRole("textbox", { name: t("email") }),
      page.getByLabel(t("password"), { exact: true }),
    ];
    const button = page.getByRole("main").getByRole("button", { name: t("login.submit"), exact: true });
    await email.fill("geen adres");
    await expectRefused(page, language, {
      button,
      faults: [
        [email, "email"],
        [password, "required", "password"],
      ],
    });
    await expect(email).toHaveValue("geen adres");

    await email.fill(HELPER.email);
    await password.fill("nietdit");
    expect(await statusAfter(page, button)).toBe(401);
    await expect(summaryOf(page, language, 1)).toContainText(CODES.bad_credentials[language]);
    await expect(email).toHaveValue(HELPER.email);
    await expect(password).toHaveValue("");
  });

  test("signing up: faults beside the fields, address kept, passwords not", async ({ open }) => {
    const page = await open(language);
    const t = w("account");
    await page.goto("/signup");
    const email = page.getByRole("textbox", { name: t("email") });
    const password = page.getByLabel(t("password"), { exact: true });
    const again = page.getByLabel(t("signup.confirm"), { exact: true });
    await email.fill("sjoerd@");
    await password.fill("kortekat");
    // A script fills in the second field; without script both must be equal.
    const repeats = await again.isVisible();
    if (repeats) await again.fill("langehond");
    await expectRefused(page, language, {
      button: page.getByRole("main").getByRole("button", { name: t("signup.submit") }),
      title: t("signup.refused"),
      faults: [
        [email, "email"],
        [password, "password_weak"],
        ...(repeats ? [[again, "password_match"] as [Locator, string]] : []),
      ],
    });
    await expect(email).toHaveValue("sjoerd@");
    await expect(password).toHaveValue("");
  });

  test("the way back into an account: no address, and a password that is too weak", async ({ open }) => {
    const page = await open(language);
    const t = w("account");
    const send = (name: string) => page.getByRole("main").getByRole("button", { name });
    await page.goto("/forgot-password");
    const email = page.getByRole("textbox", { name: t("email") });
    await email.fill("geen adres");
    await expectRefused(page, language, { button: send(t("forgot.submit")), faults: [[email, "email"]] });
    await expect(email).toHaveValue("geen adres");

    await page.goto("/reset-password?uid=1&token=niet-van-ons");
    await expect(page.getByRole("link", { name: t("reset.again") })).toHaveAttribute("href", /forgot-password/);
    await page.goto(await aResetLink(await open(language, aStranger("Ria"))));
    const password = page.getByLabel(t("reset.new"), { exact: true });
    const again = page.getByLabel(t("signup.confirm"), { exact: true });
    await password.fill("kort");
    await again.fill("langer");
    await expectRefused(page, language, {
      button: send(t("reset.submit")),
      faults: [
        [password, "password_short", "reset"],
        [again, "password_match"],
      ],
    });
    await expect(password).toHaveValue("");
    await password.fill("Sterk1234");
    await again.fill("Sterk1234");
    expect(await statusAfter(page, send(t("reset.submit")))).toBe(200);
    await expect(page.getByText(t("reset.done"))).toBeVisible();
  });

  test("the profile: faults beside the fields, everything typed and the chosen photo kept", async ({ open }) => {
    const page = await open(language, aStranger("Wim"));
    const t = w("profile");
    await page.goto("/profile/personal");
    const [zipcode, iban] = [
      page.getByRole("textbox", { name: t("personal.zipcode") }),
      page.getByRole("textbox", { name: t("personal.iban") }),
    ];
    await zipcode.fill("12");
    await iban.fill("NL00 ABNA 0000");
    await page.getByRole("switch", { name: t("personal.active") }).check();
    await page.getByRole("checkbox").last().check();
    await page.getByLabel(t("personal.photo"), { exact: true }).setInputFiles(photo("ik.jpg"));
    const button = page.getByRole("main").getByRole("button", { name: t("save") });
    await expectRefused(page, language, {
      button,
      faults: [
        [zipcode, "zipcode_area"],
        [iban, "iban"],
      ],
    });
    await expect(zipcode).toHaveValue("12");
    await expect(iban).toHaveValue("NL00 ABNA 0000");
    await expect(page.getByRole("switch", { name: t("personal.active") })).toBeChecked();
    await expect(page.getByRole("checkbox").last()).toBeChecked();
    await expect(page.getByText(t("personal.photoKept"))).toBeVisible();

    await zipcode.fill("1012AB");
    await iban.fill("");
    await button.click();
    await expect(page.getByRole("status").getByText(t("saved"))).toBeVisible();
    await expect(page.getByRole("checkbox", { name: t("personal.photoRemove") })).toBeVisible();
  });

  test("the settings: a fault in the address leaves the password's form alone, and the other way round", async ({
    open,
  }) => {
    const page = await open(language, aStranger("Ilse"));
    const t = w("profile");
    await page.goto("/profile/settings");
    await unfold(page, t("settings.emailTitle"));
    const main = page.getByRole("main");
    const email = main.getByRole("textbox", { name: t("settings.emailNew"), exact: true });
    const proof = main.getByLabel(w("account")("password"), { exact: true });
    const change = main.getByRole("button", { name: t("settings.emailChange") });
    await email.fill("ilse");
    await proof.fill("nietdit");
    await expectRefused(page, language, { button: change, faults: [[email, "email"]] });
    await expect(email).toHaveValue("ilse");
    await email.fill("ilse@example.test");
    await proof.fill("nietdit");
    await expectRefused(page, language, {
      button: change,
      status: 400,
      faults: [[proof, "password_wrong", "password@page"]],
    });
    await expect(email).toHaveValue("ilse@example.test");

    await unfold(page, t("settings.password"));
    const now = page.getByLabel(t("settings.passwordOld"), { exact: true });
    await now.fill("nietdit");
    await page.getByLabel(t("settings.passwordNew"), { exact: true }).fill("Straatfeest8");
    const again = page.getByLabel(w("account")("signup.confirm"), { exact: true });
    const button = main.getByRole("button", { name: t("settings.passwordChange") });
    await again.fill("Straatfeest9");
    await expectRefused(page, language, { button, faults: [[again, "password_match"]] });
    await now.fill("nietdit");
    await page.getByLabel(t("settings.passwordNew"), { exact: true }).fill("Straatfeest8");
    await again.fill("Straatfeest8");
    await expectRefused(page, language, { button, status: 400, faults: [[now, "password_wrong"]] });
  });

  test("leaving: the password is asked for, and a wrong one is told beside the field", async ({ open }) => {
    const page = await open(language, aStranger("Toon"));
    const t = w("security");
    await page.goto("/profile/settings");
    await page.getByRole("link", { name: t("data.remove") }).click();
    const password = page.getByLabel(w("account")("password"), { exact: true });
    const button = page.getByRole("button", { name: t("removal.submit") });
    await expectRefused(page, language, { button, faults: [[password, "required", "password"]] });
    await password.fill("nietdit");
    await expectRefused(page, language, {
      button,
      status: 400,
      faults: [[password, "password_wrong", "password@page"]],
    });
    await expect(password).toHaveValue("");
  });

  test("a payout: more than there is", async ({ open }) => {
    const page = await open(language, HELPER);
    const t = w("wallet");
    await page.goto("/wallet");
    await page.getByText(t("payout.early", { percent: FEE_PERCENT })).click();
    const amount = page.getByRole("textbox", { name: t("payout.amount") });
    await amount.fill("99999");
    const button = page.getByRole("button", { name: t("payout.next") });
    const { balance } = await callApi<{ balance: string }>(page, "wallet/");
    await expectRefused(page, language, { button, faults: [[amount, `amount_max:${centsOf(balance)}`]] });
    await expect(amount).toHaveValue("99999");
  });
}
