import { beforeAll, describe, expect, it } from "vitest";
import { personalData } from "~/domain/accounts/export";
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

const nameIn = (id: number) => db.prepare("SELECT name FROM user WHERE id = ?").bind(id).first("name");

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
    // Counts of unread chats are not personal data.
    const { unread_chats: _, unread_notifications: __, ...profile } = (await api("GET", "/api/user/data/")).body;
    expect(body.profile).toEqual(profile);
    expect(body.own_name).toBe(await nameIn(profile.id));
    expect(wallet).toEqual((await api("GET", "/api/wallet/")).body);
    expect(history).toEqual(await all(api, "/api/wallet/history/"));
    expect(body.payouts).toEqual(await all(api, "/api/wallet/payout/"));
    expect(body.payments).toEqual(await all(api, "/api/payment/"));
    expect(body.notifications).toEqual(await all(api, "/api/notifications/"));
    expect(body.bids).toEqual(await all(api, "/api/bid/"));
    const jobs = body.jobs.filter(({ status }: { status: string }) => status !== "deleted");
    const mine = (await all(api, "/api/job/mine/")) as unknown as Record<string, unknown>[];
    // The export has separate lists of disputes, deals, appointments, payments and decisions.
    const only = ["disputed", "dispute_waits", "ended_deal", "money_news", "appointment", "agreed", "removal"];
    expect(jobs).toEqual(
      mine.map((job) => Object.fromEntries(Object.entries(job).filter(([name]) => !only.includes(name)))),
    );
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
    await db.batch([
      db
        .prepare(
          "INSERT INTO appointment (chat_id, starts_at, ends_at, proposed_by, created_at, updated_at) SELECT id, 1, 2, ?1, 0, 0 FROM chat WHERE high_id = ?1 OR low_id = ?1",
        )
        .bind(helper.id),
      db
        .prepare(
          "INSERT INTO payment (kind, payer_id, payee_id, amount, platform_cost, provider, created_at) VALUES ('request', ?, ?, 100, 5, 'sandbox', 0)",
        )
        .bind(placer.id, helper.id),
      db
        .prepare(
          "INSERT INTO dispute (payment_id, opened_by, reason, status, created_at) VALUES (last_insert_rowid(), ?, 'Half af', 'closed', 0)",
        )
        .bind(placer.id),
    ]);
    await helper.api("POST", "/api/report/", { target_type: "job", target_id: job, reason: "other", text: "Vreemd" });
    await helper.api("POST", "/api/user/one-signal-id/", { id: "app-1" });
    await aPasskey(helper, "Telefoon");
    await helper.api("POST", "/api/user/social/google/", await aGrant("google", `${crypto.randomUUID()}@example.test`));
    await helper.api("POST", "/api/user/searches/", { name: "Tuin", filters: { categories: [5] } });
    await helper.api("POST", "/api/user/workexperience/", { title: "Dak", description: "Nieuwe pannen." });
    const { body } = await exported(helper.api);
    expect(body.comments).toMatchObject([{ id: asked.body.id, comment: "Hoe hoog?", job, user: { id: helper.id } }]);
    expect(body.answers).toEqual([]);
    const reply = { commentId: asked.body.id, reply: "Twee meter." };
    expect((await placer.api("POST", `/api/job/single/${job}/comment/`, reply)).status).toBe(200);
    expect((await exported(placer.api)).body).toMatchObject({
      comments: [],
      answers: [{ id: asked.body.id, comment: "Hoe hoog?", reply: "Twee meter.", job }],
    });
    expect(body.bids).toMatchObject([{ id: withdrawn.id, status: "withdrawn" }]);
    expect(body.jobs).toMatchObject([{ id: gone, status: "deleted" }]);
    expect(body.reviews.map(({ text }: { text: string }) => text)).toEqual(["zichtbaar", "geschreven"]);
    expect(body.passkeys).toMatchObject([{ name: "Telefoon" }]);
    expect(body.linked_accounts).toMatchObject([{ app: "google" }]);
    expect(body.searches).toMatchObject([{ name: "Tuin" }]);
    expect(body.profile.workexperience).toMatchObject([{ title: "Dak" }]);
    expect(body.appointments).toMatchObject([{ proposed_by: helper.id, chat: withdrawn.chat.id }]);
    expect(body.disputes).toMatchObject([{ opened_by: placer.id, reason: "Half af" }]);
    expect(body.reports).toMatchObject([{ target_id: job, text: "Vreemd" }]);
    expect(body.app_devices).toMatchObject([{ id: "app-1" }]);
    expect(body.log_ins.length).toBeGreaterThan(0);
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

const EXPORTED: Record<string, keyof typeof personalData.shape> = {
  user: "profile",
  user_category: "profile",
  block: "profile",
  work_experience: "profile",
  job: "jobs",
  bid: "bids",
  comment: "comments",
  chat: "chats",
  chat_photo: "chats",
  message: "chats",
  archived_message: "chats",
  review: "reviews",
  payment: "payments",
  withdrawal: "payments",
  payout: "payouts",
  invoice: "invoices",
  tax_data: "tax_data",
  account: "wallet",
  ledger_entry: "wallet",
  notification: "notifications",
  saved_search: "searches",
  passkey: "passkeys",
  social_identity: "linked_accounts",
  appointment: "appointments",
  dispute: "disputes",
  dispute_proposal: "disputes",
  stop_proposal: "stop_proposals",
  decision: "decisions",
  objection: "objections",
  report: "reports",
  push_subscription: "push_devices",
  one_signal: "app_devices",
  session: "log_ins",
  known_device: "known_devices",
};

const LEFT_OUT: Record<string, string> = {
  acquaintance: "follows from bids and chats",
  answer: "the reply time of the profile is counted from it",
  audit: "what admins did, for the desk",
  client_event: "names a visit, not a person",
  helper: "a copy of the profile by kind of work, for searching",
  helper_of_job: "follows from bids",
  hit: "counts against limits, swept within a day",
  idempotency: "answers of the last 24 hours, to send again",
  known_client: "the log-ins have the client types",
  live_event: "swept once delivered",
  live_listener: "whether a page is open now",
  live_ticket: "lives for seconds",
  mailbox: "mails of the development environment",
  mailed_link: "hashes of links that were mailed",
  money_case: "work of the desk; payments have their chargebacks",
  onboarding: "sessions at the payment provider; the profile has what came of them",
  outbox: "letters on their way",
  partner_visit: "names a visit, not a person",
  passkey_challenge: "lives for minutes",
  taken: "a copy of what the desk removed, for appeals",
};

const PERSONAL =
  /REFERENCES "?(?:user|session)\b|\b(?:\w*email|\w*user_id|\w*session_id|\w+_by|recipient|subject|target_id|payload)\s/;

it("names every table about people, as exported or as left out", async () => {
  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'")
    .all<{ name: string; sql: string }>();
  const personal = results
    .filter(({ name, sql }) => !name.startsWith("_cf") && PERSONAL.test(sql))
    .map(({ name }) => name);
  expect(personal.length).toBeGreaterThan(20);
  const known = [...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)];
  expect(personal.filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.values(EXPORTED).filter((list) => !(list in personalData.shape))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});
