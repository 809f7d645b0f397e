import type { ChildProcess } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { aStranger, enter, PLACER } from "./people";
import { serve, stop } from "./server";
import { callApi } from "./talk";
import { wordsIn } from "./texts";

/** Its own server, whose connection can be cut: the browser then gets no answer. */
const ORIGIN = "http://127.0.0.1:5198";
test.use({ serviceWorkers: "allow", baseURL: ORIGIN });
test.describe.configure({ mode: "serial" });

const t = wordsIn("nl")("offline");
let settings: Record<string, string>;
let site: ChildProcess | null = null;

async function online(): Promise<void> {
  site ??= await serve(5198, settings);
}

async function offline(): Promise<void> {
  const running = site;
  site = null;
  if (running) await stop(running);
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  settings = { STATE_DIR: await mkdtemp(path.join(tmpdir(), "buurklusser-offline-")) };
  await online();
});
test.beforeEach(async () => {
  test.slow();
  await online();
});
test.afterAll(offline);

async function prepared(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Its first page loaded without the worker: the next one goes through it.
  await page.reload();
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match("/offline")))).toBe(true);
}

const NO_LINE = /net::ERR_|^503 |WebSocket connection to |Failed to fetch dynamically imported module/;

/** Replaced and missing pages are expected here. */
const forgiveLine = (faults: string[]) =>
  faults.splice(0, faults.length, ...faults.filter((fault) => !NO_LINE.test(fault)));

const missingFiles = (page: Page) =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll("script[src], use[href], [data-styles]")].flatMap((one) =>
      ["src", "href", "data-styles"].map((name) => one.getAttribute(name) ?? "").filter(Boolean),
    );
    const found = await Promise.all(
      links.map(async (link) => ({ link, file: await caches.match(link, { ignoreVary: true }) })),
    );
    return found.filter(({ file }) => !file).map(({ link }) => link);
  });

test("what was not seen yet is told, and comes by itself once there is a connection", async ({ open, faults }) => {
  const page = await open("nl");
  await prepared(page);
  await offline();
  await page.goto("/helpers");
  await expect(page.getByRole("heading", { level: 1, name: t("offline.heading") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("kept") })).toBeHidden();
  await expect(page.locator('a[href^="/login"]:visible, a[href^="/signup"]:visible')).toHaveCount(0);
  expect(await missingFiles(page)).toEqual([]);
  await online();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { level: 1, name: wordsIn("nl")("people")("list.heading") })).toBeVisible();
  forgiveLine(faults);
});

test("one's own jobs and conversations can be read, until one logs out", async ({ open, faults }) => {
  const page = await open("nl");
  await enter(page, PLACER);
  await prepared(page, "/profile/my-jobs");
  const jobs = page.url();
  await page.goto("/messages");
  await page.locator('main a[href^="/messages/"]').first().click();
  await expect(page.getByRole("log")).toBeVisible();
  const talk = page.url();
  await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), talk)).toBe(true);

  await offline();
  await page.goto(jobs);
  await expect(page.getByText(t("notice"))).toBeVisible();
  await page.goto(talk);
  await expect(page.getByRole("log")).toBeVisible();
  await page.goto("/wallet");
  await expect(page.getByRole("heading", { name: t("kept") })).toBeVisible();
  await expect(page.locator("[data-kept]").getByRole("link")).not.toHaveCount(0);

  await online();
  await page.goto("/logout");
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page).not.toHaveURL(/logout/);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).join())).not.toContain("own:");
  await offline();
  await page.goto(jobs);
  await expect(page.getByRole("heading", { level: 1, name: t("offline.heading") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("kept") })).toBeHidden();
  forgiveLine(faults);
});

test("a cached page says that it is one, in the language of the reader", async ({ open, faults }) => {
  const page = await open("en");
  await enter(page, aStranger("Anna"));
  await prepared(page, "/profile/my-jobs");
  const isKept = () => page.evaluate(async (url) => Boolean(await caches.match(url)), page.url());
  await expect.poll(isKept).toBe(true);
  await offline();
  await page.reload();
  await expect(page.getByRole("main").getByText(wordsIn("en")("offline")("notice"))).toBeVisible();
  forgiveLine(faults);
});

