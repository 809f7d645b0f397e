import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { aTalk, post } from "./talk";
import { wordsIn } from "./texts";

const t = wordsIn("nl");
const m = t("messages");
const n = t("notifications");
const isLive = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-hydrated", "");

declare global {
  interface Window {
    called: string[];
  }
}

const noteCalls = (context: BrowserContext) =>
  context.addInitScript(() => {
    const called: string[] = [];
    window.called = called;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function note(this: OscillatorNode, when?: number) {
      called.push("tone");
      start.call(this, when);
    };
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        called.push(title);
      }
    };
  });

const turn = (page: Page, visibility: DocumentVisibilityState) =>
  page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { get: () => now, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visibility);
const putAside = (page: Page) => turn(page, "hidden");
const putBack = (page: Page) => turn(page, "visible");

const calledIn = (page: Page) => page.evaluate(() => window.called);

test("who asks for it is called to what is new, once, where they look", async ({ open }) => {
  const { placer, helper, path, uri } = await aTalk(open);
  await placer.context().grantPermissions(["notifications"]);
  await noteCalls(placer.context());
  await placer.goto("/notifications");
  const sound = placer.getByRole("switch", { name: n("alerts.sound") });
  await expect(sound).toBeEnabled();
  await expect(sound).not.toBeChecked();
  await sound.click();
  await placer.getByRole("switch", { name: n("alerts.notice") }).click();
  await expect.poll(() => calledIn(placer)).toEqual(["tone", "tone", "Buurklusser"]);

  const aside = await placer.context().newPage();
  await aside.goto("/browse-tasks");
  await putAside(aside);
  await post(helper, uri, "Ben je er?");
  await expect.poll(() => calledIn(placer)).toEqual(["tone", "tone", "Buurklusser", "tone", "tone"]);

  await placer.goto(path);
  await isLive(placer);
  await placer.mouse.click(5, 5);
  await post(helper, uri, "Hallo?");
  await expect(placer.locator(".bubble-text", { hasText: "Hallo?" })).toBeVisible();

  await putAside(placer);
  await post(helper, uri, "Tot morgen dan.");
  const notices = async () => (await Promise.all([placer, aside].map(calledIn))).flat().filter((one) => one !== "tone");
  await expect.poll(notices).not.toEqual([]);
  await post(helper, uri, "Dag!");
  await expect.poll(async () => (await notices()).length).toBeGreaterThanOrEqual(2);
  expect(await notices()).toEqual(["Joost", "Joost"]);
});

test("a tab takes the connection over from one that sleeps", async ({ open }) => {
  const { placer, helper, path, uri } = await aTalk(open);
  await placer.goto("/browse-tasks");
  await post(helper, uri, "Eerste");
  await expect(placer).toHaveTitle(/^\(1\) /);
  const sleep = await placer.context().newCDPSession(placer);
  await sleep.send("Debugger.enable");
  await sleep.send("Debugger.pause");

  await helper.goto(path);
  const awake = await placer.context().newPage();
  await awake.goto(path);
  await isLive(awake);
  await expect(awake.getByText(m("chat.online"))).toBeVisible();
  await post(helper, uri, "Tweede");
  await expect(awake.locator(".bubble-text")).toHaveText(["Eerste", "Tweede"]);

  // The resumed tab leaves the connection to the other and receives events through it.
  await sleep.send("Debugger.disable");
  await putAside(awake);
  await post(helper, uri, "Derde");
  await expect(placer).toHaveTitle(/^\(1\) /);
  await expect(awake.locator(".bubble-text")).toHaveText(["Eerste", "Tweede", "Derde"]);
  await expect(awake.getByText(m("chat.online"))).toBeVisible();

  await putBack(awake);
  await expect(placer).not.toHaveTitle(/^\(/);
  await awake.goto("about:blank");
  await post(helper, uri, "Vierde");
  await expect(placer).toHaveTitle(/^\(1\) /);
});
