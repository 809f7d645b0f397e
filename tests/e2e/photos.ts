import type { Page } from "@playwright/test";
import { aJpeg } from "../pictures";
import { anAgreement } from "./agreement";
import { expect, type Open } from "./fixtures";
import type { Talk } from "./talk";
import { ANY, around, type Language, wordsIn } from "./texts";

export const aPhoto = (name: string) => ({ name, mimeType: "image/jpeg", buffer: Buffer.from(aJpeg()) });
export const notAPhoto = { name: "brief.jpg", mimeType: "image/jpeg", buffer: Buffer.from("geen foto") };

const photosOf = (page: Page) => page.getByRole("log").first().locator(".photo-grid");

export async function bothSeeIt(open: Open, { placer, helper, path }: Talk, alt: string): Promise<string> {
  await placer.goto(path);
  const photo = placer.getByRole("link", { name: alt }).first();
  await expect(photo).toBeVisible();
  const file = (await photo.getByRole("img").getAttribute("src")) ?? "";
  for (const member of [placer, helper]) expect((await member.request.get(file)).status()).toBe(200);
  const stranger = await open("nl");
  expect((await stranger.request.get(file)).status()).toBe(401);
  return file;
}

export async function itIsRemoved({ placer, helper, path }: Talk, language: Language, alt: string, file: string) {
  const t = wordsIn(language)("messages");
  await placer.getByRole("link", { name: alt }).first().click();
  await expect(placer.getByRole("heading", { level: 1 })).toHaveText(around(t("photo.title", { name: ANY })));
  await expect(placer.getByRole("link", { name: t("photo.reportMessage") })).toBeVisible();
  await expect(placer.getByRole("button", { name: t("photo.remove") })).toBeHidden();
  await helper.goto(path);
  await helper.getByRole("link", { name: alt }).first().click();
  await helper.getByRole("button", { name: t("photo.remove") }).click();
  await expect(helper.getByText(t("photo.removeDone"))).toBeVisible();
  await placer.goto(path);
  await expect(photosOf(placer).getByText(wordsIn(language)("common")("photo.removed"))).toBeVisible();
  expect((await placer.request.get(file)).status()).toBe(404);
}

export async function theResultIsShown(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const { placer, helper, job, payment } = await anAgreement(open, [language, language]);
  const choose = async (page: Page, name: string, alt: string) => {
    await page.locator("#images").setInputFiles([aPhoto(name)]);
    await page.locator("input[name=alts]").fill(alt);
  };
  await helper.goto(`/task/${job}/actie/done`);
  await choose(helper, "na.jpg", "De heg is kort");
  await helper.getByRole("button", { name: w("jobs")("action.done.confirm") }).click();
  await expect(helper).toHaveURL(new RegExp(`/task/${job}$`));
  await placer.goto(`/task/${job}/actie/solve`);
  await expect(placer.getByRole("link", { name: "De heg is kort" })).toBeVisible();
  await placer.goto(`/payment/${payment}/geschil/openen`);
  await placer.getByRole("textbox", { name: w("disputes")("open.reason") }).fill("Aan de achterkant niet.");
  await choose(placer, "achter.jpg", "De achterkant");
  await placer.getByRole("button", { name: w("disputes")("open.submit") }).click();
  await expect(placer).toHaveURL(new RegExp(`/payment/${payment}/geschil$`));
  for (const party of [placer, helper]) {
    await party.goto(`/payment/${payment}/geschil`);
    for (const name of ["De heg is kort", "De achterkant"]) {
      await expect(party.getByRole("link", { name })).toBeVisible();
    }
  }
}
