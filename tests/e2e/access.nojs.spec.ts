import { gettingInAndLeaving } from "./access";
import { expect, test } from "./fixtures";
import { unfold } from "./fold";
import { aStranger } from "./people";
import { wordsIn } from "./texts";

gettingInAndLeaving("en");

test("what only a script can do is not offered without one", async ({ open }) => {
  const t = wordsIn("en")("security");
  const page = await open("en", aStranger("Jip"));
  await page.goto("/profile/settings");
  await unfold(page, t("passkey.title"));
  await expect(page.getByText(t("passkey.noScript"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("passkey.add") })).toHaveCount(0);
  const visitor = await open("en");
  await visitor.goto("/login");
  await expect(visitor.getByRole("button", { name: t("passkey.login") })).toHaveCount(0);
});
