import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import type { Todo } from "~/domain/deals/todo";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { type Person, signedUp } from "./client";
import { aDeal, aPaidDeal, asked } from "./money";
import { insertBid, insertJob } from "./rows";
import { setJob } from "./world";

const DAY = 24 * 3600 * 1000;
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

async function todoOf(person: Person): Promise<Todo[]> {
  const { status, body } = await person.api("GET", "/api/user/todo/");
  expect(status).toBe(200);
  return contract.profile.todo.answers[200].parse(body).results;
}
async function waitsOf(person: Person) {
  const { body } = await person.api("GET", "/api/user/todo/");
  return contract.profile.todo.answers[200].parse(body).waits.map(({ kind, job, amount }) => [kind, job, amount]);
}
const told = async (person: Person) => (await todoOf(person)).map(({ kind, job, count }) => [kind, job, count]);

let owner: Person;
let helper: Person;
beforeEach(async () => {
  [owner, helper] = [await signedUp(), await signedUp()];
});

describe("what waits for somebody", () => {
  it("is nothing at first", async () => {
    expect(await todoOf(owner)).toEqual([]);
  });

  it("are bids and questions of open jobs without an answer, a row for each job", async () => {
    const job = await insertJob(owner.id, { title: "Kraan" });
    await insertBid(job, owner.id, helper.id);
    await insertBid(job, owner.id, (await signedUp()).id);
    await insertBid(job, owner.id, (await signedUp()).id, { status: "rejected" });
    await helper.api("POST", `/api/job/single/${job}/comment/`, { comment: "Hoe hoog?" });
    expect(await told(owner)).toEqual([
      ["bids", job, 2],
      ["questions", job, 1],
    ]);
    expect(await todoOf(helper)).toEqual([]);
    await setJob(job, "reserved");
    expect(await todoOf(owner)).toEqual([]);
  });

  it("is an answer to a question until it is read", async () => {
    const job = await insertJob(owner.id);
    const asking = await helper.api("POST", `/api/job/single/${job}/comment/`, { comment: "Hoe hoog?" });
    await owner.api("POST", `/api/job/single/${job}/comment/`, { commentId: asking.body.id, reply: "Twee meter" });
    const [reply, ...others] = await todoOf(helper);
    expect([reply?.kind, reply?.job, others]).toEqual(["reply", job, []]);
    await helper.api("POST", `/api/notifications/${reply?.notification}/`);
    expect(await todoOf(helper)).toEqual([]);
    expect(await todoOf(owner)).toEqual([]);
  });

  it("is work to approve, for its owner alone, and not while there is a dispute", async () => {
    const deal = await aPaidDeal();
    expect(await told(deal.owner)).toEqual([["meet", deal.job, 1]]);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    expect([await told(deal.owner), await told(deal.helper)]).toEqual([[["approval", deal.job, 1]], []]);
    await run("UPDATE payment SET status = 'disputed' WHERE id = ?", deal.payment.id);
    expect(await todoOf(deal.owner)).toEqual([]);
  });

  it("shows the picture's kind, the place, and the other of a deal, but not of an open job", async () => {
    const deal = await aPaidDeal(6000, { name: "Hassan Bakker" });
    await run("UPDATE job SET city = 'Utrecht' WHERE id = ?", deal.job);
    expect(await todoOf(deal.owner)).toEqual([
      expect.objectContaining({ kind: "meet", name: "Hassan Bakker", city: "Utrecht", category: 10, image: null }),
    ]);
    await run("UPDATE job SET is_remote = 1 WHERE id = ?", deal.job);
    expect(await todoOf(deal.helper)).toEqual([
      expect.objectContaining({ kind: "meet", name: expect.stringMatching(/./), city: null }),
    ]);
    const job = await insertJob(owner.id, { title: "Kraan" });
    await insertBid(job, owner.id, helper.id);
    expect(await todoOf(owner)).toEqual([expect.objectContaining({ kind: "bids", name: null })]);
  });

  it("is money that is asked on top, with how much", async () => {
    const deal = await aPaidDeal();
    const request = await asked(deal, "20.00");
    expect(await todoOf(deal.owner)).toEqual([
      expect.objectContaining({ kind: "request", job: deal.job, payment: request.id, amount: "20.00" }),
      expect.objectContaining({ kind: "meet", job: deal.job }),
    ]);
    expect(await told(deal.helper)).toEqual([["meet", deal.job, 1]]);
  });

  it("is a time the other proposed, and one agreed on within a week", async () => {
    const deal = await aPaidDeal();
    const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
    const on = (days: number) => ({
      starts_at: new Date(Date.now() + days * DAY).toISOString(),
      ends_at: new Date(Date.now() + days * DAY + 3_600_000).toISOString(),
    });
    await deal.helper.api("POST", path, on(3));
    expect([await told(deal.owner), await told(deal.helper)]).toEqual([[["proposal", deal.job, 1]], []]);
    await deal.owner.api("PATCH", path, { status: "accepted" });
    for (const person of [deal.owner, deal.helper]) {
      const [meeting] = await todoOf(person);
      expect([meeting?.kind, meeting?.chat]).toEqual(["appointment", deal.bid.chat_uri]);
    }
    // Another time without an answer leaves what was agreed, until the work begins.
    await deal.helper.api("POST", path, on(5));
    expect((await told(deal.owner)).map(([kind]) => kind)).toEqual(["proposal", "appointment"]);
    expect((await told(deal.helper)).map(([kind]) => kind)).toEqual(["appointment"]);
    await run("UPDATE appointment SET starts_at = ? WHERE chat_id = ?", Date.now() + DAY, deal.bid.chat);
    const at = `/api/job/single/${deal.job}/`;
    const { words } = (await deal.owner.api("GET", at)).body.start_code;
    expect((await deal.helper.api("POST", `${at}begin/`, { words })).status).toBe(200);
    expect((await told(deal.owner)).map(([kind]) => kind)).toEqual(["appointment"]);
    await run("UPDATE appointment SET starts_at = ?, ends_at = ?", Date.now() + 8 * DAY, Date.now() + 9 * DAY);
    expect(await todoOf(deal.owner)).toEqual([]);
  });

  it("is no appointment of work that is done", async () => {
    const deal = await aPaidDeal();
    const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
    const at = (hours: number) => new Date(Date.now() + DAY + hours * 3_600_000).toISOString();
    await deal.helper.api("POST", path, { starts_at: at(0), ends_at: at(1) });
    await deal.owner.api("PATCH", path, { status: "accepted" });
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
    for (const person of [deal.owner, deal.helper]) expect(await told(person)).toEqual([["review", deal.job, 1]]);
  });

  it("is a dispute before anything else, for the one whose turn it is", async () => {
    const deal = await aPaidDeal();
    const at = `/api/payment/${deal.payment.id}/dispute/`;
    await deal.owner.api("POST", at, { reason: "Niet af" });
    for (const person of [deal.owner, deal.helper]) expect((await told(person))[0]).toEqual(["dispute", deal.job, 1]);
    const proposed = await deal.owner.api("POST", `${at}proposal/`, { amount: "10.00" });
    expect(proposed.status).toBeLessThan(300);
    expect((await told(deal.helper))[0]).toEqual(["dispute", deal.job, 1]);
    expect((await told(deal.owner)).map(([kind]) => kind)).not.toContain("dispute");
  });

  it("is a review of what was finished lately, until it is written", async () => {
    const deal = await aDeal();
    await run("UPDATE job SET status = 'solved', listed = 0, helper_id = ? WHERE id = ?", deal.helper.id, deal.job);
    for (const person of [deal.owner, deal.helper]) expect(await told(person)).toEqual([["review", deal.job, 1]]);
    await run(
      "INSERT INTO review (job_id, author_id, user_id, rating, text, created_at) VALUES (?, ?, ?, 5, 'Top', 0)",
      deal.job,
      deal.owner.id,
      deal.helper.id,
    );
    expect([await told(deal.owner), await told(deal.helper)]).toEqual([[], [["review", deal.job, 1]]]);
    await run("UPDATE job SET updated_at = ? WHERE id = ?", Date.now() - 31 * DAY, deal.job);
    expect(await todoOf(deal.helper)).toEqual([]);
  });

  it("comes with the most pressing first", async () => {
    const deal = await aPaidDeal();
    await asked(deal);
    const job = await insertJob(deal.owner.id);
    await insertBid(job, deal.owner.id, helper.id);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    expect((await todoOf(deal.owner)).map(({ kind }) => kind)).toEqual(["approval", "request", "bids"]);
  });
});

