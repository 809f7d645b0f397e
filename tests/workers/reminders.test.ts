import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { DUE } from "../../workers/api/db/nudge";
import { runScheduled } from "../../workers/api/tasks/cron";
import { type Person, signedUp, visitor } from "./client";
import { ours } from "./devices";
import { aDeal, aPaidDeal, aPayableBid, aTapJob, db, valueOf } from "./money";
import { notificationTypesOf } from "./world";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const cron = (task: string, person: Person, days: number) =>
  visitor.api("POST", "/api/dev/cron/", {
    task,
    user: person.id,
    now: new Date(Date.now() + days * DAY).toISOString(),
  });
const mails = async (person: Person, template: string) =>
  (await visitor.api("GET", `/api/dev/outbox/?to=${person.email}&template=${template}`)).body.results;
const RENEW = "/api/job/renew/";
const longDay = (at: number) =>
  new Date(at).toLocaleDateString("nl-NL", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "Europe/Amsterdam",
  });
const expiryOf = (job: number) => valueOf<number>("job", job, "expires_at");

describe("the mail that asks whether a job is still needed", () => {
  it("comes three days before its end, once, with a link that renews it in one click", async () => {
    const owner = await signedUp();
    const job = await aTapJob(owner, "Heg snoeien");
    await cron("expiry", owner, 26.9);
    expect(await mails(owner, "job_renew")).toEqual([]);
    for (const days of [27.1, 28, 29]) await cron("expiry", owner, days);
    const [asked, ...more] = await mails(owner, "job_renew");
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      subject: "Heb je nog hulp nodig bij ‘Heg snoeien’?",
      text: expect.stringContaining(
        `Je klus ‘Heg snoeien’ staat open tot ${longDay((await expiryOf(job)) ?? 0)}. Dan halen we hem weg`,
      ),
      headers: { "List-Unsubscribe": expect.any(String) },
    });
    const { token, link } = asked.data;
    expect(link).toEqual(ours(`/account/renew?token=${token}`));
    const kept = await db
      .prepare("SELECT payload FROM outbox WHERE key LIKE ?")
      .bind(`mail:job_renew:${job}:%`)
      .first<{ payload: string }>();
    expect(kept?.payload).not.toContain(token);

    await db.prepare("UPDATE job SET expires_at = expires_at - 1000 WHERE id = ?").bind(job).run();
    for (let times = 0; times < 2; times += 1) {
      const before = Date.now();
      const { status, body } = await visitor.api("POST", RENEW, { token });
      expect([status, body]).toEqual([204, null]);
      expect(await expiryOf(job)).toBeGreaterThanOrEqual(before + 30 * DAY);
    }
  });

  it("is not for a job that was just reopened: it gets its days again", async () => {
    const owner = await signedUp();
    const job = await aTapJob(owner);
    const reopenedWith = async (days: number) => {
      await owner.api("PATCH", `/api/job/single/${job}/?action=reserve`);
      const left = Date.now() + days * DAY;
      await db.prepare("UPDATE job SET expires_at = ? WHERE id = ?").bind(left, job).run();
      await owner.api("PATCH", `/api/job/single/${job}/?action=cancel`);
      return ((await expiryOf(job)) ?? 0) - left;
    };
    expect(await reopenedWith(3.1)).toBe(0);
    expect(await reopenedWith(0.6)).toBeGreaterThan(29 * DAY);
    await cron("expiry", owner, 0);
    expect(await mails(owner, "job_renew")).toEqual([]);
  });

  it("comes again for the end that a renewal gave", async () => {
    const owner = await signedUp();
    const job = await aTapJob(owner);
    await cron("expiry", owner, 28);
    await owner.api("PATCH", `/api/job/single/${job}/?action=renew`);
    await db.prepare("UPDATE job SET expires_at = expires_at + 1 WHERE id = ?").bind(job).run();
    await cron("expiry", owner, 28);
    expect(await mails(owner, "job_renew")).toHaveLength(2);
  });

  it("is followed by a mail when the job expires", async () => {
    const owner = await signedUp();
    const job = await aTapJob(owner, "Bank tillen");
    await cron("expiry", owner, 31);
    expect((await owner.api("GET", `/api/job/single/${job}/`)).body.status).toBe("deleted");
    expect(await mails(owner, "job_expired")).toMatchObject([{ subject: "Je klus ‘Bank tillen’ is verlopen" }]);
  });

  it("does not come of jobs that are not open, nor to who wants no mails", async () => {
    const [owner, quiet] = [await signedUp(), await signedUp({ notify_email: 0 })];
    const job = await aTapJob(owner);
    await aTapJob(quiet);
    await owner.api("PATCH", `/api/job/single/${job}/?action=reserve`);
    for (const person of [owner, quiet]) {
      await cron("expiry", person, 28);
      expect(await mails(person, "job_renew")).toEqual([]);
    }
  });

  it("refuses other tokens, and jobs that are no longer open", async () => {
    const owner = await signedUp();
    const job = await aTapJob(owner);
    await cron("expiry", owner, 28);
    const [{ data }] = await mails(owner, "job_renew");
    const { token } = data as { token: string };
    const [, end, mac] = token.split(".");
    const wrong = [undefined, "", "x", `${job + 1}.${end}.${mac}`, `${job}.${Number(end) + 1}.${mac}`, `${token}0`, 7];
    for (const one of wrong) {
      const { status, body } = await visitor.api("POST", RENEW, { token: one });
      expect([status, body.code ?? Object.keys(body)]).toEqual([
        400,
        typeof one === "string" ? "invalid_token" : ["token"],
      ]);
    }
    await owner.api("PATCH", `/api/job/single/${job}/?action=delete`);
    const closed = await visitor.api("POST", RENEW, { token });
    expect([closed.status, closed.body.code]).toEqual([409, "job_not_open"]);
  });
});

