import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { NOTIFICATION_TYPES } from "~/domain/notifications/notification";
import { MAX_SUBSCRIPTIONS } from "~/domain/notifications/push";
import { type Person, signedUp, visitor } from "./client";
import {
  addNotification,
  anEndpoint,
  browserKeys,
  onAnotherDevice,
  ours,
  pushedTo,
  pushRows,
  subscribed,
} from "./devices";
import { aBid, neighbours, valueOf } from "./world";

const SETTINGS = "/api/notifications/push/settings/";
const SUBSCRIPTIONS = "/api/notifications/push/subscriptions/";

async function mailsTo(person: Person): Promise<string[]> {
  const { body } = await visitor.api("GET", `/api/dev/outbox/?channel=email&to=${person.email}`);
  return body.results.map(({ template }: { template: string }) => template);
}

describe("settings", () => {
  it("are what the profile says, and any of them can be changed", async () => {
    const person = await signedUp();
    const first = await person.api("GET", SETTINGS);
    const unset = {
      push: true,
      email: true,
      distance: 25,
      quiet_from: null,
      quiet_to: null,
      muted_push: [],
      muted_email: [],
    };
    expect([first.status, first.body]).toEqual([200, unset]);
    const changed = await person.api("POST", SETTINGS, { push: false, quiet_from: 22, quiet_to: "7" });
    const now = { ...unset, push: false, quiet_from: 22, quiet_to: 7 };
    expect([changed.status, changed.body]).toEqual([200, now]);
    expect((await person.api("GET", "/api/user/data/")).body.notification_settings).toEqual(now);
    const back = await person.api("POST", SETTINGS, { email: "false", distance: 100, quiet_from: null });
    expect(back.body).toEqual({ ...now, email: false, distance: 100, quiet_from: null });
    expect((await person.api("POST", SETTINGS, {})).body).toEqual(back.body);
  });

  it.each([
    { push: "odd" },
    { email: 1 },
    { distance: 0 },
    { distance: 101 },
    { quiet_from: 24 },
    { quiet_to: -1 },
    { push: null },
    { muted_push: ["weather"] },
    { muted_email: null },
  ])("refuse %j", async (body) => {
    const { status, body: said } = await (await signedUp()).api("POST", SETTINGS, body);
    expect([status, Object.keys(said)]).toEqual([400, Object.keys(body)]);
  });
});

