import { expect, test } from "./fixtures";
import { aTalk, callApi, post } from "./talk";
import { wordsIn } from "./texts";

const t = wordsIn("nl")("notifications");

test("what is new comes into the list by itself, and is read by following it", async ({ open }) => {
  const { placer, helper, path, uri } = await aTalk(open);
  await placer.goto("/notifications");
  await expect(placer.locator("html")).toHaveAttribute("data-hydrated", "");
  await expect(placer.getByRole("heading", { name: t("empty") })).toBeVisible();

  await post(helper, uri, "Kan het ook zondag?");
  const item = placer.getByRole("list", { name: t("label") }).getByRole("listitem");
  await expect(item).toHaveCount(1);
  await expect(item.getByText(t("new"), { exact: true })).toBeVisible();
  await expect(placer.getByText(t("unread", { count: 1 }), { exact: true })).toBeVisible();
  await expect(placer.locator('[data-unread="notifications"]')).toHaveText(/^1/);

  await item.getByRole("link").click();
  await expect(placer).toHaveURL(new RegExp(`${path}$`));
  await placer.goto("/notifications");
  await expect(item.getByText(t("new"), { exact: true })).toHaveCount(0);
});

test("all are read at once", async ({ open }) => {
  const { placer, helper, uri } = await aTalk(open);
  await post(helper, uri, "Hallo!");
  await placer.goto("/notifications");
  await placer.getByRole("button", { name: t("readAll") }).click();
  await expect(placer.getByRole("status").getByText(t("allRead"))).toBeVisible();
  await expect(placer.getByRole("button", { name: t("readAll") })).toBeHidden();
  expect((await callApi<{ unread: number }>(placer, "notifications/")).unread).toBe(0);
});

test("someone else's notification is not there", async ({ open }) => {
  const { placer, helper, uri } = await aTalk(open);
  await post(helper, uri, "Hallo!");
  const { results } = await callApi<{ results: { id: number }[] }>(placer, "notifications/");
  await helper.goto(`/notifications/${results[0]?.id}`);
  expect(new URL(helper.url()).pathname).toBe("/notifications");
  expect((await callApi<{ unread: number }>(placer, "notifications/")).unread).toBeGreaterThan(0);
});