describe("the reminder that work is done", () => {
  it("comes five days after the helper said so, once, by notification and mail", async () => {
    const { owner, helper, job } = await aPaidDeal();
    await helper.api("PATCH", `/api/job/single/${job}/?action=done`);
    await cron("release", owner, 4.9);
    expect((await notificationTypesOf(owner)).filter((type) => type === "work_done")).toHaveLength(1);
    for (const days of [5.1, 5.2, 6.9]) await cron("release", owner, days);
    expect((await notificationTypesOf(owner)).filter((type) => type === "work_done")).toHaveLength(2);
    const { body } = await owner.api("GET", "/api/notifications/");
    expect(body.results[0]).toMatchObject({
      type: "work_done",
      title: "Ben je tevreden over het werk?",
      link: `/task/${job}`,
    });
    expect((await mails(owner, "work_done")).map((mail: { subject: string }) => mail.subject)).toEqual([
      "Ben je tevreden over ‘Kraan lekt’?",
    ]);
  });

  it("does not come while a payment is disputed, or once the job is solved", async () => {
    const [disputed, solved] = [await aPaidDeal(), await aPaidDeal()];
    for (const { helper, job } of [disputed, solved]) await helper.api("PATCH", `/api/job/single/${job}/?action=done`);
    await db.prepare("UPDATE payment SET status = 'disputed' WHERE id = ?").bind(disputed.payment.id).run();
    await solved.owner.api("PATCH", `/api/job/single/${solved.job}/?action=solve`);
    for (const { owner } of [disputed, solved]) {
      await cron("release", owner, 6);
      expect((await notificationTypesOf(owner)).filter((type) => type === "work_done")).toHaveLength(1);
    }
  });
});

describe("the nudge", () => {
  const placedNow = (bid: number) =>
    db.prepare("UPDATE bid SET created_at = ? WHERE id = ?").bind(Date.now(), bid).run();

  it("comes when a bid waits for a day, once a bid", async () => {
    const { owner, job, bid } = await aDeal();
    await placedNow(bid.id);
    await cron("expiry", owner, 0.99);
    expect(await notificationTypesOf(owner)).toEqual([]);
    for (const days of [1.01, 1.5, 3]) await cron("expiry", owner, days);
    expect(await notificationTypesOf(owner)).toEqual(["nudge"]);
    const { body } = await owner.api("GET", "/api/notifications/");
    expect(body.results[0]).toMatchObject({ title: "Er wacht een bod", link: `/messages/${bid.chat_uri}`, job });
  });

  it("names all that wait together", async () => {
    const { owner, job } = await aDeal();
    await aPayableBid(job, owner, await signedUp());
    await cron("expiry", owner, 2);
    const { body } = await owner.api("GET", "/api/notifications/", undefined, { "Accept-Language": "en" });
    expect(body.results).toMatchObject([
      { type: "nudge", title: "2 helpers are waiting for your reply", link: `/task/${job}` },
    ]);
  });

  it("does not come of what was answered, or cannot be", async () => {
    const [rejected, reserved] = [await aDeal(), await aDeal()];
    await rejected.owner.api("PATCH", "/api/bid/", { bid_id: rejected.bid.id, status: "rejected" });
    await reserved.owner.api("PATCH", `/api/job/single/${reserved.job}/?action=reserve`);
    const blocked = await aDeal();
    await blocked.helper.api("POST", `/api/user/${blocked.owner.id}/block/`);
    for (const { owner } of [rejected, reserved, blocked]) {
      await cron("expiry", owner, 2);
      expect(await notificationTypesOf(owner)).toEqual([]);
    }
  });
});

it("reminds once, of many clocks that strike at once", async () => {
  const { owner } = await aDeal();
  const other = await aPaidDeal();
  await other.helper.api("PATCH", `/api/job/single/${other.job}/?action=done`);
  const at = Date.now() + 5.5 * DAY;
  await Promise.all(Array.from({ length: 5 }, () => runScheduled(env, at)));
  expect((await notificationTypesOf(owner)).filter((type) => type === "nudge")).toHaveLength(1);
  expect((await notificationTypesOf(other.owner)).filter((type) => type === "work_done")).toHaveLength(2);
});

it.each(Object.entries(DUE))("finds what is due by %s", async (index, sql) => {
  const { results } = await db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(Date.now(), null)
    .all<{ parent: number; detail: string }>();
  // Rows with a parent are read for each row found, like the stops of its deal.
  const plan = results.flatMap(({ parent, detail }) => (parent === 0 ? detail : [])).join("\n");
  expect(plan).toContain(`USING INDEX ${index} (`);
  expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
});
