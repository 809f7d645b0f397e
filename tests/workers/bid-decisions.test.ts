import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { bid as bidSchema } from "~/domain/deals/bid";
import { mailsOf, mailsTo, type Person, signedUp } from "./client";
import { aPaidDeal, entriesOf } from "./money";
import { aBid, accepted, aJob, inDirectMode, neighbours, notificationTypesOf, setJob, valueOf } from "./world";

const refusal = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });
const bidsOn = (job: number) => valueOf<number>("SELECT number_of_bids FROM job WHERE id = ?", job);

const newsOf = async (person: Person) => (await person.api("GET", "/api/notifications/")).body.results;

describe("deciding on a bid", () => {
  const decide = (person: Person, bid: number, status: unknown) =>
    person.api("PATCH", "/api/bid/", { bid_id: bid, status });

  it("rejects it once, however often it is asked", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    for (const _time of [1, 2]) {
      const { status, body } = await decide(placer, bid.id, "rejected");
      expect(status).toBe(200);
      expect(bidSchema.parse(body)).toMatchObject({ id: bid.id, status: "rejected", user: { name: "Hassan B." } });
    }
    expect(await notificationTypesOf(helper)).toEqual(["bid_rejected"]);
    expect(await mailsTo(helper.id)).toMatchObject([{ template: "bid_rejected" }]);
    expect(await mailsOf(helper, "bid_rejected")).toEqual([
      expect.stringContaining("De plaatser heeft je bod geweigerd."),
    ]);
    expect((await newsOf(helper))[0].text).toBe("De plaatser heeft je bod op ‘Schutting schilderen’ geweigerd.");
    expect((await helper.api("GET", `/api/chat/${bid.chat_uri}/`)).body.bid_status).toBe("rejected");
    expect(await bidsOn(job)).toBe(1);
  });

  it("accepts by paying where money is held", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    expect(await decide(placer, bid.id, "accepted")).toMatchObject(refusal(409, "payment_required"));
    await setJob(job, "reserved");
    expect(await decide(placer, bid.id, "accepted")).toMatchObject(refusal(409, "job_not_open"));
    await decide(placer, bid.id, "rejected");
    expect(await decide(placer, bid.id, "accepted")).toMatchObject(refusal(409, "bid_not_pending"));
  });

  it("accepts at once where people pay each other: job reserved, names known, others told", async () => {
    const { placer, helper, job } = await neighbours();
    const other = await signedUp();
    const [bid, second] = [await aBid(helper, job), await aBid(other, job)];
    const { status, body } = await inDirectMode(placer)("PATCH", "/api/bid/", { bid_id: bid.id, status: "accepted" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "accepted", job_status: "reserved", user: { name: "Hassan Bakker" } });
    const stored = await env.DB.prepare("SELECT * FROM job WHERE id = ?").bind(job).first();
    expect(stored).toMatchObject({ status: "reserved", listed: 0, helper_id: helper.id });
    const chat = (await helper.api("GET", `/api/chat/${bid.chat_uri}/`)).body;
    expect(chat).toMatchObject({ name: "Petra de Vries", bid_status: "accepted" });
    expect((await other.api("GET", `/api/chat/${second.chat_uri}/`)).body).toMatchObject({
      name: "Petra de V.",
      bid_status: "rejected",
    });
    expect([await notificationTypesOf(helper), await notificationTypesOf(other)]).toEqual([
      ["bid_accepted"],
      ["bid_rejected"],
    ]);
    expect((await mailsTo(helper.id))[0]).toMatchObject({ template: "bid_accepted", chat: bid.chat.id });
    expect((await mailsTo(other.id))[0]).toMatchObject({ template: "bid_rejected" });
    expect(await mailsOf(other, "bid_rejected")).toEqual([
      expect.stringContaining("De plaatser heeft een ander bod gekozen."),
    ]);
  });

  it("reads the decided bids for the owner", async () => {
    const { placer, helper, job } = await neighbours();
    const [bid, first] = [await aBid(helper, job), await aBid(await signedUp(), job)];
    await aBid(await signedUp(), job);
    const unread = async () => {
      const { unread_chats, unread_notifications } = (await placer.api("GET", "/api/user/data/")).body;
      return [unread_chats, unread_notifications];
    };
    expect(await unread()).toEqual([3, 3]);
    await decide(placer, first.id, "rejected");
    expect(await unread()).toEqual([2, 2]);
    await inDirectMode(placer)("PATCH", "/api/bid/", { bid_id: bid.id, status: "accepted" });
    expect(await unread()).toEqual([0, 0]);
  });

  it("leaves unread what a bidder wrote besides the bid", async () => {
    const { placer, helper, job } = await neighbours();
    const other = await signedUp();
    const [bid, second] = [await aBid(helper, job), await aBid(other, job)];
    // From a former deal on the same job: a bidder cannot write before an answer.
    await env.DB.prepare(
      "INSERT INTO message (chat_id, sender_id, message, day, created_at) VALUES (?, ?, 'Ik had een vraag.', '2026-11-26', ?)",
    )
      .bind(second.chat.id, other.id, Date.now())
      .run();
    await inDirectMode(placer)("PATCH", "/api/bid/", { bid_id: bid.id, status: "accepted" });
    const unreadIn = async (uri: string) => (await placer.api("GET", `/api/chat/${uri}/`)).body.unread;
    expect([await unreadIn(bid.chat_uri), await unreadIn(second.chat_uri)]).toEqual([0, 1]);
    const { results } = (await placer.api("GET", "/api/notifications/")).body;
    expect(results.filter(({ read }: { read: boolean }) => !read)).toEqual([]);
  });

  it("is for the owner of the job, with one of two words", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    expect(await decide(helper, bid.id, "x")).toMatchObject(refusal(403, "permission_denied"));
    expect(await decide(await signedUp(), bid.id, "x")).toMatchObject(refusal(404, "not_found"));
    expect(await decide(placer, 987_654, "x")).toMatchObject(refusal(404, "not_found"));
    expect(await decide(placer, bid.id, "withdrawn")).toMatchObject({
      status: 400,
      body: { status: ["Kies een van de mogelijkheden."] },
    });
    expect(await decide(placer, bid.id, undefined)).toMatchObject({
      status: 400,
      body: { status: ["Dit veld is verplicht."] },
    });
  });

  it("does not reject what was accepted or withdrawn", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await accepted(placer, bid.id);
    expect(await decide(placer, bid.id, "rejected")).toMatchObject(refusal(409, "bid_not_pending"));
    await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
    expect(await decide(placer, bid.id, "rejected")).toMatchObject(refusal(409, "bid_not_pending"));
  });
});

