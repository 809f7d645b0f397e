import type { Page } from "@playwright/test";
import { chromium } from "../chromium.ts";
import { expect, test } from "./fixtures";
import { aStranger } from "./people";
import { callApi } from "./talk";
import { wordsIn } from "./texts";

const t = wordsIn("nl")("alerts");
// A headless shell has no notifications.
test.use({ serviceWorkers: "allow", launchOptions: chromium });

/** Tests cannot reach a push service, so it is replaced at the edge of the browser. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const KEPT = "pushed";
    const at = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: "BMn5GbjqUucvra9QDZYzvvWm9RSMsITK943esWGjJNe0", auth: "x1y2" } }),
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const endpoint = localStorage.getItem(KEPT);
        return endpoint && at(endpoint);
      },
      subscribe: async () => {
        localStorage.setItem(KEPT, `https://push.example/${crypto.randomUUID()}`);
        return at(localStorage.getItem(KEPT) ?? "");
      },
    });
  });
}

const subscribed = async (page: Page) =>
  (await callApi<{ results: unknown[] }>(page, "notifications/push/subscriptions/")).results.length;

test("pushes are turned on by a press and by nothing else, shown by a worker, and turned off", async ({ open }) => {
  const page = await open("nl", aStranger("Pim"));
  await page.context().grantPermissions(["notifications"]);
  await withPushService(page);
  const [turnOn, turnOff] = [
    page.getByRole("button", { name: t("devices.turnOn") }),
    page.getByRole("button", { name: t("devices.turnOff"), exact: true }),
  ];

  await test.step("nothing is asked for until the button is pressed", async () => {
    await page.goto("/profile/notifications");
    await expect(page.getByText(t("devices.off"))).toBeVisible();
    expect(await subscribed(page)).toBe(0);
    await turnOn.click();
    await expect(page.getByText(t("devices.on"))).toBeVisible();
    expect(await subscribed(page)).toBe(1);
  });

  await test.step("a push becomes a notification; one that comes while a page is looked at is taken away", async () => {
    const cdp = await page.context().newCDPSession(page);
    const registration = new Promise<string>((found) => {
      cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [first] = registrations;
        if (first) found(first.registrationId);
      });
    });
    await cdp.send("ServiceWorker.enable");
    const push = { title: "Nieuw bod", body: "Hassan B. biedt € 60.", tag: "news-12", data: { id: 12 } };
    const { origin } = new URL(page.url());
    const registrationId = await registration;
    const deliver = (more: object) =>
      cdp.send("ServiceWorker.deliverPushMessage", {
        origin,
        registrationId,
        data: JSON.stringify({ web_push: 8030, notification: { ...push, ...more } }),
      });
    await deliver({ data: { id: 11 }, tag: "news-11" });
    // about:blank: no page of the site is visible.
    await page.goto("about:blank");
    await deliver({});
    await page.goto("/profile/notifications");
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
      });
    await expect.poll(shown).toEqual([{ title: push.title, body: push.body, data: { page: "/notifications/12" } }]);
  });

  await test.step("a click on it uses the tab of the site that is open", async () => {
    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(
      `registration.getNotifications().then(([notification]) =>
         void dispatchEvent(new NotificationEvent("notificationclick", { notification })))`,
    );
    // Notification 12 is not of this user.
    await expect(page).toHaveURL(/\/notifications$/);
    await page.goto("/profile/notifications");
  });

  await test.step("it is still on after a reload, and off once it is turned off", async () => {
    await page.reload();
    await expect(page.getByText(t("devices.here"), { exact: true })).toBeVisible();
    await turnOff.click();
    await expect(turnOn).toBeVisible();
    expect(await subscribed(page)).toBe(0);
  });
});

test("a browser that refuses is told where to change that", async ({ open }) => {
  const page = await open("nl", aStranger("Roos"));
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
  await page.goto("/profile/notifications");
  await expect(page.getByText(t("devices.refused"))).toBeVisible();
});

test("a device is turned off from another one, without a script", async ({ browser, open }) => {
  const account = aStranger("Kaat");
  const page = await open("nl", account);
  await page.context().grantPermissions(["notifications"]);
  await withPushService(page);
  await page.goto("/profile/notifications");
  await page.getByRole("button", { name: t("devices.turnOn") }).click();
  await expect(page.getByText(t("devices.on"))).toBeVisible();

  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const elsewhere = await context.newPage();
  await elsewhere.goto("/profile/notifications");
  await expect(elsewhere.getByText(t("devices.nojs"))).toBeVisible();
  await elsewhere.getByRole("button", { name: /^Zet uit: apparaat 1/ }).click();
  await expect(elsewhere.getByText(t("devices.stopped"))).toBeVisible();
  await context.close();
  await page.reload();
  await expect(page.getByText(t("devices.off"))).toBeVisible();
});
