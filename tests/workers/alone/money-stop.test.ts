import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { formatDay, formatDeadline } from "~/components/format";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { GRACE_HOURS } from "~/domain/money/money-stop";
import { runScheduled } from "../../../workers/api/tasks/cron";
import { anAdmin, auditOf } from "../admin-fixtures";
import { browserOf, textOf } from "../browser";
import { bearing, mailsTo, type Person, type PersonOverrides, signedUp, visitor } from "../client";
import {
  aDeal,
  aFailedPayout,
  aPaidDeal,
  asked,
  balanceOf,
  db,
  earns,
  INTENT,
  onPage,
  opened,
  sessionOf,
  sums,
  toppedUp,
  valueOf,
} from "../money";
import { tally } from "../world";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SWITCH = "/api/admin/money-stop/";
const VERIFIED: PersonOverrides = { verification: "verified", iban: "NL91ABNA0417164300" };
const later = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const cron = async (task: string, more: object = {}) =>
  (await visitor.api("POST", "/api/dev/cron/", { task, ...more })).body.done as number;
const state = async () => (await visitor.api("GET", "/api/money-stop/")).body;

async function turned(stopped: boolean, by?: Person): Promise<void> {
  const admin = by ?? (await anAdmin());
  const answer = await admin.api("POST", SWITCH, { stopped, reason: "Grootboek klopt niet" });
  expect(answer.status).toBe(200);
}

async function doneDeal() {
  const deal = await aPaidDeal();
  await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
  return deal;
}

const solve = ({ owner, job }: { owner: Person; job: number }) =>
  owner.api("PATCH", `/api/job/single/${job}/?action=solve`);

/** Work that is done, with extra work that is still held, whose price the bank took back. */
async function aCaseOfUnpaidWork(): Promise<number> {
  const deal = await aPaidDeal();
  const { body } = await deal.owner.api("POST", INTENT, (await asked(deal)).intent);
  await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
  for (const [session, action] of [
    [sessionOf(body.redirect_url), "success"],
    [deal.payment.session, "charge_back"],
    [deal.payment.session, "charge_back_lost"],
  ] as const)
    await onPage(session, action);
  await visitor.api("POST", "/api/dev/later/", { job: deal.job, hours: 8 * 24 });
  await cron("release", { user: deal.owner.id });
  const found = db.prepare("SELECT id FROM money_case WHERE kind = 'unpaid_work' AND payment_id = ?");
  return (await found.bind(deal.payment.id).first<number>("id")) ?? 0;
}

afterEach(async () => {
  await db.prepare("DELETE FROM money_stop").run();
});