describe("a subscription", () => {
  it("is made once, and again is the same", async () => {
    const person = await signedUp();
    const body = { endpoint: anEndpoint(), keys: await browserKeys() };
    const answers = [await person.api("POST", SUBSCRIPTIONS, body), await person.api("POST", SUBSCRIPTIONS, body)];
    expect(answers.map(({ status, body: said }) => [status, said])).toEqual([
      [201, { endpoint: body.endpoint }],
      [200, { endpoint: body.endpoint }],
    ]);
    const at20 = await Promise.all(
      Array.from({ length: 20 }, () => person.api("POST", SUBSCRIPTIONS, { ...body, endpoint: `${body.endpoint}/2` })),
    );
    expect(at20.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    for (let times = 0; times < 2; times += 1) {
      expect((await person.api("DELETE", SUBSCRIPTIONS, { endpoint: body.endpoint })).status).toBe(204);
    }
    expect(await valueOf("SELECT count(*) FROM push_subscription WHERE user_id = ?", person.id)).toBe(1);
    expect((await person.api("DELETE", `${SUBSCRIPTIONS}?endpoint=${body.endpoint}/2`)).status).toBe(204);
    expect(await valueOf("SELECT count(*) FROM push_subscription WHERE user_id = ?", person.id)).toBe(0);
  });

  it("is listed to whom it is of, the latest first, while its session lasts", async () => {
    const person = await signedUp();
    const other = await onAnotherDevice(person);
    const first = await subscribed(person);
    await env.DB.prepare("UPDATE push_subscription SET created_at = 1 WHERE endpoint = ?").bind(first).run();
    const second = await subscribed(other);
    await subscribed(await signedUp());
    const { status, body } = await person.api("GET", SUBSCRIPTIONS);
    expect([status, body.results.map(({ endpoint }: { endpoint: string }) => endpoint)]).toEqual([
      200,
      [second, first],
    ]);
    expect(body.results[1].name).toBeNull();
    expect(body.results[1].created_at).toBe("1970-01-01T00:00:00.001Z");
    await other.api("POST", "/api/auth/logout/");
    expect((await person.api("GET", SUBSCRIPTIONS)).body.results).toHaveLength(1);
    expect((await visitor.api("GET", SUBSCRIPTIONS)).status).toBe(401);
  });

  it("has the name of its browser and device", async () => {
    const person = await signedUp();
    const headers = { Authorization: `Bearer ${person.token}`, "Content-Type": "application/json" };
    const firefox = "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0";
    const { status } = await exports.default.fetch(`https://buurklusser.test${SUBSCRIPTIONS}`, {
      method: "POST",
      headers: { ...headers, "User-Agent": firefox },
      body: JSON.stringify({ endpoint: anEndpoint(), keys: await browserKeys() }),
    });
    expect(status).toBe(201);
    expect((await person.api("GET", SUBSCRIPTIONS)).body.results).toMatchObject([{ name: "Firefox, Android" }]);
  });

  it("is of whoever registered it last", async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const endpoint = await subscribed(one);
    await subscribed(other, endpoint);
    await addNotification(one);
    await addNotification(other);
    expect(await pushedTo(one)).toEqual([]);
    expect(await pushedTo(other)).toHaveLength(1);
    await one.api("DELETE", SUBSCRIPTIONS, { endpoint });
    expect(await valueOf("SELECT user_id FROM push_subscription WHERE endpoint = ?", endpoint)).toBe(other.id);
  });

  it("makes place for newer ones", async () => {
    const person = await signedUp();
    const endpoints: string[] = [];
    for (let n = 0; n < MAX_SUBSCRIPTIONS + 2; n += 1) endpoints.push(await subscribed(person));
    const { results } = await env.DB.prepare("SELECT endpoint FROM push_subscription WHERE user_id = ? ORDER BY id")
      .bind(person.id)
      .all<{ endpoint: string }>();
    expect(results.map(({ endpoint }) => endpoint)).toEqual(endpoints.slice(2));
  });

  it("needs an endpoint and keys of the right form", async () => {
    const person = await signedUp();
    const keys = await browserKeys();
    const refused = async (body: unknown) => (await person.api("POST", SUBSCRIPTIONS, body)).body;
    expect(await refused({})).toEqual({
      endpoint: ["Dit veld is verplicht."],
      keys: ["Dit veld is verplicht."],
    });
    expect(await refused({ endpoint: "https://10.0.0.1/x", keys })).toEqual({ endpoint: ["Ongeldige waarde."] });
    expect(await refused({ endpoint: anEndpoint(), keys: { ...keys, auth: "é" } })).toEqual({
      keys: ["Ongeldige waarde."],
    });
    expect(await refused({ endpoint: anEndpoint(), keys: "x" })).toEqual({ keys: ["Ongeldige waarde."] });
    expect((await visitor.api("POST", SUBSCRIPTIONS, {})).status).toBe(401);
  });

  it("ends with the session that made it, and with no other", async () => {
    const person = await signedUp();
    const other = await onAnotherDevice(person);
    await subscribed(person);
    const kept = await subscribed(other);
    await person.api("POST", "/api/auth/logout/");
    await addNotification(person);
    expect((await pushedTo(person)).map((push) => push.data.endpoint)).toEqual([kept]);
    await other.api("POST", "/api/auth/logout/", { all: true });
    expect(await valueOf("SELECT count(*) FROM push_subscription WHERE user_id = ?", person.id)).toBe(0);
  });

  it("is not used once its session has run out", async () => {
    const person = await signedUp();
    await subscribed(person);
    await env.DB.prepare("UPDATE session SET expires_at = 1 WHERE user_id = ?").bind(person.id).run();
    await addNotification(person);
    expect(await pushedTo(person)).toEqual([]);
  });
});

