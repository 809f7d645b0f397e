import type { Page } from "@playwright/test";
import { anAgreement } from "./agreement";
import { expect, type Open, test } from "./fixtures";
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
    await expect(helper.getByText(t("photo.leftOut", { count: 1, most: 4 }))).toBeVisible();
    await expect(helper.getByText(t("photo.count", { shown: 4, most: 4 }))).toBeVisible();
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

const UPLOADS = "**/api/chat/*/photo/";

const forget = (faults: string[], expected: RegExp) =>
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));

async function composing(open: Open) {
  const t = wordsIn("nl")("messages");
  const talk = await aTalk(open);
  const { helper, placer, path } = talk;
  await placer.goto(path);
  await helper.goto(path);
  await expect(helper.locator("html")).toHaveAttribute("data-hydrated", "");
  return {
    ...talk,
    t,
    choose: helper.getByLabel(t("photo.add"), { exact: true }),
    field: helper.getByRole("textbox", { name: around(t("composer.label", { name: ANY })) }),
    press: () => helper.getByRole("button", { name: t("composer.send") }).click(),
    drop: (name: string) => helper.getByRole("button", { name: t("photo.drop", { name }) }).click(),
    arrived: placer.locator(".photo-grid").getByRole("link"),
    uploading: helper.getByRole("progressbar"),
  };
}

test("a file that is no photo is named, and the message goes without it", async ({ open, faults }) => {
  const { helper, t, choose, field, press, drop, placer } = await composing(open);
  await choose.setInputFiles([notAPhoto]);
  await expect(helper.getByRole("alert").filter({ hasText: "brief.jpg" })).toContainText(
    "brief.jpg: Gebruik een JPEG-, PNG- of WebP-bestand.",
  );
  await field.fill("Zonder foto");
  await press();
  await expect(helper.getByText(t("photo.stuck"))).toBeVisible();
  await drop("brief.jpg");
  await expect(placer.getByText("Zonder foto", { exact: true })).toBeVisible();
  forget(faults, /400/);
});

test("a message waits for its photos; one that is cancelled does not go with it", async ({ open }) => {
  const { helper, t, choose, field, press, drop, arrived, uploading, placer } = await composing(open);
  let isHeldUp = true;
  await helper.route(UPLOADS, (route) => (isHeldUp ? undefined : route.continue()));
  await choose.setInputFiles([aPhoto("voor.jpg")]);
  await field.fill("Ik stuur ze later");
  await press();
  await expect(uploading).toHaveCount(1);
  await expect(helper.getByText(t("photo.wait"))).toBeVisible();
  isHeldUp = false;
  await drop("voor.jpg");
  await expect(placer.getByText("Ik stuur ze later", { exact: true })).toBeVisible();
  await expect(arrived).toHaveCount(0);
});

