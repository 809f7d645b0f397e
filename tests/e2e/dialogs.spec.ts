import { fieldMessage } from "../../app/api/field-messages";
import { addressOf, OPEN_JOB } from "./addresses";
import { expect, test } from "./fixtures";
import { aStranger } from "./people";
import { statusAfter, summaryOf } from "./refused";
import { wordsIn } from "./texts";

const w = wordsIn("nl");

const WITH_TWO_PHOTOS = "Zolder leegruimen";

test("a bid that is refused stays in its dialog, with what was typed and the focus on what is wrong", async ({
  open,
}) => {
  const page = await open("nl", aStranger("Gijs"));
  const t = w("bids");
  await page.goto(await addressOf(page, OPEN_JOB));
  await page
    .getByRole("main")
    .getByRole("link", { name: t("panel.bid") })
    .click();
  const dialog = page.getByRole("dialog", { name: t("form.title") });
  await dialog.getByRole("textbox", { name: t("form.amount") }).fill("zestig");
  await dialog.getByRole("textbox", { name: t("form.message") }).fill("Ik heb het gereedschap.");
  expect(await statusAfter(page, dialog.getByRole("button", { name: t("form.place") }))).toBe(422);

  await expect(dialog).toBeVisible();
  await expect(summaryOf(page, "nl", 1)).toBeFocused();
  await expect(dialog.getByRole("link", { name: fieldMessage("money", "nl") })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: t("form.message") })).toHaveValue("Ik heb het gereedschap.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("panel.bid") })
    .click();
  await dialog.getByRole("textbox", { name: t("form.amount") }).fill("60");
  await dialog.getByRole("button", { name: t("form.place") }).click();
  await expect(page.getByRole("status").getByText(t("form.placed"))).toBeVisible();
});

test("the button of the dialog stays in view where its form does not fit", async ({ open }) => {
  const page = await open("nl", aStranger("Ilse"), { width: 360, height: 480 });
  const t = w("bids");
  await page.goto(await addressOf(page, OPEN_JOB));
  await page
    .getByRole("main")
    .getByRole("link", { name: t("panel.bid") })
    .click();
  const dialog = page.getByRole("dialog", { name: t("form.title") });
  await expect(dialog).toBeVisible();
  const overflows = await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  expect(overflows).toBe(true);
  await expect(dialog.getByRole("button", { name: t("form.place") })).toBeInViewport({ ratio: 1 });
});

test("a question that is refused has the focus on what is wrong, though its address has a fragment", async ({
  open,
}) => {
  const page = await open("nl", aStranger("Hans"));
  await page.goto(await addressOf(page, OPEN_JOB));
  const button = page.getByRole("button", { name: w("jobs")("questions.askButton") });
  expect(await statusAfter(page, button)).toBe(422);
  await expect(page).toHaveURL(/#ask$/);
  await expect(summaryOf(page, "nl", 1)).toBeFocused();
});

test("on a photo's page the arrow keys lead on and back, a press enlarges, and Escape returns", async ({ open }) => {
  const page = await open("nl");
  const job = await addressOf(page, WITH_TWO_PHOTOS);
  await page.goto(job);
  const photos = page.getByRole("region", { name: w("jobs")("job.photos") });
  await photos.getByRole("link", { name: w("jobs")("job.photoBig", { n: 1 }) }).click();
  await expect(page).toHaveURL(/\/foto\/1$/);
  const picture = page.getByRole("figure").getByRole("img");
  const { width = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click();
  expect((await picture.boundingBox())?.width).toBeGreaterThan(width);
  await picture.click();
  expect((await picture.boundingBox())?.width).toBe(width);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\/foto\/2$/);
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/\/foto\/1$/);
  await picture.click();
  await page.keyboard.press("Escape");
  expect((await picture.boundingBox())?.width).toBe(width);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(job);
});
