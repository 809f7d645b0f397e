import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import {
  aComment,
  aDecision,
  aMessage,
  anAdmin,
  appeal,
  aReport,
  aReview,
  decide,
  decideAppeal,
  decisionMail,
  job,
  overturned,
  type Thing,
  user,
} from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsOf, type Person, signedUp, visitor } from "./client";
import { aPaidDeal, balanceOf, INTENT, sums } from "./money";
import { remove } from "./removal";
import { aBid, accepted, act, aJob, block, neighbours, notificationTypesOf, setJob, valueOf } from "./world";

const DECISIONS = "/api/user/decisions/";
const statusOf = (id: number) => valueOf<string>("SELECT status FROM job WHERE id = ?", id);
const listed = (id: number) => valueOf<number>("SELECT listed FROM job WHERE id = ?", id);

const REMOVED = { message: "Weggehaald door ons team", removed_by_team: true, photos: [] };

let admin: Person;
let judge: Person;
let placer: Person;
let helper: Person;
let id: number;
beforeEach(async () => {
  [admin, judge] = [await anAdmin(), await anAdmin()];
  ({ placer, helper, job: id } = await neighbours());
});

describe("taking a thing away, and giving it back", () => {
  it("a job: deleted, and open again", async () => {
    await aBid(helper, id);
    await aDecision(admin, job(id));
    expect([await statusOf(id), await listed(id)]).toEqual(["deleted", 0]);
    expect((await visitor.api("GET", `/api/job/single/${id}/`)).status).toBe(410);
    expect(await notificationTypesOf(helper)).toContain("bid_rejected");
    const { id: decision } = (await placer.api("GET", DECISIONS)).body.results[0];
    await appeal(placer, decision);
    expect((await decideAppeal(admin, decision, "upheld")).body.code).toBe("own_case");
    expect((await decideAppeal(judge, decision, "overturned")).status).toBe(200);
    expect([await statusOf(id), await listed(id)]).toEqual(["open", 1]);
    expect((await visitor.api("GET", `/api/job/single/${id}/`)).body.status).toBe("open");
    expect((await helper.api("POST", "/api/bid/", { job_id: id, amount: "50" })).status).toBe(201);
  });

  it("a job that is open again: its bidders and its placer read what happened to the bids", async () => {
    const bid = await aBid(helper, id, "62.50");
    await aDecision(admin, job(id));
    const { id: decision } = (await placer.api("GET", DECISIONS)).body.results[0];
    await appeal(placer, decision);
    await decideAppeal(judge, decision, "overturned");
    expect((await helper.api("GET", "/api/notifications/")).body.results[0]).toMatchObject({
      title: "Klus staat weer open",
      link: `/task/${id}/bod`,
    });
    const [mail] = await mailsOf(helper, "job_restored");
    expect(mail).toMatch(
      /Ons team had ‘.+’ weggehaald. Daarom geldt je bod van € 62,50 niet meer, ook als het al gekozen was/,
    );
    const { results } = (await helper.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body;
    expect(results[0]).toMatchObject({ event: "notice", message: expect.stringContaining("staat weer open") });
    const [bidder, owner] = [await browserOf(helper), await browserOf(placer)];
    const own = textOf(await bidder.get(`/profile/${helper.id}/my-jobs?tab=bids`));
    expect(own).toContain("Klus staat weer open");
    expect(own).not.toContain("Klus verwijderd");
    expect(textOf(await bidder.get(`/messages/${bid.chat_uri}`))).toContain(
      "Je bod verviel toen ons team de klus weghaalde",
    );
    expect((await bidder.get(`/task/${id}/bod`)).html).toContain('value="62,50"');
    expect(textOf(await owner.get(`/task/${id}`))).toContain("1 bod is vervallen");
    expect(textOf(await bidder.get("/messages"))).toContain("€ 62,50 · Klus staat weer open");
    const chat = textOf(await bidder.get(`/messages/${bid.chat_uri}`));
    expect(chat).not.toContain("Vervallen");
    expect(chat).not.toContain("Klus verwijderd");
    const page = textOf(await owner.get(`/besluit/${decision}`));
    expect(page).toContain("Staat je klus weer open, dan kunnen klussers opnieuw bieden");
    expect(page).not.toContain("bericht dat je klus weer openstaat");
    expect((await mailsOf(placer, "appeal_won"))[0]).toContain("kreeg die bericht dat je klus weer openstaat");
  });

  it("a job that would end soon: it gets new days, as after a deal that stopped", async () => {
    const ends = Date.now() + 3_600_000;
    await env.DB.prepare("UPDATE job SET expires_at = ? WHERE id = ?").bind(ends, id).run();
    await overturned(admin, job(id), placer);
    const renewed = await valueOf<number>("SELECT expires_at FROM job WHERE id = ?", id);
    expect(Number(renewed) - ends).toBeGreaterThan(28 * 24 * 3_600_000);
  });

  it("a job of a suspended placer: nobody is said to be told", async () => {
    await aBid(helper, id);
    const { id: decision } = await aDecision(admin, job(id));
    await appeal(placer, decision);
    await aDecision(admin, user(placer));
    expect((await decideAppeal(judge, decision, "overturned")).status).toBe(200);
    expect([await statusOf(id), await listed(id)]).toEqual(["open", 0]);
    expect((await mailsOf(placer, "appeal_won"))[0]).not.toContain("staat weer open");
    expect(await mailsOf(helper, "job_restored")).toEqual([]);
  });

  it("a job of a suspended placer: its former bidders read once that it is open, when the placer is back", async () => {
    const [chosen, told] = [await signedUp(), await signedUp()];
    const reopened = await aJob(placer);
    await aBid(told, reopened);
    await accepted(placer, (await aBid(chosen, reopened)).id);
    await act(placer, reopened, "cancel");
    const bid = await aBid(helper, id);
    const { id: decision } = await aDecision(admin, job(id));
    await appeal(placer, decision);
    const returns = async () => {
      const path = `/api/admin/users/${placer.id}`;
      await admin.api("POST", `${path}/restore/`, { reason: "Uitgelegd" });
      expect((await admin.api("POST", `${path}/suspend/`, { reason: "Spam" })).status).toBe(200);
    };
    await aDecision(admin, user(placer));
    await decideAppeal(judge, decision, "overturned");
    const newsOf = async (person: Person) =>
      (await notificationTypesOf(person)).filter((type) => type === "job_changed").length;
    expect([await newsOf(helper), await newsOf(told)]).toEqual([0, 1]);
    for (const _ of ["once", "again"]) {
      await returns();
      expect(await mailsOf(helper, "job_restored")).toHaveLength(1);
      expect(await mailsOf(told, "job_reopened")).toHaveLength(1);
      expect([await newsOf(helper), await newsOf(told)]).toEqual([1, 1]);
    }
    const { results } = (await helper.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body;
    expect(results.filter(({ message }: { message: string }) => message.includes("staat weer open"))).toHaveLength(1);
  });

  it("a solved job of a suspended placer: its work needs no new bids", async () => {
    await aBid(helper, id);
    const chosen = await signedUp();
    await accepted(placer, (await aBid(chosen, id)).id);
    await act(placer, id, "solve");
    const { id: decision } = await aDecision(admin, job(id));
    await appeal(placer, decision);
    await aDecision(admin, user(placer));
    await decideAppeal(judge, decision, "overturned");
    await admin.api("POST", `/api/admin/users/${placer.id}/restore/`, { reason: "Uitgelegd" });
    expect([await statusOf(id), await listed(id)]).toEqual(["open", 1]);
    for (const person of [helper, chosen]) expect(await notificationTypesOf(person)).not.toContain("job_changed");
  });

  it("a job that is reserved by hand, or whose people block each other: the list of chats says so", async () => {
    const bid = await aBid(helper, id, "62.50");
    const list = async () => textOf(await (await browserOf(placer)).get("/messages"));
    await setJob(id, "reserved");
    expect((await placer.api("GET", `/api/chat/${bid.chat_uri}/`)).body.bid.job_status).toBe("reserved");
    expect(await list()).toContain("€ 62,50 · Klus gereserveerd");
    await block(helper, placer);
    expect(await list()).toContain("€ 62,50 · Geen contact mogelijk");
  });

  it("a job with money: what is held is refunded first, and a new helper may be found after an appeal", async () => {
    const deal = await aPaidDeal();
    await aDecision(admin, job(deal.job));
    expect(await statusOf(deal.job)).toBe("deleted");
    expect(await valueOf("SELECT status FROM payment WHERE id = ?", deal.payment.id)).toBe("refunded");
    expect(await balanceOf(`held:${deal.payment.id}`)).toBe(0);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
    for (const person of [deal.owner, deal.helper]) expect(await notificationTypesOf(person)).toContain("deal_ended");
    await appeal(deal.owner, (await deal.owner.api("GET", DECISIONS)).body.results[0].id);
    const { id: decision } = (await deal.owner.api("GET", DECISIONS)).body.results[0];
    await decideAppeal(judge, decision, "overturned");
    expect((await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body).toMatchObject({
      status: "open",
      bids: [{ status: "cancelled" }],
    });
    expect(await valueOf("SELECT helper_id FROM job WHERE id = ?", deal.job)).toBeNull();
    expect(await mailsOf(deal.helper, "job_restored")).toHaveLength(1);
  });

  it("a job in dispute: not before that is settled, and nothing is decided", async () => {
    const deal = await aPaidDeal();
    await env.DB.prepare("UPDATE payment SET status = 'disputed' WHERE id = ?").bind(deal.payment.id).run();
    const report = await aReport(job(deal.job));
    expect((await decide(admin, report.id, "remove")).body.code).toBe("disputed");
    expect(await valueOf("SELECT status FROM report WHERE id = ?", report.id)).toBe("open");
    expect(await statusOf(deal.job)).toBe("reserved");
    expect((await decide(admin, report.id, "warn")).status).toBe(200);
  });

  it("a job that was solved: open, with its money where it went, and a new helper may be found", async () => {
    const deal = await aPaidDeal();
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
    const earned = await balanceOf(`balance:${deal.helper.id}`);
    await overturned(admin, job(deal.job), deal.owner);
    expect((await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body).toMatchObject({
      status: "open",
      bids: [{ status: "cancelled" }],
    });
    expect(await valueOf("SELECT status FROM payment WHERE id = ?", deal.payment.id)).toBe("released");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(earned);
    const { id: bid_id, chat_uri } = await aBid(helper, deal.job, "40.00");
    const intent = { bid_id, chat_uri, amount_with_platform_cost: "42.00" };
    expect((await deal.owner.api("POST", INTENT, intent)).status).toBe(201);
  });

  it("a job that was solved: who was not chosen is not asked to bid again", async () => {
    const { id: bid } = await aBid(helper, id);
    expect((await placer.api("PATCH", `/api/job/single/${id}/?action=solve`)).status).toBe(200);
    expect(await valueOf("SELECT ended FROM bid WHERE id = ?", bid)).toBe("lapsed");
    await overturned(admin, job(id), placer);
    expect([await statusOf(id), await listed(id)]).toEqual(["open", 1]);
    expect(await notificationTypesOf(helper)).not.toContain("job_changed");
    expect(await mailsOf(helper, "job_reopened")).toEqual([]);
  });

  it("a job that its owner deleted himself: it stays away", async () => {
    const report = await aReport(job(id));
    await placer.api("PATCH", `/api/job/single/${id}/?action=delete`);
    const { body } = await decide(admin, report.id, "remove");
    await appeal(placer, body.id);
    await decideAppeal(judge, body.id, "overturned");
    expect(await statusOf(id)).toBe("deleted");
    expect((await mailsOf(placer, "appeal_won"))[0]).not.toContain("staat weer open");
  });

  it("a comment: gone with its reply, and back as it was", async () => {
    const comments = async () => (await visitor.api("GET", `/api/job/single/${id}/comments/`)).body;
    const thing = await aComment(id, helper);
    const before = await comments();
    await aDecision(admin, thing);
    expect(await comments()).toEqual({ count: 0, results: [] });
    await overturned(admin, await aComment(id, helper, "Een andere"), helper);
    const { body: decided } = await helper.api("GET", DECISIONS);
    expect(decided.results[1].subject).toMatchObject({ title: expect.any(String), text: before.results[0].comment });
    const { id: decision } = (await helper.api("GET", DECISIONS)).body.results[1];
    await appeal(helper, decision);
    await decideAppeal(judge, decision, "overturned");
    expect((await comments()).results[0]).toEqual(before.results[0]);
  });

  it("a message: gone for both, a trace of it stays, and back as it was", async () => {
    const { chat } = await aBid(helper, id);
    const thing = await aMessage(chat.id, helper, "Geheim nummer");
    const seenBy = async (person: Person) => {
      const { body: messages } = await person.api("GET", `/api/chat/${chat.uri}/message/`);
      const { body: seen } = await person.api("GET", `/api/chat/${chat.uri}/`);
      return { messages, last: seen.last_message, removed: seen.last_removed_by_team, unread: seen.unread };
    };
    const before = [await seenBy(placer), await seenBy(helper)];
    expect(before[0]).toMatchObject({ messages: { count: 2 }, last: "Geheim nummer", unread: 2 });
    const report = await aReport(thing, placer);
    const { id: decision } = (await decide(admin, report.id, "remove")).body;
    for (const person of [placer, helper]) {
      const { messages, last, removed, unread } = await seenBy(person);
      expect(messages).toMatchObject({ count: 2, results: [REMOVED, { bid: { status: "pending" } }] });
      expect([last, removed, unread]).toEqual([REMOVED.message, true, person === placer ? 1 : 0]);
    }
    expect((await placer.api("POST", "/api/report/", { ...thing, reason: "spam" })).status).toBe(404);
    const { subject } = (await helper.api("GET", DECISIONS)).body.results[0];
    expect(subject).toEqual({ title: expect.any(String), text: "Geheim nummer" });
    expect((await helper.api("GET", `${DECISIONS}${decision}/`)).body.subject).toEqual(subject);
    await appeal(helper, decision);
    await decideAppeal(judge, decision, "overturned");
    expect([await seenBy(placer), await seenBy(helper)]).toEqual(before);
  });

  it("the first message of a day: its trace carries the day", async () => {
    const { chat } = await aBid(helper, id);
    await env.DB.prepare("UPDATE message SET day = '2020-01-01' WHERE chat_id = ?").bind(chat.id).run();
    const things = [await aMessage(chat.id, helper, "Een"), await aMessage(chat.id, helper, "Twee")];
    const days = async () => {
      const { body } = await placer.api("GET", `/api/chat/${chat.uri}/message/`);
      return body.results.map((one: { first_message_of_day: boolean }) => one.first_message_of_day);
    };
    expect(await days()).toEqual([false, true, true]);
    await decide(admin, (await aReport(things[0] as Thing, placer)).id, "remove");
    expect(await days()).toEqual([false, true, true]);
  });

  it("the message of a bid: gone from the bid, too", async () => {
    const bid = await aBid(helper, id, "60.00", "Bel me op geheim nummer");
    const message = await valueOf<number>("SELECT id FROM message WHERE bid_id = ?", bid.id);
    const thing: Thing = { target_type: "message", target_id: Number(message) };
    const report = await aReport(thing, placer);
    const { body } = await decide(admin, report.id, "remove");
    const offer = async () => (await placer.api("GET", `/api/job/single/${id}/bids/`)).body.results[0].message;
    expect(await offer()).toBeNull();
    await appeal(helper, body.id);
    await decideAppeal(judge, body.id, "overturned");
    expect(await offer()).toBe("Bel me op geheim nummer");
  });

  it("the message of a bid: new words of the bidder take its place", async () => {
    const bid = await aBid(helper, id, "60.00", "Bel me op geheim nummer");
    const target_id = Number(await valueOf<number>("SELECT id FROM message WHERE bid_id = ?", bid.id));
    const { body } = await decide(admin, (await aReport({ target_type: "message", target_id }, placer)).id, "remove");
    const change = (message: string) => helper.api("PUT", "/api/bid/", { bid_id: bid.id, amount: 61, message });
    const seen = async () => {
      const { body: messages } = await placer.api("GET", `/api/chat/${bid.chat.uri}/message/`);
      const { last_message } = (await placer.api("GET", `/api/chat/${bid.chat.uri}/`)).body;
      return { ...messages.results[0], last_message };
    };
    expect((await change("")).status).toBe(200);
    expect(await seen()).toMatchObject({ ...REMOVED, last_message: REMOVED.message });
    await change("Ik kan zaterdag");
    const changed = await seen();
    expect(changed).toMatchObject({ message: "Ik kan zaterdag", last_message: "Ik kan zaterdag" });
    expect(changed).not.toHaveProperty("removed_by_team");
    await appeal(helper, body.id);
    expect((await decideAppeal(judge, body.id, "overturned")).status).toBe(200);
    expect(await seen()).toEqual(changed);
  });

  it("the message of a bid from before 0196: keeps its place, and new words are shown", async () => {
    const migration = env.TEST_MIGRATIONS.find(({ name }) => name.startsWith("0196"));
    const updates = migration?.queries.filter((query) => /^(?:--[^\n]*\n)*UPDATE /.test(query.trim())) ?? [];
    expect(updates).toHaveLength(4);
    const bid = await aBid(helper, id, "60.00", "Bel me op geheim nummer");
    const target_id = Number(await valueOf<number>("SELECT id FROM message WHERE bid_id = ?", bid.id));
    const later = await aMessage(bid.chat.id, placer, "Wanneer kun je?");
    const set = (sql: string, ...values: unknown[]) =>
      env.DB.prepare(sql)
        .bind(...values)
        .run();
    await set("UPDATE message SET day = '2020-01-01' WHERE chat_id = ?", bid.chat.id);
    await decide(admin, (await aReport({ target_type: "message", target_id }, placer)).id, "remove");
    const seen = async () => (await placer.api("GET", `/api/chat/${bid.chat.uri}/message/`)).body.results.toReversed();
    // Before 0196 the second of a day became its first.
    await set("UPDATE message SET first_of_day = (id = ?) WHERE chat_id = ?", later.target_id, bid.chat.id);
    for (const update of updates) await set(update);
    const places = [{ first_message_of_day: true }, { first_message_of_day: false }];
    expect(await seen()).toMatchObject([
      { ...REMOVED, ...places[0] },
      { message: "Wanneer kun je?", ...places[1] },
    ]);
    await set("UPDATE message SET message = 'Ik kan zaterdag' WHERE id = ?", target_id);
    for (const update of updates) await set(update);
    const [first, second] = await seen();
    expect([first, second]).toMatchObject([{ message: "Ik kan zaterdag", ...places[0] }, places[1]]);
    expect(first).not.toHaveProperty("removed_by_team");
  });

  it("a comment about a job whose placer left: the decision names the category in the reader's language", async () => {
    await aDecision(admin, await aComment(id, helper));
    expect((await remove(placer)).status).toBe(204);
    for (const [language, title] of [
      ["nl", "Schilderen"],
      ["en", "Painting"],
    ] as const) {
      const { body } = await helper.api("GET", DECISIONS, undefined, { "Accept-Language": language });
      expect(body.results[0].subject).toEqual({ title, text: "Bel me op mijn nummer" });
    }
  });

  it("a review: out of the rating, and back in it", async () => {
    const rating = async () => (await visitor.api("GET", `/api/user/data/${helper.id}/`)).body.rating;
    const thing = await aReview(id, placer, helper);
    expect(await rating()).toBe(1);
    await aDecision(admin, thing);
    expect(await rating()).toBeNull();
    const { id: decision } = (await placer.api("GET", DECISIONS)).body.results[0];
    await appeal(placer, decision);
    await decideAppeal(judge, decision, "overturned");
    expect(await rating()).toBe(1);
  });

  it("a person: suspended, told by mail alone, and let in again", async () => {
    await aDecision(admin, user(placer));
    expect((await placer.api("GET", DECISIONS)).body.code).toBe("token_not_valid");
    expect((await visitor.api("GET", `/api/user/data/${placer.id}/`)).status).toBe(404);
    expect(await listed(id)).toBe(0);
    const data = (await decisionMail(placer))?.data ?? {};
    expect((await appeal(visitor, Number(data.decision), data.token)).status).toBe(201);
    await decideAppeal(judge, Number(data.decision), "overturned");
    expect((await visitor.api("GET", `/api/user/data/${placer.id}/`)).status).toBe(200);
    expect(await listed(id)).toBe(1);
  });

  it("the person behind a thing may be suspended for it; the thing stays", async () => {
    await aDecision(admin, await aComment(id, helper), "suspend");
    expect((await visitor.api("GET", `/api/user/data/${helper.id}/`)).status).toBe(404);
    expect((await visitor.api("GET", `/api/job/single/${id}/comments/`)).body.count).toBe(1);
  });
});