describe("withdrawing a bid", () => {
  const withdraw = (person: Person, bid: number) => person.api("DELETE", `/api/bid/?bid_id=${bid}`);

  it("takes a pending one from lists and counts", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    expect(await withdraw(helper, bid.id)).toMatchObject({ status: 204, body: null });
    expect(await bidsOn(job)).toBe(0);
    expect((await helper.api("GET", "/api/bid/")).body).toEqual({ count: 0, results: [] });
    const chat = (await placer.api("GET", `/api/chat/${bid.chat_uri}/`)).body;
    expect(chat).toMatchObject({ bid_status: "rejected", bid: { id: bid.id, status: "withdrawn" } });
    expect(await notificationTypesOf(placer)).toEqual(["bid_placed", "bid_withdrawn"]);
    expect(await withdraw(helper, bid.id)).toMatchObject(refusal(409, "bid_not_pending"));
  });

  it("opens the job again when it was accepted", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await accepted(placer, bid.id);
    const posted = await valueOf("SELECT expires_at FROM job WHERE id = ?", job);
    expect((await withdraw(helper, bid.id)).status).toBe(204);
    const stored = await env.DB.prepare("SELECT * FROM job WHERE id = ?").bind(job).first();
    expect(stored).toMatchObject({ status: "open", listed: 1, helper_id: null });
    expect(stored).toMatchObject({ number_of_bids: 0, expires_at: posted });
    expect((await notificationTypesOf(placer)).at(-1)).toBe("deal_ended");
  });

  it("gives everything back that was held", async () => {
    const { owner, helper, bid, payment, job } = await aPaidDeal(10_000);
    expect((await withdraw(helper, bid.id)).status).toBe(204);
    expect((await owner.api("GET", `/api/payment/${payment.id}/`)).body).toMatchObject({
      status: "refunded",
      refunded_amount: "105.00",
    });
    expect(await entriesOf(`refunded:${payment.id}`)).toEqual({ [`held:${payment.id}`]: -10_500, outside: 10_500 });
    expect(await valueOf("SELECT status FROM job WHERE id = ?", job)).toBe("open");
    expect((await notificationTypesOf(owner)).at(-1)).toBe("deal_ended");
    expect(await notificationTypesOf(helper)).not.toContain("bid_rejected");
  });

  it("gives a job whose month ran out meanwhile a new one", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await accepted(placer, bid.id);
    await env.DB.prepare("UPDATE job SET expires_at = 1 WHERE id = ?").bind(job).run();
    await withdraw(helper, bid.id);
    expect(await valueOf<number>("SELECT expires_at FROM job WHERE id = ?", job)).toBeGreaterThan(Date.now());
  });

  it("is for its bidder, not once it was rejected, the job solved or the money disputed", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    expect(await withdraw(placer, bid.id)).toMatchObject(refusal(403, "permission_denied"));
    expect(await withdraw(await signedUp(), bid.id)).toMatchObject(refusal(404, "not_found"));
    await accepted(placer, bid.id);
    const now = Date.now();
    await env.DB.prepare(
      `INSERT INTO payment (kind, status, payer_id, job_id, amount, platform_cost, provider, created_at)
       VALUES ('bid', 'disputed', ?, ?, 6000, 300, 'sandbox', ?)`,
    )
      .bind(placer.id, job, now)
      .run();
    expect(await withdraw(helper, bid.id)).toMatchObject(refusal(409, "disputed"));
    await setJob(job, "solved");
    expect(await withdraw(helper, bid.id)).toMatchObject(refusal(409, "transition"));
    const rejected = await aBid(helper, await aJob(placer));
    await placer.api("PATCH", "/api/bid/", { bid_id: rejected.id, status: "rejected" });
    expect(await withdraw(helper, rejected.id)).toMatchObject(refusal(409, "bid_not_pending"));
  });
});