describe("the money stop", () => {
  it("is switched by an admin, with a reason, once", async () => {
    const admin = await anAdmin();
    expect(Object.keys((await admin.api("POST", SWITCH, { stopped: true })).body)).toEqual(["reason"]);
    expect(await state()).toEqual({ stopped: [], since: null });
    const admins = await Promise.all(Array.from({ length: 6 }, anAdmin));
    const answers = await Promise.all(
      admins.map((one) => one.api("POST", SWITCH, { stopped: true, reason: "Storing" })),
    );
    expect(tally(answers)).toEqual({ 200: 1, "409 already_done": 5 });
    expect(await state()).toEqual({ stopped: ["pay", "release", "payout"], since: expect.any(String) });
    const id = (await db.prepare("SELECT max(id) AS id FROM money_stop").first<number>("id")) ?? 0;
    expect(await auditOf("money_stop", id)).toEqual([["stop", "Storing"]]);
    await turned(false, admin);
    expect(await state()).toEqual({ stopped: [], since: null });
    expect((await admin.api("POST", SWITCH, { stopped: false, reason: "Nog eens" })).body.code).toBe("already_done");
    await turned(true, admin);
    expect(await auditOf("money_stop", id + 1)).toHaveLength(1);
  });

  it("refuses what pays, releases or pays out, with one code and a time to try again", async () => {
    const helper = await signedUp(VERIFIED);
    await earns(helper, 10_000);
    const failed = await aFailedPayout();
    const [open, held, done, tipped, split, atDesk] = [
      await aDeal(),
      await aPaidDeal(),
      await doneDeal(),
      await aPaidDeal(),
      await aPaidDeal(),
      await aPaidDeal(),
    ];
    await atDesk.owner.api("POST", `/api/payment/${atDesk.payment.id}/dispute/`, { reason: "Half werk" });
    await db.prepare("UPDATE dispute SET status = 'desk' WHERE payment_id = ?").bind(atDesk.payment.id).run();
    const [stopping, unpaid] = [await doneDeal(), await aCaseOfUnpaidWork()];
    await stopping.owner.api("POST", `/api/job/single/${stopping.job}/stop/`, { amount: "60.00" });
    const request = await asked(held);
    await solve(tipped);
    await split.owner.api("POST", `/api/payment/${split.payment.id}/dispute/`, { reason: "Half werk" });
    await split.helper.api("POST", `/api/payment/${split.payment.id}/dispute/proposal/`, { amount: "40.00" });
    const admin = await anAdmin();
    await turned(true);
    const before = await sums();
    const told = { reason: "x", statement: "y" };
    const refused = [
      await open.owner.api("POST", INTENT, open.bid.intent),
      await held.owner.api("POST", INTENT, request.intent),
      await tipped.owner.api("POST", `/api/payment/${tipped.payment.id}/tip/`, { amount: "5.00" }),
      await open.owner.api("POST", "/api/user/credits/", { amount: "20.00" }),
      await solve(done),
      await split.owner.api("POST", `/api/payment/${split.payment.id}/dispute/accept/`),
      await stopping.helper.api("POST", `/api/job/single/${stopping.job}/stop/accept/`),
      await helper.api("POST", "/api/wallet/payout/", { amount: "40.00" }),
      await admin.api("POST", `/api/admin/money/${unpaid}/handle/`, { outcome: "solved", ...told }),
      await admin.api("POST", `/api/admin/payments/${held.payment.id}/release/`, told),
      await admin.api("POST", `/api/admin/payments/${held.payment.id}/refund/`, { amount: "10.00", ...told }),
      await admin.api("POST", `/api/admin/disputes/${atDesk.payment.id}/resolve/`, { outcome: "release", ...told }),
      await admin.api("POST", `/api/admin/payouts/${failed.id}/retry/`, { reason: "x" }),
    ];
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(refused.map(() => "503 money_stopped"));
    for (const { headers } of refused) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await sums()).toEqual(before);
    await turned(false);
    expect((await solve(done)).status).toBe(200);
    expect((await open.owner.api("POST", INTENT, open.bid.intent)).status).toBe(201);
    expect((await helper.api("POST", "/api/wallet/payout/", { amount: "40.00" })).status).toBe(201);
  });

  it("lets everything else go on: refunds, cancelling, disputes, offers, and what was paid before", async () => {
    const [paying, cancelled, refunded, disputed] = [
      await aDeal(),
      await aPaidDeal(),
      await aPaidDeal(),
      await doneDeal(),
    ];
    const { session, id } = await opened(paying.owner, paying.bid);
    const admin = await anAdmin();
    await turned(true);
    await onPage(session);
    expect(await valueOf("payment", id, "status")).toBe("held");
    expect((await cancelled.owner.api("PATCH", `/api/job/single/${cancelled.job}/?action=cancel`)).status).toBe(200);
    const told = { reason: "x", statement: "y" };
    expect((await admin.api("POST", `/api/admin/payments/${refunded.payment.id}/refund/`, told)).status).toBe(200);
    const objection = { reason: "Het lekt nog." };
    expect((await disputed.owner.api("POST", `/api/payment/${disputed.payment.id}/dispute/`, objection)).status).toBe(
      201,
    );
    for (const deal of [cancelled, refunded])
      expect(await valueOf("payment", deal.payment.id, "status")).toBe("refunded");
    const helper = await signedUp();
    const bid = { job_id: (await aDeal()).job, amount: "50.00" };
    expect((await helper.api("POST", "/api/bid/", bid)).status).toBe(201);
  });

  it("is final for a transaction that began before it", async () => {
    const deal = await doneDeal();
    const { releaseOfJob } = await import("../../../workers/api/operations/money/release");
    const { run } = await import("../../../workers/api/db/transaction");
    const writes = await releaseOfJob(db, Date.now(), deal.job);
    await turned(true);
    await expect(run(db, ...writes)).rejects.toThrow("another was first");
    expect(await valueOf("payment", deal.payment.id, "status")).toBe("held");
  });
});

