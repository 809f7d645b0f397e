import { deviceNameOf } from "../../app/domain/accounts/device-name";
import { gettingInAndLeaving, nameOfThisMachine, withAuthenticator } from "./access";
import { expect, test } from "./fixtures";
import { unfold } from "./fold";
import { aStranger, chooseLanguage } from "./people";
import { wordsIn } from "./texts";

gettingInAndLeaving("nl");

test("a passkey is made, logs in, and is removed", async ({ open, baseURL }) => {
  const site = nameOfThisMachine(baseURL);
  const [t, account] = [wordsIn("nl")("security"), wordsIn("nl")("account")];
  const { page, passkeys } = await withAuthenticator(open, "nl");
  await chooseLanguage(page.context(), site, "nl");
  const stranger = aStranger("Noor");
  // A connection that opens while its session ends is refused, and the browser logs that.
  let connected = false;
  page.on("websocket", (socket) => {
    connected = false;
    socket.on("framereceived", () => {
      connected = true;
    });
  });
  const logOutEverywhere = async () => {
    await expect.poll(() => connected).toBe(true);
    await page.getByRole("button", { name: t("access.everywhereSubmit") }).click();
    await expect(page.getByText(account("logout.doneEverywhere"))).toBeVisible();
  };

  // Without a passkey on this device nothing happens: the browser has shown its own message.
  await page.goto(`${site}/login?next=/profile/settings`);
  const logIn = page.getByRole("button", { name: t("passkey.login") });
  await logIn.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);

  await page.goto(`${site}/signup?next=/profile/settings`);
  await page.getByRole("textbox", { name: account("email") }).fill(stranger.email);
  await page.getByLabel(account("password"), { exact: true }).fill(stranger.password);
  await page
    .getByRole("main")
    .getByRole("button", { name: account("signup.submit") })
    .click();
  await page.getByRole("link", { name: account("name.skip"), exact: true }).click();

  await unfold(page, t("passkey.title"));
  await page.getByLabel(t("passkey.name")).fill("Mijn laptop");
  const add = page.getByRole("button", { name: t("passkey.add") });
  await add.click();
  await expect(page.getByText(t("passkey.added"))).toBeVisible();
  await expect(page.getByText("Mijn laptop", { exact: true })).toBeVisible();
  await add.click();
  await expect(page.getByRole("alert").getByText(t("passkey.known"))).toBeVisible();

  // Autofill of the email field; this authenticator accepts at once.
  await logOutEverywhere();
  await page.goto(`${site}/login?next=/profile/settings`);
  await expect(page.getByRole("button", { name: t("access.everywhereSubmit") })).toBeVisible();

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await logOutEverywhere();
  await page.goto(`${site}/login?next=/profile/settings`);
  await logIn.click();
  await expect(page.getByRole("button", { name: t("access.everywhereSubmit") })).toBeVisible();

  await unfold(page, t("passkey.title"));
  await page.getByRole("link", { name: t("passkey.removeNamed", { name: "Mijn laptop" }) }).click();
  await expect(page.getByRole("heading", { name: t("passkey.confirm", { name: "Mijn laptop" }) })).toBeVisible();
  await page.getByRole("button", { name: t("passkey.confirmSubmit") }).click();
  await expect(page.getByText(t("passkey.removed"))).toBeVisible();
  await expect.poll(passkeys).toBe(0);
});

test("at an address that has no passkeys the page says so and stays as it is", async ({ open }) => {
  const t = wordsIn("nl")("security");
  const { page } = await withAuthenticator(open, "nl");
  await page.goto("/login");
  await page.getByRole("button", { name: t("passkey.login") }).click();
  await expect(page.getByRole("alert").getByText(t("passkey.loginFailed"))).toBeVisible();
});

test("after a login with a password the browser creates a passkey, if it can do so silently", async ({
  open,
  baseURL,
}) => {
  const site = nameOfThisMachine(baseURL);
  const [t, account] = [wordsIn("nl")("security"), wordsIn("nl")("account")];
  const { page, passkeys } = await withAuthenticator(open, "nl");
  await chooseLanguage(page.context(), site, "nl");
  // Stands in for a password manager, which an automated browser does not have.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate: true });
    const create = navigator.credentials.create.bind(navigator.credentials);
    navigator.credentials.create = ({ publicKey }: CredentialCreationOptions = {}) => create({ publicKey });
  });
  await page.goto(`${site}/login?next=/profile/settings`);
  await page.getByRole("textbox", { name: account("email") }).fill("helper@example.test");
  await page.getByLabel(account("password"), { exact: true }).fill("Welkom123!");
  await page.getByLabel(account("password"), { exact: true }).press("Enter");
  await expect(page.getByText(t("passkey.created"))).toBeVisible();
  expect(await passkeys()).toBe(1);
  await page.reload();
  await unfold(page, t("passkey.title"));
  const name = deviceNameOf(await page.evaluate(() => navigator.userAgent)) ?? "";
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test("a silent creation that waits does not keep anyone from adding a passkey", async ({ open, baseURL }) => {
  const site = nameOfThisMachine(baseURL);
  const [t, account] = [wordsIn("nl")("security"), wordsIn("nl")("account")];
  const { page } = await withAuthenticator(open, "nl");
  await chooseLanguage(page.context(), site, "nl");
  await page.addInitScript(() => {
    PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate: true });
  });
  const asked = page.waitForResponse(/\/passkeys\/register\/options\//);
  await page.goto(`${site}/login?next=/profile/settings`);
  await page.getByRole("textbox", { name: account("email") }).fill("newhelper@example.test");
  await page.getByLabel(account("password"), { exact: true }).fill("Welkom123!");
  await page.getByLabel(account("password"), { exact: true }).press("Enter");
  await asked;
  await unfold(page, t("passkey.title"));
  await page.getByRole("button", { name: t("passkey.add") }).click();
  await expect(page.getByText(t("passkey.added"))).toBeVisible();
});
