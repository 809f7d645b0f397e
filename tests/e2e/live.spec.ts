import type { Page } from "@playwright/test";
import { axeFaults } from "./axe";
import { say } from "./deal";
import { expect, test } from "./fixtures";
import { enter, HELPER } from "./people";
import { aTalk, callApi, post } from "./talk";
import { ANY, around, type Language, wordsIn } from "./texts";

const t = wordsIn("nl")("messages");
const field = (page: Page, language: Language = "nl") =>
  page.getByRole("textbox", { name: around(wordsIn(language)("messages")("composer.label", { name: ANY })) });
const log = (page: Page) => page.getByRole("log");
const bubbles = (page: Page) => page.locator(".bubble .bubble-text");
const isLive = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-hydrated", "");

function forgive(faults: string[], ...expected: RegExp[]): void {
  const left = faults.filter((fault) => !expected.some((one) => one.test(fault)));
  faults.splice(0, faults.length, ...left);
}
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /WebSocket connection/];

test("two people talk, each in their own language, and everything comes by itself", async ({ open }) => {
  const { placer, helper, path } = await aTalk(open, ["nl", "en"]);
  const en = wordsIn("en")("messages");
  await placer.goto(path);
  await helper.goto(path);
  await isLive(placer);
  await expect(placer.getByText(t("chat.online"))).toBeVisible();
  await expect(helper.getByText(en("chat.online"))).toBeVisible();

  await field(helper, "en").pressSequentially("I could");
  await expect(placer.getByText(around(t("chat.typing", { name: ANY })))).toBeVisible();
  await field(helper, "en").pressSequentially(" come on Saturday.");
  await helper.keyboard.press("Enter");
  await expect(log(placer).getByText("I could come on Saturday.")).toBeVisible();
  await expect(placer.getByText(around(t("chat.typing", { name: ANY })))).toBeHidden();
  await expect(log(helper).getByText(en("chat.read"))).toBeVisible();

  await say(placer, "nl", "Zaterdag is goed.");
  await expect(log(helper).getByText("Zaterdag is goed.")).toBeVisible();
  await expect(placer.getByRole("region", { name: t("list.label") })).toContainText(
    `${t("list.you")} Zaterdag is goed.`,
  );

  await expect(placer.locator("[aria-live=polite]", { hasText: "I could come on Saturday." })).toHaveCount(1);
  await expect(helper.locator("[aria-live=polite]", { hasText: "I could come" })).toHaveCount(0);

  await helper.goto("about:blank");
  await expect(placer.getByText(t("chat.seenJustNow"))).toBeVisible({ timeout: 20_000 });
});

test("the Enter that ends a composition in Safari sends nothing", async ({ open }) => {
  const { placer, path } = await aTalk(open);
  await placer.goto(path);
  await isLive(placer);
  await field(placer).fill("こんにちは");
  // Safari reports it after the composition: only the key code reveals that.
  const init = { key: "Enter", bubbles: true, cancelable: true };
  const pressed = await field(placer).evaluate(
    (at, keys) => keys.map((key) => !at.dispatchEvent(new KeyboardEvent("keydown", key))),
    [
      { ...init, keyCode: 229 },
      { ...init, keyCode: 13 },
    ],
  );
  expect(pressed).toEqual([false, true]);
  await expect(bubbles(placer).filter({ hasText: "こんにちは" })).toHaveCount(1);
});

