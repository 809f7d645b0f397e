import type { Locator, Page } from "@playwright/test";
import { addressOf, BUSY_WITH } from "./addresses";
import { expect, test } from "./fixtures";
import { unfoldDeal } from "./fold";
import { HELPER, PLACER } from "./people";
import { wordsIn } from "./texts";

const PHONE = { width: 360, height: 740 };
const NARROW = { width: 320, height: 640 };
const LOW = { width: 320, height: 256 };

const OWN_JOB = "Lekkende keukenkraan vervangen";

const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;

const held = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((one) => ["fixed", "sticky"].includes(getComputedStyle(one).position) && one.checkVisibility())
      .map((one) => one.outerHTML.slice(0, 80)),
  );

for (const language of ["nl", "en"] as const) {
  const w = wordsIn(language);
  const t = w("common");

  test(`a visitor with a phone finds home and the way in, in ${language}`, async ({ open }) => {
    const page = await open(language, null, PHONE);
    await page.goto("/browse-tasks");
    const bar = page.getByRole("navigation", { name: t("nav.tabs") });
    await expect(bar.getByRole("link", { name: t("nav.home") })).toBeVisible();
    await expect(bar.getByRole("link", { name: t("nav.login") })).toBeVisible();

    const plus = page.getByRole("link", { name: t("nav.postTab"), exact: true });
    await expect(plus).toBeInViewport();
    expect(await topOf(plus)).toBeGreaterThanOrEqual(await topOf(bar));
  });

  test(`what stands in a narrow page stands there whole, in ${language}`, async ({ open }) => {
    const page = await open(language, PLACER, NARROW);
    await page.goto("/");
    const tabs = page.getByRole("navigation", { name: t("nav.tabs") }).getByRole("link");
    const visitor = await open(language, null, NARROW);
    await visitor.goto("/");
    const kinds = visitor.getByRole("region", { name: w("home")("categories.title") }).getByRole("link");
    for (const one of [...(await tabs.all()), ...(await kinds.all())]) {
      const sticksOut = await one.evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link.querySelector("span:not(.badge)") ?? link);
        const [inner, outer] = [text.getBoundingClientRect(), (link.closest("li") ?? link).getBoundingClientRect()];
        return inner.left < outer.left || inner.right > outer.right;
      });
      expect.soft(sticksOut, await one.innerText()).toBe(false);
    }

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole("contentinfo").boundingBox();
    const bar = await topOf(page.getByRole("navigation", { name: t("nav.tabs") }));
    expect(Math.abs((footer?.y ?? 0) + (footer?.height ?? 0) - bar)).toBeLessThan(1);
  });
}

test("the search and the orders stay in view on a phone, and cover no job that has the focus", async ({ open }) => {
  const page = await open("nl", null, PHONE);
  await page.goto("/browse-tasks");
  const t = wordsIn("nl")("jobs");
  const order = page.getByRole("link", { name: t("browse.sorts.newest"), exact: true });
  const jobs = page
    .getByRole("region", { name: t("browse.list") })
    .getByRole("article")
    .getByRole("link");
  await jobs.last().focus();
  await expect(page.getByRole("combobox", { name: t("browse.search") })).toBeInViewport({ ratio: 0.9 });
  await expect(order).toBeInViewport();
  const focused = page.locator(":focus");
  const isJob = () => focused.evaluate((one) => one.closest("article, li") !== null && one.closest("nav") === null);
  let reached = 0;
  while (await isJob()) {
    expect(await topOf(focused)).toBeGreaterThan(await topOf(order));
    await page.keyboard.press("Shift+Tab");
    reached++;
  }
  expect(reached).toBeGreaterThan(5);
});

test("at 400% nothing stays over the page", async ({ open }) => {
  const visitor = await open("nl", null, LOW);
  const owner = await open("nl", PLACER, LOW);
  for (const path of ["/", "/browse-tasks", await addressOf(visitor, OWN_JOB), "/messages"]) {
    for (const page of [visitor, owner]) {
      await page.goto(path);
      expect.soft(await held(page), path).toEqual([]);
    }
  }
});

