import type { Page } from "@playwright/test";
import { aJobOf, reportJob, waitingFor } from "./admin";
import { expect, type Open, test } from "./fixtures";
import { ADMIN, aStranger, enter } from "./people";
import { wordsIn } from "./texts";

const MINUTE = 60_000;
const d = wordsIn("nl")("admin");
const r = wordsIn("nl")("adminRecords");
const isReady = (page: Page) => expect(page.locator("[data-admin]")).toHaveAttribute("data-admin", "ready");
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSame = (page: Page) => page.evaluate(() => "sameDocument" in window);

async function openAdmin(open: Open, path: string): Promise<Page> {
  const admin = await open("nl", ADMIN);
  await admin.goto(path);
  await isReady(admin);
  await mark(admin);
  return admin;
}

async function deciding(open: Open, name: string): Promise<{ admin: Page; path: string }> {
  const { path, title: about } = await aJobOf(await open("nl", aStranger(name)));
  await reportJob(await open("nl"), path, "nl");
  const admin = await openAdmin(open, "/admin");
  await waitingFor(admin, about).click();
  await admin.getByRole("link", { name: d("decide.warn.choice") }).click();
  await expect(admin.getByRole("button", { name: d("decide.warn.confirm") })).toBeVisible();
  return { admin, path };
}

const part = (admin: Page, name: string) =>
  admin.getByRole("navigation", { name: d("nav.label") }).getByRole("link", { name, exact: true });

test("React leads from page to page of the desk, and back", async ({ open }) => {
  const admin = await openAdmin(open, "/admin");
  await part(admin, r("nav.users")).click();
  await expect(title(admin, r("users.title"))).toBeVisible();
  await expect(admin).toHaveTitle(new RegExp(r("users.title")));
  await expect(admin.locator("#main")).toBeFocused();
  await admin.getByRole("row").getByRole("link").first().click();
  await expect(admin.getByRole("link", { name: r("user.back") })).toBeVisible();
  await admin.goBack();
  await expect(title(admin, r("users.title"))).toBeVisible();
  await admin.goBack();
  await expect(title(admin, d("overview.title"))).toBeVisible();
  expect(await isSame(admin)).toBe(true);
});

test("filters apply themselves, say what was asked for on the way back, and tell what is wrong", async ({ open }) => {
  const admin = await openAdmin(open, "/admin/users");
  const search = admin.getByRole("searchbox", { name: d("filter.search") });
  const render = await holdRendering(admin);
  await search.pressSequentially("helper@");
  await expect(admin).toHaveURL(/search=helper%40$/);
  await search.pressSequentially("example.test");
  await expect(admin).toHaveURL(/search=helper%40example.test$/);
  await render();
  await expect(search).toBeFocused();
  await expect(admin.getByRole("row").filter({ hasText: "placer@example.test" })).toHaveCount(0);
  await admin.getByRole("combobox", { name: d("filter.status") }).selectOption("suspended");
  await expect(admin).toHaveURL(/status=suspended/);
  await admin.goBack();
  await expect(admin.getByRole("combobox", { name: d("filter.status") })).toHaveValue("");
  await expect(search).toHaveValue("helper@example.test");
  await admin.goBack();
  await expect(admin).toHaveURL(/\/admin\/users$/);
  await expect(search).toHaveValue("");
  await part(admin, r("nav.payments")).click();
  const person = admin.getByRole("textbox", { name: d("filter.user") });
  await person.fill("wie");
  await expect(person).toHaveAttribute("aria-invalid", "true");
  await expect(person).toHaveValue("wie");
  expect(await isSame(admin)).toBe(true);
});

test("a refused form keeps what was typed and begins at what is wrong; pressed twice it is sent once", async ({
  open,
}) => {
  const { admin } = await deciding(open, "Noor");
  const statement = admin.getByRole("textbox", { name: d("statement.label") });
  const confirm = admin.getByRole("button", { name: d("decide.warn.confirm") });
  await statement.fill("Wij vinden dit reclame.");
  await expect(admin.getByText("23/2000", { exact: true })).toBeVisible();
  await confirm.click();
  await expect(admin.getByRole("alert").filter({ hasText: /\S/ })).toBeFocused();
  const reason = admin.getByRole("combobox", { name: d("reason.label") });
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await expect(statement).toHaveValue("Wij vinden dit reclame.");
  await reason.fill("Reclame.");
  const sent: string[] = [];
  await admin.route("**/admin/reports/*.data*", async (route) => {
    if (route.request().method() === "POST") sent.push(route.request().url());
    await route.continue();
  });
  const render = await holdRendering(admin);
  const form = admin.url();
  await confirm.dblclick();
  await expect(admin).not.toHaveURL(form);
  await confirm.click();
  await render();
  await expect(admin.getByRole("status").getByText(d("decide.warn.done"))).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await isSame(admin)).toBe(true);
});