test("the counts are true on every page, in every tab, without a reload", async ({ open }) => {
  const { placer, helper, path, uri } = await aTalk(open);
  const list = await placer.context().newPage();
  await placer.goto("/browse-tasks");
  await list.goto("/messages");
  await isLive(list);
  const badge = (page: Page) => page.locator("[data-unread=chats]:visible");
  await placer.setViewportSize({ width: 390, height: 800 });
  await expect(badge(placer)).toHaveCount(0);

  await post(helper, uri, "Hallo?", "Is er iemand?");
  await expect(badge(placer)).toHaveText(/^1/);
  await expect(placer).toHaveTitle(/^\(1\) /);
  await expect(placer.locator("link[rel=icon]")).toHaveAttribute("href", "/favicon-unread.svg");
  await expect(list).toHaveTitle(/^\(1\) /);
  await expect(list.getByRole("link", { name: /Is er iemand\?/ })).toBeVisible();

  await list.goto(path);
  await expect(badge(placer)).toHaveCount(0);
  await expect(placer).not.toHaveTitle(/^\(/);
  await expect(list).not.toHaveTitle(/^\(/);
});

test("what is written offline waits, and is sent once and in order when the line is back", async ({ open, faults }) => {
  const { placer, helper, path } = await aTalk(open);
  await placer.goto(path);
  await helper.goto(path);
  await isLive(helper);
  await helper.context().setOffline(true);
  await say(helper, "nl", "eerste");
  await say(helper, "nl", "tweede");
  await expect(log(helper).getByText(t("chat.notSent"))).toHaveCount(1);
  await expect(helper.getByText(t("chat.down"))).toBeVisible();
  await post(placer, path.split("/").pop() ?? "", "intussen geschreven");

  await helper.context().setOffline(false);
  await expect(bubbles(helper)).toHaveText(["intussen geschreven", "eerste", "tweede"]);
  await expect(bubbles(placer)).toHaveText(["intussen geschreven", "eerste", "tweede"]);
  await expect(helper.getByText(t("chat.down"))).toBeHidden();
  forgive(faults, ...OFFLINE);
});

test("a message is not sent in the name of a user who logged in meanwhile", async ({ open, faults }) => {
  const { placer, helper, path, helping } = await aTalk(open);
  await placer.goto(path);
  // The page does not hear of the other session before the message is sent: it would reload.
  await helper.routeWebSocket(/\/live\/$/, () => undefined);
  await helper.route("**/message/?after=*", (route) => route.abort());
  await helper.goto(path);
  await isLive(helper);
  await field(helper).fill("Ik kom om tien uur.");
  await enter(helper, HELPER);
  await helper.keyboard.press("Enter");
  await expect(log(helper).getByRole("alert")).toContainText("In deze browser is nu iemand anders ingelogd");
  await expect(bubbles(helper)).toHaveText(["Ik kom om tien uur."]);
  await enter(helper, { ...helping, isNew: undefined });
  await log(helper)
    .getByRole("button", { name: t("chat.retry") })
    .click();
  await expect(bubbles(placer)).toHaveText(["Ik kom om tien uur."]);
  // The login ends the former session, and the list can be requested with that one.
  forgive(faults, /409/, /ERR_FAILED/, /^401 .*\/api\/chat\/\?/);
});

test("what could not be sent survives a reload", async ({ open, faults }) => {
  const { placer, helper, path } = await aTalk(open);
  await placer.goto(path);
  await helper.goto(path);
  await isLive(helper);
  await helper.route("**/api/chat/*/message/", (route) => route.abort());
  await say(helper, "nl", "niet kwijt");
  await expect(log(helper).getByRole("button", { name: t("chat.retry") })).toBeVisible();
  await helper.reload();
  await expect(helper.getByRole("link", { name: t("chat.refresh") })).toBeHidden();
  await expect(log(helper).getByRole("button", { name: t("chat.retry") })).toBeVisible();
  await helper.unroute("**/api/chat/*/message/");
  await log(helper)
    .getByRole("button", { name: t("chat.retry") })
    .click();
  await expect(bubbles(placer)).toHaveText(["niet kwijt"]);
  forgive(faults, /ERR_FAILED/);
});

test("a session that ends in the middle loses nothing: after logging in it waits for its writer", async ({
  open,
  faults,
}) => {
  const { placer, helper, path } = await aTalk(open);
  const { email, first_name: name } = await callApi<{ email: string; first_name: string }>(helper, "user/data/");
  await placer.goto(path);
  await helper.goto(path);
  await expect(helper.getByText(t("chat.online"))).toBeVisible();
  await field(helper).fill("nog net niet verstuurd");
  await helper.context().clearCookies({ name: /session/ });
  await helper.keyboard.press("Enter");
  // Message and connection both find the expired session; either may redirect to login first.
  await expect(helper).toHaveURL(/\/login/);
  await expect(helper.getByText(wordsIn("nl")("account")("waiting.keptMessage"))).toBeVisible();
  await enter(helper, { email, name, password: "Buurtfeest7" });
  await helper.goto(path);
  await expect(log(helper).getByText(t("chat.ended"))).toBeVisible();
  await expect(helper.getByText(t("chat.online"))).toBeVisible();
  await expect(bubbles(placer)).toHaveCount(0);
  await log(helper)
    .getByRole("button", { name: t("chat.retry") })
    .click();
  await expect(bubbles(helper)).toHaveText(["nog net niet verstuurd"]);
  await expect(bubbles(placer)).toHaveText(["nog net niet verstuurd"]);
  forgive(faults, /^401 /, ...OFFLINE);
});

test("older messages come by scrolling up, and new ones do not take one away from them", async ({ open }) => {
  test.slow();
  const { placer, helper, path, uri } = await aTalk(open);
  await post(placer, uri, ...Array.from({ length: 45 }, (_, at) => `regel ${at + 1}`));
  await helper.goto(path);
  await isLive(helper);
  await expect(bubbles(helper)).toHaveCount(20);
  await expect(bubbles(helper).last()).toBeInViewport();

  const first = log(helper).getByText("regel 26", { exact: true });
  await expect(async () => {
    await bubbles(helper).first().scrollIntoViewIfNeeded();
    await expect(bubbles(helper)).toHaveCount(45, { timeout: 1000 });
  }).toPass();
  await log(helper).getByText("regel 30", { exact: true }).scrollIntoViewIfNeeded();
  const before = await first.boundingBox();
  await post(placer, uri, "regel 46", "regel 47");
  const pill = helper.getByRole("button", { name: t("chat.below", { count: 2 }) });
  await expect(pill).toBeVisible();
  expect(Math.abs(((await first.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
  await pill.click();
  await expect(log(helper).getByText("regel 47")).toBeInViewport();
  await expect(pill).toBeHidden();
});

test("with React blocked the page is the document it was", async ({ open, faults }) => {
  const { placer, helper, path } = await aTalk(open);
  await helper.route("**/assets/entry.client-*", (route) => route.abort());
  await helper.goto(path);
  await placer.goto(path);
  await say(helper, "nl", "als formulier");
  await expect(bubbles(placer)).toHaveText(["als formulier"]);
  await say(placer, "nl", "en terug");
  await helper.getByRole("link", { name: t("chat.refresh") }).click();
  await expect(bubbles(helper)).toHaveText(["als formulier", "en terug"]);
  await helper.waitForLoadState("networkidle");
  forgive(faults, /ERR_FAILED/, /dynamically imported module/);
});

test("a refused message says why beside the field, and stays", async ({ open }) => {
  const { helper, path } = await aTalk(open);
  await helper.goto(path);
  await isLive(helper);
  await field(helper).fill("a".repeat(4001));
  await helper.getByRole("button", { name: t("composer.send") }).click();
  await expect(field(helper)).toHaveAttribute("aria-invalid", "true");
  await expect(field(helper)).toHaveValue(/^a{4001}$/);
});

test("a message of invisible characters is refused at the field, and leaves no message", async ({ open, faults }) => {
  const { helper, path } = await aTalk(open);
  await helper.goto(path);
  await isLive(helper);
  const before = await bubbles(helper).count();
  await field(helper).fill("\u200b\u2060");
  await helper.getByRole("button", { name: t("composer.send") }).click();
  await expect(field(helper)).toHaveAttribute("aria-invalid", "true");
  await helper.reload();
  await isLive(helper);
  await expect(bubbles(helper)).toHaveCount(before);
  forgive(faults, /422/);
});

test("a live page is accessible, and obeys the policy it is sent with", async ({ open }) => {
  const { placer, helper, path } = await aTalk(open);
  const answer = await helper.goto(path);
  expect(answer?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'nonce-[\w-]{36}';/);
  expect(answer?.headers()["content-security-policy"]).not.toContain("unsafe-inline");
  await isLive(helper);
  await placer.goto(path);
  await say(placer, "nl", "Goedemorgen!");
  await expect(log(helper).getByText("Goedemorgen!")).toBeVisible();
  expect(await axeFaults(helper)).toEqual([]);
});

test("one goes from conversation to conversation without a new page, and to any other by a new one", async ({
  open,
}) => {
  const { placer, helper, path, title } = await aTalk(open);
  await post(helper, path.split("/").pop() ?? "", "Dag!");
  await placer.goto("/messages");
  await isLive(placer);
  await placer.evaluate(() => Object.assign(window, { same: true }));
  await placer.locator(".chat-item", { hasText: title }).click();
  await expect(bubbles(placer)).toHaveText(["Dag!"]);
  expect(await placer.evaluate(() => "same" in window)).toBe(true);
  await expect(placer).toHaveTitle(/Joost/);
  await field(placer).fill("half af");
  await placer.goBack();
  await placer.locator(".chat-item", { hasText: title }).click();
  await expect(field(placer)).toHaveValue("half af");
  await placer.getByRole("main").getByRole("link", { name: title }).last().click();
  await expect(placer.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(await placer.evaluate(() => "same" in window)).toBe(false);
});

test("a conversation is archived without a new page, and the list says so", async ({ open }) => {
  const { placer, path } = await aTalk(open);
  await placer.goto(path);
  await isLive(placer);
  await placer
    .locator("summary")
    .filter({ hasText: t("chat.more") })
    .click();
  await placer.getByRole("button", { name: t("chat.archive") }).click();
  await expect(placer.getByRole("status").getByText(t("chat.archived"))).toBeVisible();
  await expect(placer).toHaveURL(/\/messages$/);
  await expect(placer.locator("details[data-menu][open]")).toHaveCount(0);
});

test("the keyboard leads through the list, into a conversation and back", async ({ open }) => {
  const { placer, path, title } = await aTalk(open);
  const helper = await open("nl", HELPER);
  await helper.goto("/messages");
  await isLive(helper);
  const items = helper.locator(".chat-item");
  // React may not listen yet, and other tests write to this helper.
  await expect(async () => {
    await items.first().focus();
    await helper.keyboard.press("ArrowDown");
    await expect(items.nth(1)).toBeFocused({ timeout: 500 });
  }).toPass();
  await helper.keyboard.press("ArrowUp");
  await expect(items.first()).toBeFocused();

  await placer.goto(path);
  await isLive(placer);
  await field(placer).fill("eerste regel");
  await placer.keyboard.press("Shift+Enter");
  await placer.keyboard.type("tweede regel");
  await expect(field(placer)).toHaveValue("eerste regel\ntweede regel");
  await placer.keyboard.press("Enter");
  await expect(bubbles(placer)).toHaveText(["eerste regel\ntweede regel"]);
  await placer.keyboard.press("Escape");
  await expect(placer.locator(".chat-item", { hasText: title })).toBeFocused();
});

test("a conversation that is gone is a page that says so", async ({ open }) => {
  const { placer } = await aTalk(open);
  await placer.goto("/messages");
  await isLive(placer);
  await placer.evaluate(() => {
    history.pushState(null, "", "/messages/er-is-niets");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  const title = wordsIn("nl")("common")("error.notFound.title");
  await expect(placer.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(placer.locator("html")).not.toHaveAttribute("data-hydrated");
});
