import { expect, test } from "./fixtures";
import { aPhoto, bothSeeIt, itIsRemoved, notAPhoto, theResultIsShown } from "./photos";
import { aTalk } from "./talk";
import { around, wordsIn } from "./texts";

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
    await expect(files.getByRole("checkbox", { name: "voor.jpg" })).toBeChecked();
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
