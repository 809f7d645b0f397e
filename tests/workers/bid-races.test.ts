import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ConflictError, run } from "../../workers/api/db/transaction";
import { acceptance } from "../../workers/api/operations/deals/acceptance";
import { mailsTo, signedUp } from "./client";
import { aBid, accepted, atOnce, inDirectMode, neighbours, notificationTypesOf, setJob, tally, valueOf } from "./world";

const statusOf = (bid: number) => valueOf<string>("SELECT status FROM bid WHERE id = ?", bid);

describe("at once", () => {
  it("one of twenty equal bids is placed", async () => {
    const { placer, helper, job } = await neighbours();
    const answers = await atOnce(() => helper.api("POST", "/api/bid/", { job_id: job, amount: "60.00" }));
    expect(tally(answers)).toEqual({ "201": 1, "409 bid_exists": 19 });
    expect(await valueOf("SELECT number_of_bids FROM job WHERE id = ?", job)).toBe(1);
    expect(await valueOf("SELECT count(*) FROM bid WHERE job_id = ?", job)).toBe(1);
    expect(await valueOf("SELECT count(*) FROM chat WHERE job_id = ?", job)).toBe(1);
    expect(
      await valueOf("SELECT count(*) FROM message m JOIN chat c ON c.id = m.chat_id WHERE c.job_id = ?", job),
    ).toBe(1);
    expect(await notificationTypesOf(placer)).toEqual(["bid_placed"]);
    expect(await mailsTo(placer.id)).toHaveLength(1);
  });

  it("bids of twenty helpers are all placed", async () => {
    const { job } = await neighbours();
    const helpers = await Promise.all(Array.from({ length: 20 }, () => signedUp()));
    const answers = await Promise.all(helpers.map((one) => one.api("POST", "/api/bid/", { job_id: job, amount: 60 })));
    expect(tally(answers)).toEqual({ "201": 20 });
    expect(await valueOf("SELECT number_of_bids FROM job WHERE id = ?", job)).toBe(20);
  });

  it("one of twenty bids of a job is accepted", async () => {
    const { placer, job } = await neighbours();
    const helpers = await Promise.all(Array.from({ length: 20 }, () => signedUp()));
    const bids = await Promise.all(helpers.map((helper) => aBid(helper, job)));
    const api = inDirectMode(placer);
    const answers = await Promise.all(
      bids.map(({ id }) => api("PATCH", "/api/bid/", { bid_id: id, status: "accepted" })),
    );
    expect(tally(answers)).toEqual({ "200": 1, "409 bid_not_pending": 19 });
    expect(await valueOf("SELECT count(*) FROM bid WHERE job_id = ? AND status = 'accepted'", job)).toBe(1);
    const told = (await Promise.all(helpers.map(notificationTypesOf))).map(String).sort();
    expect(told).toEqual(["bid_accepted", ...Array.from({ length: 19 }, () => "bid_rejected")]);
  });

  it("a bid is rejected once, and told once", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    const answers = await atOnce(() => placer.api("PATCH", "/api/bid/", { bid_id: bid.id, status: "rejected" }));
    expect(tally(answers)).toEqual({ "200": 20 });
    expect(await notificationTypesOf(helper)).toEqual(["bid_rejected"]);
  });

  it("a bid is accepted, withdrawn or changed, and never at an amount that was not seen", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job, "60.00");
    const api = inDirectMode(placer);
    const [decided] = await Promise.all([
      api("PATCH", "/api/bid/", { bid_id: bid.id, status: "accepted" }),
      helper.api("PUT", "/api/bid/", { bid_id: bid.id, amount: "99.00" }),
    ]);
    const stored = await valueOf<number>("SELECT amount FROM bid WHERE id = ?", bid.id);
    expect([decided.status, await statusOf(bid.id)]).toEqual([200, "accepted"]);
    expect(decided.body.amount).toBe(stored === 9900 ? "99.00" : "60.00");
  });

  it("of accepting and withdrawing the job keeps what was last", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    const api = inDirectMode(placer);
    await Promise.all([
      ...Array.from({ length: 10 }, () => api("PATCH", "/api/bid/", { bid_id: bid.id, status: "accepted" })),
      ...Array.from({ length: 10 }, () => helper.api("DELETE", "/api/bid/", { bid_id: bid.id })),
    ]);
    expect(await statusOf(bid.id)).toBe("withdrawn");
    expect(await valueOf("SELECT status FROM job WHERE id = ?", job)).toBe("open");
    expect(await valueOf("SELECT number_of_bids FROM job WHERE id = ?", job)).toBe(0);
  });

  it("an accepted bid is withdrawn once", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await accepted(placer, bid.id);
    const answers = await atOnce(() => helper.api("DELETE", "/api/bid/", { bid_id: bid.id }));
    expect(tally(answers)).toEqual({ "204": 1, "409 bid_not_pending": 19 });
    expect(await notificationTypesOf(placer)).toEqual(["bid_placed", "deal_ended"]);
  });

  it("one chat is opened by two who want the same", async () => {
    const { placer, helper, job } = await neighbours();
    const answers = await atOnce(() => placer.api("POST", "/api/chat/", { opponent: helper.id, job_id: job }));
    expect(tally(answers)).toEqual({ "200": 19, "201": 1 });
    expect(new Set(answers.map(({ body }) => body.uri)).size).toBe(1);
  });

  it("a message with one client id is sent once", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await accepted(placer, bid.id);
    const path = `/api/chat/${bid.chat_uri}/message/`;
    const answers = await atOnce(() => helper.api("POST", path, { message: "Hoi", client_id: "c1" }));
    expect(tally(answers)).toEqual({ "200": 19, "201": 1 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await placer.api("GET", "/api/chat/")).body.results[0].unread).toBe(1);
  });

  it("twenty messages are one notification and one mail", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await accepted(placer, bid.id);
    await atOnce(() => helper.api("POST", `/api/chat/${bid.chat_uri}/message/`, { message: "Hoi" }));
    expect(await notificationTypesOf(placer)).toEqual(["bid_placed", "message"]);
    expect((await mailsTo(placer.id)).map(({ template }) => template)).toEqual(["message", "agreement", "bid_placed"]);
  });
});

describe("an acceptance that comes too late", () => {
  const statusesOf = async (job: number, bid: number) => [
    await valueOf("SELECT status FROM job WHERE id = ?", job),
    await statusOf(bid),
  ];

  async function accept(amount: number, before: (job: number) => Promise<void>) {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job, "60.00");
    await before(job);
    const statements = acceptance(env.DB, {
      bid: { id: bid.id, user_id: helper.id, chat_id: bid.chat.id, amount },
      job: { id: job, user_id: placer.id, title: "Schutting schilderen" },
      now: Date.now(),
    });
    const committed = run(env.DB, ...statements);
    return { committed, statuses: () => statusesOf(job, bid.id), told: () => notificationTypesOf(helper) };
  }

  it("changes nothing when the job was reserved meanwhile", async () => {
    const { committed, statuses, told } = await accept(6000, (job) => setJob(job, "reserved"));
    await expect(committed).rejects.toBeInstanceOf(ConflictError);
    expect([await statuses(), await told()]).toEqual([["reserved", "pending"], []]);
  });

  it("changes nothing at another amount", async () => {
    const { committed, statuses, told } = await accept(5999, async () => {});
    await expect(committed).rejects.toBeInstanceOf(ConflictError);
    expect([await statuses(), await told()]).toEqual([["open", "pending"], []]);
  });
});
