import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { oneSignal } from "../../workers/api/adapters/push/onesignal";
import type { Push } from "../../workers/api/adapters/push/port";
import type { App } from "../../workers/api/db/push";
import { failsAsItMust } from "./failures";
import { Provider } from "./provider";

const provider = new Provider();
beforeAll(() => provider.start());
afterAll(() => provider.stop());

const app: App = { kind: "app", key: "app:a", id: "5a1f0c9e-4d7b-4c9e-9f39-3f2e5a8b7c6d", at: 1 };
const push: Push = {
  notification: 12,
  type: "bid_placed",
  title: "Nieuw bod",
  text: "Hassan biedt € 60,00.",
  link: "https://buurklusser.example/messages/abc",
  tag: "news-12",
  language: "nl",
  to: "petra@example.test",
  outbox: 5,
};
const send = (about: Partial<Push> = {}) =>
  oneSignal({ app: "the-app", key: "the-key", base: provider.base }).send({ ...push, ...about }, app);
const answers = (body: unknown, status = 200) => {
  provider.behaviour = { status, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
};

describe("OneSignal", () => {
  beforeEach(() => answers({ id: "sent" }));

  it("gets the push in the person's language, for one device", async () => {
    expect(await send()).toBe("taken");
    const { method, path, headers } = provider.heard.at(-1) ?? expect.fail();
    expect([method, path, headers.authorization]).toEqual(["POST", "/notifications?c=push", "Key the-key"]);
    expect(headers["content-type"]).toContain("application/json");
    expect(provider.lastJson).toEqual({
      app_id: "the-app",
      include_subscription_ids: [app.id],
      target_channel: "push",
      idempotency_key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
      headings: { en: "Nieuw bod", nl: "Nieuw bod" },
      contents: { en: "Hassan biedt € 60,00.", nl: "Hassan biedt € 60,00." },
      url: push.link,
      data: { notification: 12, type: "bid_placed", link: push.link },
      collapse_id: "news-12",
      ttl: 86_400,
    });
    await send({ language: "en" });
    expect(provider.lastJson.contents).toEqual({ en: push.text });
  });

  it("gets the same key for the same push, and another for another", async () => {
    const keys: unknown[] = [];
    for (const outbox of [5, 5, 6]) {
      await send({ outbox });
      keys.push(provider.lastJson.idempotency_key);
    }
    expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false]);
  });

  it.each([
    [200, { id: "", errors: ["All included players are not subscribed"] }],
    [200, { id: "", errors: { invalid_player_ids: [app.id] } }],
    [400, { errors: { invalid_subscription_ids: [app.id] } }],
  ])("knows no such device: %i %j", async (status, body) => {
    answers(body, status);
    expect(await send()).toBe("gone");
  });

  it.each([[{ errors: { invalid_player_ids: ["another"] } }], [{ id: "" }], ["no object"]])(
    "is not taken at its word for %j",
    async (body) => {
      answers(body);
      await expect(send()).rejects.toThrow("OneSignal sent nothing");
    },
  );

  failsAsItMust(provider, "OneSignal", send);
});