describe("what somebody waits for", () => {
  it("are bids on an open job, and an answer to a bid", async () => {
    const job = await insertJob(owner.id);
    expect(await waitsOf(owner)).toEqual([["their_bids", job, null]]);
    await insertBid(job, owner.id, helper.id, { amount: 4000 });
    expect([await waitsOf(owner), await waitsOf(helper)]).toEqual([[], [["their_choice", job, "40.00"]]]);
    await setJob(job, "reserved");
    expect(await waitsOf(helper)).toEqual([]);
  });

  it("are an answer to a proposed time, a payment asked for, and approval until it comes by itself", async () => {
    const deal = await aPaidDeal(6000);
    const at = (hours: number) => new Date(Date.now() + 3 * DAY + hours * 3_600_000).toISOString();
    await deal.helper.api("POST", `/api/chat/${deal.bid.chat_uri}/appointment/`, { starts_at: at(0), ends_at: at(1) });
    await asked(deal, "20.00");
    expect(await waitsOf(deal.helper)).toEqual([
      ["their_payment", deal.job, "20.00"],
      ["their_time", deal.job, null],
    ]);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    const [approval] = (await deal.helper.api("GET", "/api/user/todo/")).body.waits;
    expect(approval.kind).toBe("their_approval");
    expect(Math.round((Date.parse(approval.at) - Date.now()) / DAY)).toBe(RELEASE_DAYS);
    expect(await waitsOf(deal.owner)).toEqual([]);
  });

  it("are not an approval while an admin has paused the payment", async () => {
    const deal = await aPaidDeal(6000);
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    await env.DB.prepare("UPDATE payment SET paused_at = 1 WHERE job_id = ?").bind(deal.job).run();
    expect([await told(deal.owner), await waitsOf(deal.helper)]).toEqual([[], [["team", deal.job, null]]]);
  });
});