describe("days during a money stop", () => {
  const spaced = (text: string) => text.replaceAll("\u00a0", " ");

  it("are named by no page, and by no reminder", async () => {
    const deal = await doneDeal();
    const payment = async () => (await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`)).body;
    const last = new Date(Date.parse((await payment()).job_objection_from) + RELEASE_DAYS * DAY);
    const names = [formatDay(last, "nl"), spaced(formatDeadline(last, "nl"))];
    const pages = [`/task/${deal.job}`, `/wallet/betaling/${deal.payment.id}`, `/messages/${deal.bid.chat_uri}`];
    const named = async () => {
      const browser = await browserOf(deal.owner);
      const found = [];
      for (const path of pages) {
        const text = spaced(textOf(await browser.get(path)));
        if (names.some((name) => text.includes(name))) found.push(path);
      }
      return found;
    };
    expect(await named()).toEqual(pages);
    await turned(true);
    expect([await named(), (await payment()).release_stopped]).toEqual([[], true]);
    await cron("release", { user: deal.owner.id, now: later(5) });
    const reminder = (await mailsTo(deal.owner.id)).find(({ template }) => template === "work_done");
    expect(reminder?.data).toMatchObject({ held_stopped: 1 });
    expect(reminder?.data).not.toHaveProperty("held");
    const { results } = (await deal.owner.api("GET", "/api/notifications/")).body;
    expect(results[0].text).toContain("Goedkeuren staat bij ons nu even stil");
  }, 120_000);
});

/** An admin stops money just before the transaction of the next call commits. */
function stoppedMeanwhile(): Partial<Env> {
  const batch = async <T>(statements: D1PreparedStatement[]) => {
    const isOn = "SELECT 1 FROM money_stop WHERE ended_at IS NULL";
    if (statements.length > 8 && (await db.prepare(isOn).first()) === null) await turned(true);
    return db.batch<T>(statements);
  };
  const get = (target: D1Database, name: keyof D1Database) => {
    const value = name === "batch" ? batch : target[name];
    return typeof value === "function" ? value.bind(target) : value;
  };
  return { DB: new Proxy(db, { get: (target, name) => get(target, name as keyof D1Database) }) };
}

describe("a payment with credits alone that began before the stop", () => {
  const meanwhile = ({ token }: Person) => bearing(token, stoppedMeanwhile());
  const refused = { status: 503, body: { code: "money_stopped" } };

  it("does not accept a bid", async () => {
    const { owner, bid, job } = await aDeal();
    await toppedUp(owner, "105.00");
    expect(await meanwhile(owner)("POST", INTENT, { ...bid.intent, use_credits: true })).toMatchObject(refused);
    expect(await valueOf("job", job, "status")).toBe("open");
    expect(await balanceOf(`credits:${owner.id}`)).toBe(10_500);
  });

  it("does not pay a request", async () => {
    const deal = await aPaidDeal();
    const { intent } = await asked(deal);
    await toppedUp(deal.owner, "105.00");
    expect(await meanwhile(deal.owner)("POST", INTENT, { ...intent, use_credits: true })).toMatchObject(refused);
    expect(await balanceOf(`credits:${deal.owner.id}`)).toBe(10_500);
  });

  it("does not give a tip", async () => {
    const deal = await aPaidDeal();
    await solve(deal);
    await toppedUp(deal.owner, "105.00");
    const path = `/api/payment/${deal.payment.id}/tip/`;
    expect(await meanwhile(deal.owner)("POST", path, { amount: "5.00", use_credits: true })).toMatchObject(refused);
    expect(await balanceOf(`credits:${deal.owner.id}`)).toBe(10_500);
  });
});

describe("automatic tasks during a money stop", () => {
  it("release by time waits, and resumes", async () => {
    const deal = await doneDeal();
    const at = { user: deal.owner.id, now: later(15) };
    await turned(true);
    await cron("release", at);
    expect(await valueOf("payment", deal.payment.id, "status")).toBe("held");
    await turned(false);
    await cron("release", at);
    expect(await valueOf("payment", deal.payment.id, "status")).toBe("released");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBeGreaterThan(0);
  });

  it("the payout day waits, and pays afterwards what was due on it", async () => {
    const helper = await signedUp(VERIFIED);
    await earns(helper, 10_000);
    const payouts = () =>
      db.prepare("SELECT count(*) AS n FROM payout WHERE user_id = ?").bind(helper.id).first<number>("n");
    const now = new Date();
    const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 25, 10);
    await turned(true);
    await runScheduled(env, day);
    expect(await payouts()).toBe(0);
    await turned(false);
    await runScheduled(env, day + 2 * DAY);
    expect(await payouts()).toBe(1);
  });

  it("a payout that was requested before is not sent, without a failed attempt", async () => {
    const helper = await signedUp(VERIFIED);
    await earns(helper, 10_000);
    const { body } = await helper.api("POST", "/api/wallet/payout/", { amount: "40.00" });
    const order = () =>
      db
        .prepare("SELECT delivered_at, failed_at, attempts FROM outbox WHERE key = ?")
        .bind(`payout:${body.id}`)
        .first<{ delivered_at: number | null; failed_at: number | null; attempts: number }>();
    await db
      .prepare("UPDATE outbox SET delivered_at = NULL, attempts = 0, due_at = 0 WHERE key = ?")
      .bind(`payout:${body.id}`)
      .run();
    await turned(true);
    await visitor.api("GET", "/api/dev/outbox/");
    expect(await order()).toEqual({ delivered_at: null, failed_at: null, attempts: 0 });
    await turned(false);
    await db.prepare("UPDATE outbox SET due_at = 0 WHERE key = ?").bind(`payout:${body.id}`).run();
    await visitor.api("GET", "/api/dev/outbox/");
    expect((await order())?.delivered_at).not.toBeNull();
  });

  it("a job does not expire while its bids cannot be accepted, nor in the hours after", async () => {
    const { owner, job } = await aDeal();
    const at = { user: owner.id, now: later(31) };
    await turned(true);
    await cron("expiry", at);
    expect(await valueOf("job", job, "status")).toBe("open");
    await turned(false);
    await db
      .prepare("UPDATE money_stop SET ended_at = ?")
      .bind(Date.parse(at.now) - (GRACE_HOURS - 1) * HOUR)
      .run();
    await cron("expiry", at);
    expect(await valueOf("job", job, "status")).toBe("open");
    await cron("expiry", { ...at, now: new Date(Date.parse(at.now) + 2 * HOUR).toISOString() });
    expect(await valueOf("job", job, "status")).toBe("deleted");
  });
});

describe("the pages, without script", () => {
  it("say so before anything is typed, and have no button", async () => {
    const helper = await signedUp(VERIFIED);
    await earns(helper, 10_000);
    const [open, done] = [await aDeal(), await doneDeal()];
    const places = [
      { person: open.owner, path: `/messages/${open.bid.chat_uri}/accepteren`, says: "Betalen kan nu even niet" },
      { person: done.owner, path: `/task/${done.job}/actie/solve`, says: "Goedkeuren kan nu even niet" },
      { person: helper, path: "/wallet/uitbetalen", says: "Uitbetalen kan nu even niet" },
      { person: open.owner, path: "/wallet/tegoed", says: "Betalen kan nu even niet" },
    ];
    const formsOn = async (person: Person, path: string) => {
      const page = await (await browserOf(person)).get(path);
      const main = page.html.slice(page.html.indexOf("<main"), page.html.indexOf("</main>"));
      return { text: textOf(page), forms: main.split("<form").length - 1 };
    };
    const before = await Promise.all(places.map(({ person, path }) => formsOn(person, path)));
    await turned(true);
    for (const [at, { person, path, says }] of places.entries()) {
      expect(before[at]?.text).not.toContain(says);
      const { text, forms } = await formsOn(person, path);
      expect(text).toContain(says);
      expect([path, forms]).toEqual([path, (before[at]?.forms ?? 0) - 1]);
    }
  }, 90_000);

  it("let an admin stop and resume it, and show it on the home of the admin area", async () => {
    const admin = await browserOf(await anAdmin());
    const refused = await admin.post("/admin/money-stop", { stopped: "true", reason: "" });
    expect(refused.status).toBe(422);
    expect((await state()).since).toBeNull();
    const stopped = await admin.post("/admin/money-stop", { stopped: "true", reason: "Storing bij de bank" });
    expect(stopped.status).toBe(303);
    expect((await state()).since).not.toBeNull();
    expect(textOf(await admin.get("/admin"))).toContain("Geld staat stil sinds");
    expect((await admin.post("/admin/money-stop", { stopped: "true", reason: "Nog eens" })).status).toBe(409);
    expect(textOf(await admin.get("/admin/money-stop"))).toContain("Storing bij de bank");
    await admin.post("/admin/money-stop", { stopped: "false", reason: "Opgelost" });
    expect((await state()).since).toBeNull();
  });
});
