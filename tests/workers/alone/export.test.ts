import { beforeAll, describe, expect, it } from "vitest";
import { personalData } from "~/domain/export";
import { bearing, type Call, PASSWORD, type Person, signedUp, visitor } from "../client";
import { aGrant, aPasskey } from "../identity";
import { db } from "../money";
import { aBid, accepted, aJob, neighbours } from "../world";

const PATH = "/api/user/export/";
const as = new Map<string, Call>();

beforeAll(async () => {
  await visitor.api("POST", "/api/dev/seed/");
  for (const who of ["placer", "helper", "newhelper"]) {
    const { body } = await visitor.api("POST", "/api/user/token/", {
      email: `${who}@example.test`,
      password: PASSWORD,
    });
    as.set(who, bearing(body.access));
  }
}, 60_000);

interface Item {
  id: number;
  uri?: string;
}

/** Every page of a list. */
async function all(api: Call, path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page++) {
    const { body } = await api("GET", `${path}${path.includes("?") ? "&" : "?"}page=${page}`);
    items.push(...body.results);
    if (body.results.length === 0) return items;
  }
}

const ids = (items: Item[]) => items.map(({ id }) => id);
const byId = (items: Item[]) => items.toSorted((one, other) => other.id - one.id);

/** An export as it is read back, whole and in the form that is declared. */
async function exported(api: Call) {
  const { status, body, headers } = await api("GET", PATH);
  expect(status).toBe(200);
  expect(personalData.parse(body)).toEqual(body);
  return { body, headers };
}

describe("everything about oneself", () => {
  it.each(["placer", "helper", "newhelper"])("is all that %s reads page by page, and no more", async (who) => {
    const api = as.get(who) as Call;
    const { body, headers } = await exported(api);
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(headers.get("Content-Disposition")).toMatch(/^attachment; filename="buurklusser-\d+\.json"$/);
    expect(headers.get("Cache-Control")).toBe("no-store");
    const { history, ...wallet } = body.wallet;
    // How many chats wait is no data about a person.
    const { unread_chats: _, unread_notifications: __, ...profile } = (await api("GET", "/api/user/data/")).body;
    expect(body.profile).toEqual(profile);
    expect(wallet).toEqual((await api("GET", "/api/wallet/")).body);
    expect(history).toEqual(await all(api, "/api/wallet/history/"));
    expect(body.payouts).toEqual(await all(api, "/api/wallet/payout/"));
    expect(body.payments).toEqual(await all(api, "/api/payment/"));
    expect(body.notifications).toEqual(await all(api, "/api/notifications/"));
    expect(body.bids).toEqual(await all(api, "/api/bid/"));
    const jobs = body.jobs.filter(({ status }: { status: string }) => status !== "deleted");
    expect(jobs).toEqual(await all(api, "/api/job/mine/"));
    const chats = [...(await all(api, "/api/chat/")), ...(await all(api, "/api/chat/?archived=true"))];
    expect(body.chats).toMatchObject(byId(chats));
    expect(ids(body.chats)).toEqual(ids(byId(chats)));
    for (const { uri, messages } of body.chats) {
      expect(byId(messages)).toEqual(await all(api, `/api/chat/${uri}/message/`));
    }
    expect(body.chats.length + body.bids.length).toBeGreaterThan(0);
  });

  it("has longer lists than any page, whole", async () => {
    const person = await signedUp();
    const insert = db.prepare("INSERT INTO notification (user_id, type, created_at) VALUES (?, 'kyc', ?)");
    await db.batch(Array.from({ length: 450 }, (_, at) => insert.bind(person.id, at)));
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await accepted(placer, bid.id);
    const message = db.prepare(
      "INSERT INTO message (chat_id, sender_id, message, day, created_at) VALUES ((SELECT id FROM chat WHERE uri = ?), ?, ?, '2026-03-01', ?)",
    );
    for (let part = 0; part < 3; part++) {
      const talk = Array.from({ length: 400 }, (_, at) => 400 * part + at);
      await db.batch(talk.map((n) => message.bind(bid.chat_uri, n % 2 ? placer.id : helper.id, `Bericht ${n}`, n)));
    }
    const { notifications } = (await exported(person.api)).body;
    expect(new Set(notifications.map(({ id }: Item) => id)).size).toBe(450);
    const [chat] = (await exported(helper.api)).body.chats;
    expect(chat.messages.slice(1).map((one: { message: string }) => one.message)).toEqual(
      Array.from({ length: 1200 }, (_, n) => `Bericht ${n}`),
    );
  });

  it("holds what was said, also what others cannot see, and nothing that is another's", async () => {
    const { placer, helper, job } = await neighbours();
    const stranger = await signedUp({ name: "Vreemde Vogel" });
    const asked = await helper.api("POST", `/api/job/single/${job}/comment/`, { comment: "Hoe hoog?" });
    await stranger.api("POST", `/api/job/single/${job}/comment/`, { comment: "Van mij" });
    const withdrawn = await aBid(helper, job);
    await helper.api("DELETE", "/api/bid/", { bid_id: withdrawn.id });
    const gone = await aJob(helper, { status: "deleted" });
    const review = async (author: Person, user: Person, status: string, text: string) =>
      db
        .prepare(
          "INSERT INTO review (job_id, author_id, user_id, rating, text, status, created_at) VALUES (?, ?, ?, 5, ?, ?, 0)",
        )
        .bind(await aJob(placer), author.id, user.id, text, status)
        .run();
    await review(helper, placer, "hidden", "geschreven");
    await review(placer, helper, "visible", "zichtbaar");
    await review(placer, helper, "hidden", "nog geheim");
    await aPasskey(helper, "Telefoon");
    await helper.api("POST", "/api/user/social/google/", await aGrant("google", `${crypto.randomUUID()}@example.test`));
    await helper.api("POST", "/api/user/searches/", { name: "Tuin", filters: { categories: [5] } });
    await helper.api("POST", "/api/user/workexperience/", { title: "Dak", description: "Nieuwe pannen." });
    const { body } = await exported(helper.api);
    expect(body.comments).toMatchObject([{ id: asked.body.id, comment: "Hoe hoog?", job, user: { id: helper.id } }]);
    expect(body.bids).toMatchObject([{ id: withdrawn.id, status: "rejected" }]);
    expect(body.jobs).toMatchObject([{ id: gone, status: "deleted" }]);
    expect(body.reviews.map(({ text }: { text: string }) => text)).toEqual(["zichtbaar", "geschreven"]);
    expect(body.passkeys).toMatchObject([{ name: "Telefoon" }]);
    expect(body.linked_accounts).toMatchObject([{ app: "google" }]);
    expect(body.searches).toMatchObject([{ name: "Tuin" }]);
    expect(body.profile.workexperience).toMatchObject([{ title: "Dak" }]);
    const said = JSON.stringify(body);
    for (const secret of [
      placer.email,
      stranger.email,
      "Vreemde",
      "nog geheim",
      "Van mij",
      "password_hash",
      "scrypt",
    ]) {
      expect(said).not.toContain(secret);
    }
    expect(said).toContain(helper.email);
  });
});