test("the button of a bid stays in view on a tablet and on a phone on its side", async ({ open }) => {
  for (const size of [
    { width: 768, height: 900 },
    { width: 780, height: 360 },
  ]) {
    const visitor = await open("nl", null, size);
    await visitor.goto(await addressOf(visitor, OWN_JOB));
    const bid = visitor.getByRole("link", { name: wordsIn("nl")("bids")("panel.bid"), exact: true });
    await expect.soft(bid, `${size.width} px wide`).toBeInViewport({ ratio: 1 });
  }
});

test("at 200% on a phone the buttons of a bid in a chat are reached by scrolling", async ({ open }) => {
  const page = await open("nl", PLACER, { width: 180, height: 320 });
  await page.goto("/messages");
  await page.getByRole("link", { name: "Hassan Bakker" }).filter({ hasText: OWN_JOB }).click();
  const reject = page.getByRole("link", { name: wordsIn("nl")("messages")("notice.reject"), exact: true });
  await expect(reject).toBeVisible();
  await page.mouse.move(90, 250);
  await page.mouse.wheel(0, 2000);
  await expect(reject).toBeInViewport({ ratio: 1 });
});

test("an owner with a phone sees the bids before anything else of the job", async ({ open }) => {
  const page = await open("nl", PLACER, PHONE);
  await page.goto(await addressOf(page, OWN_JOB));
  const bids = page.getByRole("heading", { name: /^Biedingen/ });
  const text = page.getByRole("heading", { name: wordsIn("nl")("jobs")("job.what") });
  expect(await topOf(bids)).toBeLessThan(PHONE.height);
  expect(await topOf(bids)).toBeLessThan(await topOf(text));
});

/** Words that continue on the next line without a hyphen of their own. */
const brokenWords = (list: Locator) =>
  list.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (const { 0: word, index } of data.matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
      }
    }
    return broken;
  });

test("no word breaks in the bids on a job, nor in one’s own", async ({ open }) => {
  const owner = await open("nl", PLACER, NARROW);
  await owner.goto(await addressOf(owner, OWN_JOB));
  const bids = owner.locator(".bids").first();
  await expect(bids).toBeVisible();
  expect.soft(await brokenWords(bids)).toEqual([]);
  const helper = await open("nl", HELPER, NARROW);
  await helper.goto("/profile/my-jobs?tab=bids");
  const own = helper.getByRole("main");
  await expect(own.getByRole("heading", { level: 3 }).first()).toBeVisible();
  expect.soft(await brokenWords(own)).toEqual([]);
});

test("an open deal bar leaves the newest message and the field in view", async ({ open }) => {
  const page = await open("nl", PLACER, PHONE);
  await page.goto("/messages");
  await page.getByRole("link", { name: "Hassan Bakker" }).filter({ hasText: BUSY_WITH }).click();
  await unfoldDeal(page);
  const t = wordsIn("nl")("messages");
  await expect(page.getByRole("textbox", { name: t("composer.label", { name: "Hassan Bakker" }) })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.locator(".thread-lines > li").last()).toBeInViewport();
});

test("a note lies over neither the header nor the page", async ({ open }) => {
  const page = await open("nl", PLACER, PHONE);
  await page.goto("/logout");
  await page.getByRole("main").getByRole("button").first().click();
  const note = page.getByRole("status").getByText(wordsIn("nl")("account")("logout.done"));
  await expect(note).toBeVisible();
  const header = page.getByRole("banner");
  const { y = 0, height = 0 } = (await header.boundingBox()) ?? {};
  expect(await topOf(note)).toBeGreaterThanOrEqual(y + height);
  const box = await page.locator("[data-flash]").boundingBox();
  expect(await topOf(page.getByRole("main"))).toBeGreaterThanOrEqual((box?.y ?? Number.NaN) + (box?.height ?? 0));
});

test("the date that a choice reveals is above the bar", async ({ open }) => {
  const page = await open("nl", PLACER, PHONE);
  await page.goto("/post-job");
  const choice = page.getByRole("radio", { name: /vaste dag/ });
  await choice.evaluate((one) => one.closest("fieldset")?.scrollIntoView({ block: "end" }));
  await page.mouse.wheel(0, 40);
  await page.getByText("Op een vaste dag").click();
  const date = page.locator('input[type="date"]');
  const bar = page.locator(".sticky-action");
  await expect
    .poll(async () => (await topOf(date)) + ((await date.boundingBox())?.height ?? 0))
    .toBeLessThanOrEqual(await topOf(bar));
});