test("what was typed is there again after another page, and after a session that ended", async ({ open }) => {
  const { admin } = await deciding(open, "Daan");
  const form = admin.url();
  const reason = admin.getByRole("combobox", { name: d("reason.label") });
  await reason.fill("Nog even overleggen");
  await part(admin, r("nav.users")).click();
  await expect(title(admin, r("users.title"))).toBeVisible();
  await admin.goBack();
  await expect(reason).toHaveValue("Nog even overleggen");
  expect(await isSame(admin)).toBe(true);
  await admin.context().clearCookies({ name: /session/ });
  await admin.getByRole("button", { name: d("decide.warn.confirm") }).click();
  await expect(title(admin, wordsIn("nl")("account")("login.title"))).toBeVisible();
  await enter(admin, ADMIN);
  await admin.goto(`${form}&unsent=`);
  await expect(reason).toHaveValue("Nog even overleggen");
});

test("what is no part of the desk is opened, and so is the desk from there", async ({ open }) => {
  const admin = await openAdmin(open, "/admin/jobs");
  await admin.getByRole("row").getByRole("link").first().click();
  await admin.getByRole("link", { name: r("job.public") }).click();
  await expect(admin).toHaveURL(/\/task\//);
  expect(await isSame(admin)).toBe(false);
  await admin.goBack();
  await isReady(admin);
  await mark(admin);
  await admin.locator('a[href="/notifications"]:visible').first().click();
  await expect(admin).toHaveURL(/\/notifications$/);
  await expect(admin.locator("html")).toHaveAttribute("data-hydrated", "");
  expect(await isSame(admin)).toBe(false);
  await mark(admin);
  await admin.evaluate(() => history.back());
  await isReady(admin);
  expect(await isSame(admin)).toBe(false);
});

test("after a session that ended, a page leads to the login", async ({ open }) => {
  const admin = await openAdmin(open, "/admin");
  await admin.context().clearCookies({ name: /session/ });
  await part(admin, r("nav.users")).click();
  await expect(title(admin, wordsIn("nl")("account")("login.title"))).toBeVisible();
  expect(await isSame(admin)).toBe(false);
});

test("with React blocked the desk is the document it was", async ({ open, faults }) => {
  const admin = await open("nl", ADMIN);
  await admin.route("**/assets/entry.client-*", (route) => route.abort());
  await admin.goto("/admin/users?search=helper");
  await mark(admin);
  await admin.getByRole("row").getByRole("link").first().click();
  await admin.getByRole("link", { name: r("user.deed.suspend") }).click();
  expect(await isSame(admin)).toBe(false);
  await admin.getByRole("button", { name: r("suspend.confirm") }).click();
  await expect(admin.getByRole("combobox", { name: d("reason.label") })).toHaveAttribute("aria-invalid", "true");
  await expect(admin.getByRole("alert").filter({ hasText: /\S/ })).toBeFocused();
  await admin.waitForLoadState("networkidle");
  const left = faults.filter((fault) => !/ERR_FAILED|dynamically imported module/.test(fault));
  faults.splice(0, faults.length, ...left);
});

/** A link is pressed after typing: the answers have not arrived, and React cannot render yet. */
async function pressed(open: Open) {
  const admin = await openAdmin(open, "/admin/users");
  const { path } = await aJobOf(await open("nl", aStranger("Tess")));
  await reportJob(await open("nl"), path, "nl");
  await admin.clock.install();
  await admin.clock.pauseAt(Date.now() + MINUTE);
  const told = held(admin, "**/api/admin/waiting/");
  const page = held(admin, "**/admin/audit.data*");
  await admin.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await told.asked;
  const render = await holdRendering(admin);
  await admin.getByRole("searchbox", { name: d("filter.search") }).pressSequentially("x");
  const elsewhere: string[] = [];
  admin.on("request", (request) => request.url().includes("/admin/users.data") && elsewhere.push(request.url()));
  await part(admin, r("nav.audit")).click();
  await page.asked;
  return {
    async others() {
      const answer = admin.waitForResponse("**/api/admin/waiting/");
      told.go();
      await (await answer).finished();
      await admin.clock.runFor(400);
    },
    async page() {
      page.go();
      await expect(admin).toHaveURL(/\/admin\/audit$/);
    },
    async shown() {
      await render();
      await expect(title(admin, r("audit.title"))).toBeVisible();
      expect(elsewhere).toEqual([]);
    },
  };
}

test("whoever presses a link goes there, whatever comes of what was asked or typed before", async ({ open }) => {
  const comes = await pressed(open);
  await comes.others();
  await comes.page();
  await comes.shown();
});

test("whoever went where a link leads stays there, whatever comes before it is shown", async ({ open }) => {
  const comes = await pressed(open);
  await comes.page();
  await comes.others();
  await comes.shown();
});

function held(page: Page, url: string) {
  const [asked, may] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  void page.route(url, async (route) => {
    asked.resolve();
    await may.promise;
    await route.fallback();
  });
  return { asked: asked.promise, go: may.resolve };
}

/** Simulates a busy machine: React schedules all but urgent rendering with messages, which are held back. */
async function holdRendering(page: Page) {
  const held = await page.evaluateHandle(() => {
    const { postMessage } = MessagePort.prototype;
    const waiting: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      waiting.push(() => postMessage.call(this, message));
    };
    return () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const post of waiting) post();
    };
  });
  return () => held.evaluate((goOn) => goOn());
}