test("a job that is posted without a connection waits, and is posted once", async ({ open, faults }) => {
  const page = await open("nl");
  await enter(page, PLACER);
  const p = wordsIn("nl")("posting");
  await prepared(page, "/post-job");
  const next = page.getByRole("main").getByRole("button", { name: p("next") });
  await page.getByRole("textbox", { name: p("title.title") }).fill("Tuinpad opnieuw leggen");
  await next.click();
  await page.getByRole("textbox", { name: p("location.zipcode") }).fill("1012AB");
  await next.click();
  await page.getByRole("textbox", { name: p("details.description") }).fill("Vijftien tegels, zand ligt klaar.");
  await next.click();
  await page.getByRole("textbox", { name: p("budget.amount") }).fill("75");
  await next.click();
  await expect(page.getByRole("heading", { level: 1, name: p("budget.check") })).toBeVisible();
  const budget = page.url();
  // The scripts of the step have arrived.
  await page.waitForLoadState("networkidle");

  await offline();
  await page.getByRole("button", { name: p("budget.submit") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("waits.heading") })).toBeVisible();
  await page.getByRole("link", { name: t("retry") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("waits.heading") })).toBeVisible();

  await online();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { level: 1, name: p("thanks.title") })).toBeVisible();
  await page.goto(budget);
  await expect(page.getByRole("heading", { level: 1, name: p("thanks.title") })).toBeVisible();
  await page.goto("/profile/my-jobs");
  await expect(page.getByRole("link", { name: "Tuinpad opnieuw leggen" })).toHaveCount(1);
  forgiveLine(faults);
});

test("a draft is listed once, by its title, until it is posted", async ({ open, faults }) => {
  const page = await open("nl");
  await enter(page, aStranger("Els"));
  const p = wordsIn("nl")("posting");
  await prepared(page, "/post-job");
  const next = page.getByRole("main").getByRole("button", { name: p("next") });
  const drafts = page.locator("[data-kept] a[href^='/post-job/']");
  const isKept = () => page.evaluate(async (url) => Boolean(await caches.match(url)), page.url());
  await page.getByRole("textbox", { name: p("title.title") }).fill("Schutting verven");
  await next.click();
  await expect(page.getByRole("heading", { level: 1, name: p("location.heading") })).toBeVisible();
  await expect.poll(isKept).toBe(true);
  await offline();
  await page.goto("/helpers");
  await expect(drafts).toHaveText([`Schutting verven · ${p("location.heading")}`]);

  await online();
  await drafts.click();
  await page.getByRole("textbox", { name: p("location.zipcode") }).fill("1012AB");
  await next.click();
  await page.getByRole("textbox", { name: p("details.description") }).fill("Twaalf meter.");
  await next.click();
  await page.getByRole("textbox", { name: p("budget.amount") }).fill("75");
  await next.click();
  await page.getByRole("button", { name: p("budget.submit") }).click();
  await expect(page.getByRole("heading", { level: 1, name: p("thanks.title") })).toBeVisible();
  await offline();
  await page.goto("/helpers");
  await expect(page.getByRole("heading", { level: 1, name: t("offline.heading") })).toBeVisible();
  await expect(drafts).toHaveCount(0);
  forgiveLine(faults);
});

/** The worker erases a rejected form when its page has reported that it is displayed. */
const rejected = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("own:forms:"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().filter(({ url }) => url.includes("/offline/done/") && url.includes("?")).length;
  });

/** A page that is left before its first frame. */
async function leavesUnseen(page: Page, path: string): Promise<void> {
  const left = await page.context().newPage();
  await left.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await left.goto("/notifications");
  await expect(left).toHaveURL(path);
  await left.close();
}

for (const [what, action] of [
  ["is reserved", "reserve"],
  ["is gone", "delete"],
] as const) {
  test(`a bid that waits for a job that ${what} by then comes back with why`, async ({ open, faults }) => {
    const [placer, helper] = [await open("nl"), await open("nl")];
    await enter(placer, aStranger("Marieke"));
    await enter(helper, aStranger("Joost"));
    const job = { title: "Heg snoeien", description: "Twintig meter beuk.", zipcode: "1012AB", budget: "60.00" };
    const { id } = await callApi<{ id: number }>(placer, "job/single/", job);
    await prepared(helper, `/task/${id}/bod`);
    const b = wordsIn("nl")("bids");
    await helper.getByRole("textbox", { name: b("form.amount") }).fill("57,50");
    await helper.getByRole("textbox", { name: b("form.message") }).fill("Ik kan zaterdag & zondag.");
    await offline();
    await helper
      .getByRole("main")
      .getByRole("button", { name: b("form.place") })
      .click();
    await expect(helper.getByRole("heading", { level: 1, name: t("waits.heading") })).toBeVisible();

    await online();
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const changed = await placer.request.patch(`/api/job/single/${id}/?action=${action}`, { headers });
    expect(changed.ok()).toBe(true);
    // The page of a job that is gone has no script.
    if (action === "reserve") await leavesUnseen(helper, `/task/${id}/bod`);
    await helper.goto("/notifications");
    await expect(helper.getByText(t("refused"))).toBeVisible();
    await expect(helper).toHaveURL(`/task/${id}/bod`);
    await expect(helper.locator("[data-refused-form] li").first()).toHaveText("57,50");
    await expect(helper.getByText("Ik kan zaterdag & zondag.")).toHaveCount(1);
    await expect.poll(() => rejected(helper)).toBe(0);
    await helper.goto("/notifications");
    await expect(helper).toHaveURL("/notifications");
    expect((await callApi<{ results: unknown[] }>(helper, "bid/")).results).toEqual([]);
    // The response to the worker, and the page itself: the browser reports the first only sometimes.
    expect(new Set(faults.filter((fault) => /^4\d\d .*\/bod$/.test(fault))).size).toBe(1);
    faults.splice(0, faults.length, ...faults.filter((fault) => !/^4\d\d .*\/bod$/.test(fault)));
    forgiveLine(faults);
  });
}

