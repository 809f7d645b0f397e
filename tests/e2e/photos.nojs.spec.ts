import { expect, test } from "./fixtures";
import { aPhoto, bothSeeIt, itIsRemoved, notAPhoto, theResultIsShown } from "./photos";
import { aTalk } from "./talk";
import { ANY, around, wordsIn } from "./texts";

for (const language of ["nl", "en"] as const) {
  test(`photos go with the form of a message and are removed on their page (${language})`, async ({ open }) => {
    const t = wordsIn(language)("messages");
    const talk = await aTalk(open, [language, language]);
    const { helper, path } = talk;
    await helper.goto(path);
    const files = helper.locator(".composer-files");
    await files.getByText(t("photo.add")).click();
    await files.locator("input[type=file]").setInputFiles([aPhoto("voor.jpg"), notAPhoto]);
    await helper.getByRole("button", { name: t("composer.send") }).click();
    const refused = helper.getByRole("alert").filter({ hasText: "brief.jpg: " });
    await expect(refused).toBeVisible();
    const kept = files.getByRole("list", { name: t("photo.chosen") }).getByRole("listitem");
    await expect(kept).toHaveCount(1);
    await files.locator("input[type=file]").setInputFiles([aPhoto("na.jpg")]);
    await files.getByLabel(around(t("photo.altAll"))).fill("De heg van voren");
    await helper.getByRole("button", { name: t("composer.send") }).click();
    await expect(helper.locator(".photo-grid").getByRole("link", { name: "De heg van voren" })).toHaveCount(2);
    const file = await bothSeeIt(open, talk, "De heg van voren");
    await itIsRemoved(talk, language, "De heg van voren", file);
  });

  test(`photos of the result stand where it is approved, and in a dispute with those of the placer (${language})`, async ({
    open,
  }) => {
    await theResultIsShown(open, language);
  });
}

test("photos of a refused form stay until they are removed", async ({ open }) => {
  const t = wordsIn("nl")("messages");
  const { helper, path } = await aTalk(open);
  await helper.goto(path);
  const files = helper.locator(".composer-files");
  const kept = files.getByRole("list", { name: t("photo.chosen") }).getByRole("listitem");
  const field = helper.getByRole("textbox", { name: around(t("composer.label", { name: ANY })) });
  await files.getByText(t("photo.add")).click();
  await files.locator("input[type=file]").setInputFiles([aPhoto("voor.jpg"), notAPhoto]);
  await field.fill("Kijk");
  await helper.getByRole("button", { name: t("composer.send") }).click();
  await expect(kept).toHaveCount(1);
  await helper.goto(path);
  await expect(kept).toHaveCount(1);
  await field.fill("Kijk");
  await kept.getByRole("button", { name: t("photo.remove") }).click();
  await expect(field).toHaveValue("Kijk");
  await expect(kept).toHaveCount(0);
});

test("photos and words of a form wait for the login", async ({ open }) => {
  const t = wordsIn("nl")("messages");
  const { placer, helper, path, helping } = await aTalk(open);
  await helper.goto(path);
  const files = helper.locator(".composer-files");
  const field = helper.getByRole("textbox", { name: around(t("composer.label", { name: ANY })) });
  await files.getByText(t("photo.add")).click();
  await files.locator("input[type=file]").setInputFiles([aPhoto("voor.jpg")]);
  await field.fill("Na de login");
  await helper.context().clearCookies({ name: /session/ });
  await helper.getByRole("button", { name: t("composer.send") }).click();
  await expect(helper).toHaveURL(/\/login/);
  const a = wordsIn("nl")("account");
  await helper.getByRole("textbox", { name: a("email") }).fill(helping.email);
  await helper.getByLabel(a("password"), { exact: true }).fill(helping.password);
  const submit = helper.getByRole("main").getByRole("button", { name: a("login.submit") });
  await submit.click();
  await expect(field).toHaveValue("Na de login");
  await helper.getByRole("button", { name: t("composer.send") }).click();
  await placer.goto(path);
  await expect(placer.locator(".photo-grid").getByRole("link")).toHaveCount(1);
});