test("a photo that had no answer is tried again, and goes with its message once", async ({ open, faults }) => {
  const { helper, t, choose, press, arrived } = await composing(open);
  await helper.route(UPLOADS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await choose.setInputFiles([aPhoto("voor.jpg")]);
  await expect(helper.getByRole("alert").filter({ hasText: t("chat.notSent") })).toBeVisible();
  await helper.unroute(UPLOADS);
  await press();
  await helper.getByRole("button", { name: t("chat.retry") }).click();
  await expect(arrived).toHaveCount(1);
  await helper.reload();
  await expect(helper.locator(".chosen-photos > li")).toHaveCount(0);
  forget(faults, /ERR_FAILED/);
});

test("the photos of a message without a connection are seen all the same", async ({ open, faults }) => {
  const { helper, t, choose, press, uploading } = await composing(open);
  await helper.route("**/*", (route) =>
    route.request().resourceType() === "image" ? route.abort() : route.fallback(),
  );
  await choose.setInputFiles(["een.jpg", "twee.jpg", "drie.jpg", "vier.jpg"].map((name) => aPhoto(name)));
  await expect(helper.locator(".chosen-photos > li")).toHaveCount(4);
  await expect(uploading).toHaveCount(0);
  await helper.context().setOffline(true);
  await press();
  await expect(helper.getByRole("alert").filter({ hasText: t("chat.notSent") })).toBeVisible();
  const widths = () =>
    helper
      .locator("[data-outgoing] img")
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(async () => (await widths()).filter((width) => width > 0)).toHaveLength(4);
  forget(faults, /ERR_|WebSocket/);
});

test("uploaded photos stay over a reload, and in another tab until they are sent", async ({ open }) => {
  const { helper, path, t, choose, press, arrived, uploading } = await composing(open);
  await choose.setInputFiles([aPhoto("voor.jpg"), aPhoto("na.jpg")]);
  await expect(uploading).toHaveCount(0);
  await helper.reload();
  await expect(helper.locator("html")).toHaveAttribute("data-hydrated", "");
  const tiles = (page: Page) => page.getByRole("list", { name: t("photo.chosen") }).locator("li:visible");
  await expect(tiles(helper)).toHaveCount(2);
  const other = await helper.context().newPage();
  await other.goto(path);
  await expect(tiles(other)).toHaveCount(2);
  await press();
  await expect(arrived).toHaveCount(2);
  for (const page of [helper, other]) await expect(tiles(page)).toHaveCount(0);
});

test("a form uploads each photo when it is chosen, and goes with those that are left", async ({ open, faults }) => {
  const w = wordsIn("nl");
  const p = w("posting");
  const { placer, helper, job } = await anAgreement(open);
  const tiles = helper.locator(".photo-tile:not(.photo-tile-waiting)");
  await helper.goto(`/task/${job}/actie/done`);
  await helper.locator("#images").setInputFiles([aPhoto("een.jpg"), notAPhoto, aPhoto("twee.jpg"), aPhoto("drie.jpg")]);
  await expect(tiles).toHaveCount(3);
  await expect(helper.getByText(/^brief\.jpg: /).first()).toBeVisible();
  await helper.reload();
  await expect(tiles).toHaveCount(3);
  await helper.getByRole("button", { name: p("details.remove", { number: 1 }) }).click();
  await expect(tiles).toHaveCount(2);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await helper.route(`**/task/${job}/actie/done**`, async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  await helper.locator("#images").setInputFiles([aPhoto("vier.jpg")]);
  const asked = helper.waitForEvent("dialog");
  const left = helper.getByRole("button", { name: /^en: / }).first().click({ noWaitAfter: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  release();
  await left;
  await expect(tiles).toHaveCount(3);
  await helper.getByRole("button", { name: p("details.remove", { number: 3 }) }).click();
  await expect(tiles).toHaveCount(2);

  await helper.locator("input[name=alts]").fill("De heg is kort");
  await helper.getByRole("button", { name: w("jobs")("action.done.confirm") }).click();
  await expect(helper).toHaveURL(new RegExp(`/task/${job}$`));
  await placer.goto(`/task/${job}/actie/solve`);
  await expect(placer.getByRole("link", { name: "De heg is kort" })).toHaveCount(2);
  forget(faults, /422/);
});

test("a refused file stops a waiting form once, and names the file", async ({ open, faults }) => {
  const w = wordsIn("nl");
  const { helper, job } = await anAgreement(open);
  await helper.goto(`/task/${job}/actie/done`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await helper.route(`**/task/${job}/actie/done**`, async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  await helper.locator("#images").setInputFiles([aPhoto("een.jpg"), notAPhoto]);
  await expect(helper.locator(".photo-tile-waiting")).toHaveCount(2);
  const done = helper.getByRole("button", { name: w("jobs")("action.done.confirm") });
  await done.click({ noWaitAfter: true });
  await expect(helper.getByText(w("posting")("uploads.wait"))).toBeVisible();
  release();
  await expect(helper.getByText(w("posting")("uploads.refused"))).toBeVisible();
  await expect(helper).toHaveURL(/actie\/done$/);
  const field = helper.locator("#images");
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/brief\.jpg: /);
  await expect(helper.locator(".field-error:visible")).toHaveCount(1);
  await done.click();
  await expect(helper).toHaveURL(new RegExp(`/task/${job}$`));
  forget(faults, /422/);
});

test("a refused file stops a form that is sent later, also when no more photos fit", async ({ open, faults }) => {
  const w = wordsIn("nl");
  const { helper, job } = await anAgreement(open);
  await helper.goto(`/task/${job}/actie/done`);
  const files = ["een.jpg", "twee.jpg", "drie.jpg", "vier.jpg", "vijf.jpg"].map(aPhoto);
  // A refused file takes no place: the fourth photo fits, the fifth does not.
  await helper.locator("#images").setInputFiles([notAPhoto, ...files]);
  await expect(helper.locator(".photo-tile:not(.photo-tile-waiting)")).toHaveCount(4);
  const error = helper.locator(".field-error:visible");
  await expect(error).toHaveText(/vijf\.jpg/);
  const done = helper.getByRole("button", { name: w("jobs")("action.done.confirm") });
  await done.click();
  await expect(helper.getByText(w("posting")("uploads.refusedFull"))).toBeVisible();
  await expect(error).toBeFocused();
  await done.click();
  await expect(helper).toHaveURL(new RegExp(`/task/${job}$`));
  forget(faults, /422/);
});