/** A bid that waited for a connection when the session of its writer ended. */
async function aLeftBid(placer: Page, helper: Page) {
  await enter(placer, aStranger("Marieke"));
  const writer = aStranger("Joost");
  await enter(helper, writer);
  const job = { title: "Heg snoeien", description: "Twintig meter beuk.", zipcode: "1012AB", budget: "60.00" };
  const { id } = await callApi<{ id: number }>(placer, "job/single/", job);
  await prepared(helper, `/task/${id}/bod`);
  const b = wordsIn("nl")("bids");
  await helper.getByRole("textbox", { name: b("form.amount") }).fill("57,50");
  await helper.getByRole("textbox", { name: b("form.message") }).fill("Ik kan zaterdag.");
  await offline();
  await helper
    .getByRole("main")
    .getByRole("button", { name: b("form.place") })
    .click();
  await expect(helper.getByRole("heading", { level: 1, name: t("waits.heading") })).toBeVisible();

  await online();
  await helper.context().clearCookies();
  await helper.goto("/faq");
  await expect(helper.getByRole("heading", { level: 1, name: t("ended.heading") })).toBeVisible();
  return { id, writer };
}

test("a bid that waited for too long after the session ended is erased", async ({ open, faults }) => {
  const [placer, helper] = [await open("nl"), await open("nl")];
  await aLeftBid(placer, helper);
  const left = () =>
    helper.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("left:")).length);
  await helper.goto("/faq");
  expect(await left()).toBe(1);
  await helper.evaluate(async () => {
    for (const name of (await caches.keys()).filter((one) => one.startsWith("left:"))) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) await cache.put(key, new Response("", { headers: { "Left-At": "1" } }));
    }
  });
  await helper.goto("/faq");
  await expect.poll(left).toBe(0);
  forgiveLine(faults);
});

test("a bid that waits when the session ended is told, and sent once its writer logs in", async ({ open, faults }) => {
  const [placer, helper] = [await open("nl"), await open("nl")];
  const { id, writer } = await aLeftBid(placer, helper);
  await helper.goto("/faq");
  await expect(helper).toHaveURL("/faq");
  await expect(helper.getByRole("heading", { name: t("ended.heading") })).toBeHidden();
  await enter(helper, { email: writer.email, password: writer.password, name: writer.name });
  await helper.goto(`/task/${id}`);
  const bids = async () => (await callApi<{ results: { amount: string }[] }>(helper, "bid/")).results;
  await expect.poll(bids).toEqual([expect.objectContaining({ amount: "57.50" })]);
  await helper.goto("/notifications");
  expect(await bids()).toHaveLength(1);
  forgiveLine(faults);
});