describe("a push", () => {
  it("comes of everything one is told, in one's language, to every device", async () => {
    const person = await signedUp({ language: "en" });
    const endpoints = [await subscribed(person), await subscribed(await onAnotherDevice(person))];
    await person.api("POST", "/api/user/one-signal-id/", { id: "onesignal-1", timestamp: 5 });
    await addNotification(person, { type: "review", data: { name: "Hassan B.", job_title: "Muur verven" } });
    const pushes = await pushedTo(person);
    const data = {
      notification: expect.any(Number),
      link: ours("/profile/notifications"),
      tag: expect.stringMatching(/^news-\d+$/),
    };
    const push = {
      id: expect.any(Number),
      channel: "push",
      to: person.email,
      reply_to: null,
      template: "review",
      language: "en",
      subject: "New review",
      text: "Hassan B. has left you a review for ‘Muur verven’.",
      html: null,
      headers: {},
      created_at: expect.stringMatching(/Z$/),
    };
    expect(pushes.toSorted((a, b) => a.id - b.id)).toEqual([
      ...endpoints.map((endpoint) => ({ ...push, data: { ...data, endpoint } })),
      { ...push, data: { ...data, onesignal: "onesignal-1" } },
    ]);
    expect(await pushedTo(person)).toHaveLength(3);
  });

  it("comes of every type", async () => {
    const person = await signedUp();
    await subscribed(person);
    for (const type of NOTIFICATION_TYPES) await addNotification(person, { type });
    await pushedTo(person);
    const seen = await env.DB.prepare("SELECT template FROM mailbox WHERE channel = 'push' AND recipient = ?")
      .bind(person.email)
      .all<{ template: string }>();
    expect(seen.results.map(({ template }) => template).sort()).toEqual([...NOTIFICATION_TYPES].sort());
  });

  it("comes of a bid, and of a message once until the chat was read", async () => {
    const { placer, helper, job } = await neighbours();
    await subscribed(placer);
    const { chat, id } = await aBid(helper, job);
    await env.DB.prepare("UPDATE bid SET status = 'accepted' WHERE id = ?").bind(id).run();
    const say = () => helper.api("POST", `/api/chat/${chat.uri}/message/`, { message: "Hallo" });
    await say();
    await say();
    const pushes = await pushedTo(placer);
    expect(pushes.map(({ template }) => template)).toEqual(["message", "bid_placed"]);
    expect(pushes[0].data).toMatchObject({ link: ours(`/messages/${chat.uri}`), tag: `chat-${chat.id}` });
    await placer.api("POST", `/api/chat/${chat.uri}/read/`);
    await say();
    expect(await pushedTo(placer)).toHaveLength(3);
  });

  it("does not come where it is not wanted, was read, or is nobody's business", async () => {
    const [unwanted, reader, quietly, suspended] = await Promise.all([signedUp(), signedUp(), signedUp(), signedUp()]);
    for (const person of [unwanted, reader, quietly, suspended]) await subscribed(person);
    await unwanted.api("POST", SETTINGS, { push: false });
    await env.DB.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(suspended.id).run();
    for (const person of [unwanted, reader, suspended]) await addNotification(person);
    await addNotification(quietly, { push: false });
    await reader.api("POST", "/api/notifications/all/");
    for (const person of [unwanted, reader, quietly, suspended]) expect(await pushedTo(person)).toEqual([]);
    expect((await pushRows(unwanted))[0]).toMatchObject({ delivered_at: expect.any(Number), failed_at: null });
    expect(await pushRows(quietly)).toEqual([]);
  });

  it("does not come of a topic that is muted, while others and mails do", async () => {
    const { placer, helper, job } = await neighbours();
    await subscribed(placer);
    const { body } = await placer.api("POST", SETTINGS, { muted_push: ["work", "offers", "offers"] });
    expect([body.muted_push, body.muted_email]).toEqual([["offers", "work"], []]);
    await aBid(helper, job);
    await addNotification(placer, { type: "payout_paid" });
    expect((await pushedTo(placer)).map(({ template }) => template)).toEqual(["payout_paid"]);
    expect(await mailsTo(placer)).toContain("bid_placed");
  });

  it("comes of a topic whose mails are muted, and mails about the account go out", async () => {
    const { placer, helper, job } = await neighbours();
    await subscribed(placer);
    await placer.api("POST", SETTINGS, { muted_email: ["offers", "messages", "jobs", "work"] });
    await aBid(helper, job);
    await placer.api("POST", "/api/auth/users/reset_password/", { email: placer.email });
    expect((await pushedTo(placer)).map(({ template }) => template)).toEqual(["bid_placed"]);
    const mails = await mailsTo(placer);
    expect(mails).toContain("password_reset");
    expect(mails).not.toContain("bid_placed");
  });

  it("costs nothing for who has no device", async () => {
    const person = await signedUp();
    await addNotification(person);
    expect(await pushRows(person)).toEqual([]);
  });
});

describe("quiet hours", () => {
  const next = new Date().getUTCFullYear() + 1;
  /** 23:30 on a winter evening in Amsterdam. */
  const evening = Date.UTC(next, 0, 10, 22, 30);

  it("hold a push until they end, over midnight, and count as no failure", async () => {
    const person = await signedUp({ quiet_from: 22, quiet_to: 7 });
    await subscribed(person);
    await env.DB.prepare("UPDATE session SET expires_at = NULL WHERE user_id = ?").bind(person.id).run();
    await addNotification(person);
    const seven = Date.UTC(next, 0, 11, 6);
    expect(await pushedTo(person, evening)).toEqual([]);
    expect((await pushRows(person))[0]).toMatchObject({ due_at: seven, attempts: 0, error: null, failed_at: null });
    expect(await pushedTo(person, seven - 1)).toEqual([]);
    expect(await pushedTo(person, seven)).toHaveLength(1);
  });

  it("keep to themselves what was read in them", async () => {
    const person = await signedUp({ quiet_from: 22, quiet_to: 7 });
    await subscribed(person);
    await env.DB.prepare("UPDATE session SET expires_at = NULL WHERE user_id = ?").bind(person.id).run();
    await addNotification(person);
    await pushedTo(person, evening);
    await env.DB.prepare("UPDATE notification SET read_at = 1 WHERE user_id = ?").bind(person.id).run();
    expect(await pushedTo(person, evening + 24 * 3_600_000)).toEqual([]);
  });
});
