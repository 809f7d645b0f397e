import { expect, test } from "./fixtures";
import { ownProfile } from "./own-profile";
import { PLACER } from "./people";
import { photo } from "./posting";
import { wordsIn } from "./texts";

ownProfile("en");

test("the button for a portrait has our words, fits on a phone and names the chosen file", async ({ open }) => {
  const t = wordsIn("nl")("profile");
  const page = await open("nl", PLACER, { width: 360, height: 740 });
  await page.goto("/profile/1?edit");
  const button = page.getByText(t("personal.photoChoose"), { exact: true });
  await expect(button).toBeVisible();
  const [inner, outer] = await Promise.all([button.boundingBox(), page.locator("form").first().boundingBox()]);
  expect((inner?.x ?? 0) + (inner?.width ?? 999)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
  await page.getByLabel(t("personal.photo"), { exact: true }).setInputFiles(photo("ik.jpg"));
  await expect(page.locator(".file-pick-name")).toHaveText("ik.jpg");
  await expect(page.locator("[data-portrait] > img.avatar")).toHaveAttribute("src", /^blob:/);
});
