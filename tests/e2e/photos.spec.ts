import { expect, test } from "./fixtures";
import { aPhoto, bothSeeIt, itIsRemoved, notAPhoto, theResultIsShown } from "./photos";
import { aTalk } from "./talk";
import { ANY, around, wordsIn } from "./texts";

for (const language of ["nl", "en"] as const) {
  test(`photos are chosen, described, sent and removed in the chat (${language})`, async ({ open }) => {
    const t = wordsIn(language)("messages");
    const talk = await aTalk(open, [language, language]);
    const { placer, helper, path } = talk;
    await placer.goto(path);
    await helper.goto(path);
    await expect(helper.locator("html")).toHaveAttribute("data-hydrated", "");
    const choose = helper.getByLabel(t("photo.add"), { exact: true });
    await choose.setInputFiles([aPhoto("voor.jpg"), aPhoto("na.jpg")]);
    await choose.setInputFiles([aPhoto("weg.jpg"), aPhoto("vier.jpg"), aPhoto("vijf.jpg")]);
    await expect(helper.getByText(t("photo.most"))).toBeVisible();
    await helper.getByRole("button", { name: t("photo.drop", { name: "weg.jpg" }) }).click();
    await helper.getByLabel(t("photo.alt", { name: "voor.jpg" })).fill("De heg van voren");
    await helper.getByRole("button", { name: t("composer.send") }).click();
    await expect(placer.getByRole("link", { name: "De heg van voren" })).toBeVisible();
    await expect(placer.locator(".photo-grid").getByRole("link")).toHaveCount(3);
    const file = await bothSeeIt(open, talk, "De heg van voren");
    await itIsRemoved(talk, language, "De heg van voren", file);
  });

  test(`photos of the result stand where it is approved, and in a dispute with those of the placer (${language})`, async ({
    open,
  }) => {
    await theResultIsShown(open, language);
  });
}

test("a file that is no photo is named, and goes when its message is discarded", async ({ open, faults }) => {
  const t = wordsIn("nl")("messages");
  const { helper, path } = await aTalk(open);
  await helper.goto(path);
  await expect(helper.locator("html")).toHaveAttribute("data-hydrated", "");
  await helper.getByLabel(t("photo.add"), { exact: true }).setInputFiles([notAPhoto]);
  await helper.getByRole("button", { name: t("composer.send") }).click();
  const refused = helper.getByRole("alert").filter({ hasText: "brief.jpg" });
  await expect(refused).toContainText("brief.jpg: Gebruik een JPEG-, PNG- of WebP-bestand.");
  await helper.getByRole("button", { name: t("chat.discard") }).click();
  await expect(refused).toHaveCount(0);
  faults.splice(0, faults.length, ...faults.filter((fault) => !/400/.test(fault)));
});

test("photos on their way are cancelled, and the next message is sent", async ({ open }) => {
  const t = wordsIn("nl")("messages");
  const { helper, placer, path } = await aTalk(open);
  await helper.goto(path);
  await placer.goto(path);
  await expect(helper.locator("html")).toHaveAttribute("data-hydrated", "");
  let isHeldUp = true;
  // The upload gets no answer until its writer cancels it.
  await helper.route("**/api/chat/*/message/", (route) => (isHeldUp ? undefined : route.continue()));
  await helper.getByLabel(t("photo.add"), { exact: true }).setInputFiles([aPhoto("voor.jpg")]);
  await helper.getByRole("button", { name: t("composer.send") }).click();
  await expect(helper.getByRole("progressbar", { name: t("photo.progress") })).toBeVisible();
  isHeldUp = false;
  await helper.getByRole("button", { name: t("photo.cancel"), exact: true }).click();
  await expect(helper.getByRole("progressbar")).toHaveCount(0);
  await helper.getByRole("textbox", { name: around(t("composer.label", { name: ANY })) }).fill("Ik stuur ze later");
  await helper.getByRole("button", { name: t("composer.send") }).click();
  await expect(placer.getByText("Ik stuur ze later", { exact: true })).toBeVisible();
  await expect(placer.locator(".photo-grid")).toHaveCount(0);
});