test("two bids from two tabs that are both refused both come back", async ({ open, faults }) => {
  const [placer, helper] = [await open("nl"), await open("nl")];
  await enter(placer, aStranger("Marieke"));
  await enter(helper, aStranger("Joost"));
  const job = { title: "Heg snoeien", description: "Twintig meter beuk.", zipcode: "1012AB", budget: "60.00" };
  const { id } = await callApi<{ id: number }>(placer, "job/single/", job);
  const path = `/task/${id}/bod`;
  await prepared(helper, path);
  const b = wordsIn("nl")("bids");
  const bids = [
    { tab: helper, amount: "57,50", message: "Ik kan zaterdag." },
    { tab: await helper.context().newPage(), amount: "55", message: "Ik kan ook zondag." },
  ];
  for (const { tab, amount, message } of bids) {
    await tab.goto(path);
    await tab.getByRole("textbox", { name: b("form.amount") }).fill(amount);
    await tab.getByRole("textbox", { name: b("form.message") }).fill(message);
  }
  await offline();
  for (const { tab } of bids) {
    const place = tab.getByRole("main").getByRole("button", { name: b("form.place") });
    await place.click();
    await expect(tab.getByRole("heading", { level: 1, name: t("waits.heading") })).toBeVisible();
  }
  await bids[1]?.tab.close();

  await online();
  const headers = { "Sec-Fetch-Site": "same-origin" };
  expect((await placer.request.patch(`/api/job/single/${id}/?action=reserve`, { headers })).ok()).toBe(true);
  await helper.goto("/notifications");
  await expect(helper).toHaveURL(path);
  await expect(helper.getByText(t("refused"))).toBeVisible();
  for (const { message } of bids) await expect(helper.getByText(message)).toHaveCount(1);
  const others = helper.getByRole("alert").filter({ hasText: t("refusedToo") });
  await expect(others.getByText("55", { exact: true })).toBeVisible();
  await expect(others.getByRole("link")).toHaveAttribute("href", path);
  await expect.poll(() => rejected(helper)).toBe(1);
  await helper.goto("/notifications");
  await expect(helper).toHaveURL("/notifications");
  await helper.goto(path);
  await expect(helper.getByText(t("refused"))).toBeVisible();
  await expect(others).toHaveCount(0);
  await expect(helper.getByText(bids[1]?.message ?? "")).toHaveCount(1);
  faults.splice(0, faults.length, ...faults.filter((fault) => !/^4\d\d .*\/bod$/.test(fault)));
  forgiveLine(faults);
});

async function shares(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${new URL("/post-job/delen", ORIGIN)}"><input name="title" value="Hek is los"><button>Deel</button></form>`,
  );
  await page.getByRole("button").click();
  await expect(page.getByRole("button", { name: wordsIn("nl")("posting")("shared.submit") })).toBeVisible();
}

const sharedIn = (page: Page) => page.evaluate(async () => (await (await caches.open("shared")).keys()).length);

test("what a phone shared is erased by saying no, by logging out, and after a day", async ({ open, faults }) => {
  const page = await open("nl");
  await enter(page, PLACER);
  await prepared(page);
  await shares(page);
  await page.getByRole("link", { name: wordsIn("nl")("posting")("shared.no") }).click();
  await expect(page).toHaveURL("/");
  expect(await sharedIn(page)).toBe(0);

  await shares(page);
  expect(await sharedIn(page)).toBe(1);
  await page.evaluate(async () => {
    const kept = await caches.open("shared");
    for (const request of await kept.keys()) {
      const shared = await kept.match(request);
      const headers = new Headers(shared?.headers);
      headers.set("Shared-At", String(Date.now() - 24 * 3_600_000));
      await kept.put(request, new Response(await shared?.blob(), { headers }));
    }
  });
  await page.goto("/notifications");
  await expect.poll(() => sharedIn(page)).toBe(0);

  await shares(page);
  await page.goto("/profile/my-jobs");
  expect(await sharedIn(page)).toBe(1);
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/logout" });
    document.body.append(form);
    form.submit();
  });
  await expect(page).not.toHaveURL("/profile/my-jobs");
  await expect.poll(() => sharedIn(page)).toBe(0);
  forgiveLine(faults);
});

test("what a phone shares begins a job", async ({ open }) => {
  const page = await open("nl");
  await enter(page, PLACER);
  await prepared(page);
  await shares(page);
  const p = wordsIn("nl")("posting");
  await page.getByRole("button", { name: p("shared.submit") }).click();
  const title = p("title.title");
  await expect(page.getByRole("textbox", { name: title })).toHaveValue("Hek is los");
});

test("a form of another site is not sent as ours, nor kept for later", async ({ open, faults }) => {
  const page = await open("nl");
  await enter(page, PLACER);
  await prepared(page);
  await page.goto("about:blank");
  const evil = `<form method="post" action="${new URL("/post-job", ORIGIN)}"><input name="title" value="Van elders"><button>Kijk</button></form>`;
  await page.setContent(evil);
  await offline();
  await page.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1, name: t("unsent.heading") })).toBeVisible();
  await online();
  await page.goto("/profile/my-jobs");
  await expect(page.getByText("Van elders")).toHaveCount(0);
  forgiveLine(faults);
});

test("a form that may not wait is told, and what was typed is still there", async ({ open, faults }) => {
  const page = await open("nl");
  const c = wordsIn("nl")("account");
  await prepared(page, "/login");
  await page.getByRole("textbox", { name: c("email") }).fill("iemand@example.test");
  await page.getByLabel(c("password"), { exact: true }).fill("Welkom123!");
  await offline();
  await page
    .getByRole("main")
    .getByRole("button", { name: c("login.submit") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("unsent.heading") })).toBeVisible();
  await online();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: c("email") })).toHaveValue("iemand@example.test");
  forgiveLine(faults);
});
