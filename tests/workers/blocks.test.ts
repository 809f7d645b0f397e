import { describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { addReply, insertComment } from "../../workers/api/db/comment";
import { ConflictError, run } from "../../workers/api/db/transaction";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp } from "./client";
import { db } from "./money";
import { aBid, accepted, aJob, atOnce, neighbours, notificationTypesOf, setJob, tally, valueOf } from "./world";

const block = (by: Person, id: number | string) => by.api("POST", `/api/user/${id}/block/`);
const unblock = (by: Person, id: number | string) => by.api("DELETE", `/api/user/${id}/block/`);
const blocked = (by: Person) => by.api("GET", "/api/user/blocked/");
const ask = (by: Person, job: number) => by.api("POST", `/api/job/single/${job}/comment/`, { comment: "Hoe hoog?" });
const BLOCKED = { status: 403, body: { code: "blocked" } };

describe("blocking someone", () => {
  it("can be done twice and undone twice, and nobody else is told", async () => {
    const [one, other, third] = [await signedUp(), await signedUp(), await signedUp()];
    await block(one, third.id);
    const { status, body } = await block(one, other.id);
    expect(status).toBe(200);
    expect(contract.profile.block.answers[200].parse(body)).toEqual(body);
    expect(body.blocked_users).toEqual([other.id, third.id].toSorted((a, b) => a - b));
    expect((await block(one, other.id)).body).toEqual(body);
    expect((await one.api("GET", "/api/user/data/")).body.blocked_users).toEqual(body.blocked_users);
    expect((await other.api("GET", "/api/user/data/")).body).toMatchObject({ blocked_users: [], blocked_by: [] });
    expect(await notificationTypesOf(other)).toEqual([]);
    expect((await unblock(one, other.id)).body).toEqual({ blocked_users: [third.id] });
    expect((await unblock(one, other.id)).body).toEqual({ blocked_users: [third.id] });
  });

  it("names the deals that go on, on its page", async () => {
    const { placer, helper, job } = await neighbours({ title: "Lekkende kraan" });
    const page = async (by: Person, other: Person) =>
      textOf(await (await browserOf(by)).get(`/helper/${other.id}/blokkeren`));
    expect(await page(placer, helper)).not.toMatch(/deal/i);
    const bid = await aBid(helper, job);
    await accepted(placer, bid.id);
    for (const [one, other] of [
      [placer, helper],
      [helper, placer],
    ] as const)
      expect(await page(one, other)).toContain("Jullie deal voor ‘Lekkende kraan’ gaat gewoon door.");
    const { body } = await placer.api("GET", `/api/user/data/${helper.id}/`);
    expect(contract.profile.find.answers[200].parse(body)).toMatchObject({ deals: [{ job, title: "Lekkende kraan" }] });
    await setJob(job, "solved");
    expect(await page(helper, placer)).not.toMatch(/deal/i);
  });

  it("leaves a waiting bid that cannot be chosen, only rejected or withdrawn", async () => {
    const { placer, helper, job } = await neighbours();
    const other = await signedUp();
    const bid = await aBid(helper, job, "40.00");
    await aBid(other, job, "60.00");
    const [owner, bidder] = [await browserOf(placer), await browserOf(helper)];
    const rowOf = async () => (await owner.get(`/task/${job}`)).html.split('"bid-who"')[1] ?? "";
    expect(await rowOf()).toContain("accepteren");
    expect(textOf(await owner.get(`/task/${job}`))).toContain("Laagste bod");
    await block(helper, placer.id);
    const { body } = await placer.api("GET", `/api/job/single/${job}/`);
    expect(contract.job.find.answers[200].parse(body).bids).toMatchObject([{ id: bid.id, blocked: true }, {}]);
    expect(body.bids[1]).not.toHaveProperty("blocked");
    expect(await rowOf()).not.toContain("accepteren");
    expect(await rowOf()).toContain("afwijzen");
    const page = textOf(await owner.get(`/task/${job}`));
    expect(page).toContain("1 klusser wacht op je antwoord");
    expect(page).toContain("Geen contact mogelijk");
    expect(page).not.toContain("Laagste bod");
    expect(textOf(await bidder.get(`/task/${job}`))).toContain("Bekijk je bod of trek het in");
    expect(textOf(await bidder.get(`/task/${job}/bod`))).toContain("je bod niet kiezen");
    expect(textOf(await bidder.get(`/helper/${placer.id}/blokkeren`))).toContain("kan niet gekozen worden");
    const todo = async (by: Person) => JSON.stringify((await by.api("GET", "/api/user/todo/")).body);
    expect(await todo(helper)).not.toContain("their_choice");
    const rejected = await placer.api("PATCH", "/api/bid/", { bid_id: bid.id, status: "rejected" });
    expect(rejected.status).toBe(200);
  });

  it("knows people alone, and not oneself", async () => {
    const one = await signedUp();
    const gone = await signedUp({ status: "deleted" });
    for (const act of [block, unblock]) {
      expect(await act(one, 999_999_999)).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect((await act(one, "x")).status).toBe(404);
      expect(await act(one, one.id)).toMatchObject({ status: 400, body: { id: ["Dit ben je zelf."] } });
    }
    expect((await block(one, gone.id)).status).toBe(404);
    expect((await unblock(one, gone.id)).status).toBe(200);
  });

  it("of twenty at once is one block", async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    expect(tally(await atOnce(() => block(one, other.id)))).toEqual({ 200: 20 });
    expect(await valueOf("SELECT count(*) FROM block WHERE user_id = ?", one.id)).toBe(1);
  });

  it("lists cards, the latest first, without those who are gone", async () => {
    const one = await signedUp();
    const others: Person[] = [];
    for (let n = 0; n < 22; n++) others.push(await signedUp({ name: `Buur Nummer${n}` }));
    for (const other of others) await block(one, other.id);
    await db
      .prepare("UPDATE user SET status = 'deleted' WHERE id = ?")
      .bind(others[0]?.id ?? 0)
      .run();
    const { body } = await blocked(one);
    expect(contract.profile.blocked.answers[200].parse(body)).toEqual(body);
    expect(body.count).toBe(21);
    expect(body.results[0]).toMatchObject({ id: others[21]?.id, name: "Buur N." });
    expect((await one.api("GET", "/api/user/blocked/?page=2")).body.results).toHaveLength(1);
    const browser = await browserOf(one);
    const page = (at: string) => browser.get(`/profile/${one.id}/${at}`);
    expect([(await page("blocked?page=2")).status, (await page("blocked?page=3")).status]).toEqual([200, 404]);
    expect(textOf(await page("blocked?page=3"))).toContain("Er zijn niet meer pagina’s");
    for (const list of ["decisions", "searches", "my-jobs"])
      expect([list, (await page(list)).status, (await page(`${list}?page=2`)).status]).toEqual([list, 200, 404]);
    expect((await blocked(others[1] as Person)).body).toEqual({ count: 0, results: [] });
  });
});

describe("while either blocks the other", () => {
  it.each(["placer", "helper"] as const)("the %s, neither can bid, ask, reply or write", async (who) => {
    const { placer, helper, job } = await neighbours();
    const question = (await ask(helper, job)).body.id;
    const bid = await aBid(helper, job);
    await accepted(placer, bid.id);
    const other = await aJob(placer);
    const people = { placer, helper };
    await block(people[who], (who === "placer" ? helper : placer).id);
    expect(await helper.api("POST", "/api/bid/", { job_id: other, amount: "50" })).toMatchObject(BLOCKED);
    expect(await ask(helper, other)).toMatchObject(BLOCKED);
    const reply = { commentId: question, reply: "Drie meter." };
    expect(await placer.api("POST", `/api/job/single/${job}/comment/`, reply)).toMatchObject(BLOCKED);
    for (const one of [placer, helper]) {
      expect(await one.api("POST", `/api/chat/${bid.chat_uri}/message/`, { message: "Hoi" })).toMatchObject(BLOCKED);
    }
    expect(await helper.api("POST", "/api/chat/", { opponent: placer.id, job_id: job })).toMatchObject(BLOCKED);
    await unblock(people[who], (who === "placer" ? helper : placer).id);
    expect((await ask(helper, other)).status).toBe(201);
  });

  it.each(["placer", "helper"] as const)("the %s, a waiting bid is not changed, paid or accepted", async (who) => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    const people = { placer, helper };
    await block(people[who], (who === "placer" ? helper : placer).id);
    const pay = (use_credits: boolean) =>
      placer.api("POST", "/api/payment/stripe/payment-intent/", {
        bid_id: bid.id,
        chat_uri: bid.chat_uri,
        amount_with_platform_cost: "63.00",
        use_credits,
      });
    expect(await helper.api("PUT", "/api/bid/", { bid_id: bid.id, amount: "40.00" })).toMatchObject(BLOCKED);
    expect(await placer.api("PATCH", "/api/bid/", { bid_id: bid.id, status: "accepted" })).toMatchObject(BLOCKED);
    expect(await pay(false)).toMatchObject(BLOCKED);
    expect(await pay(true)).toMatchObject(BLOCKED);
    expect((await placer.api("PATCH", "/api/bid/", { bid_id: bid.id, status: "rejected" })).status).toBe(200);
  });

  it("the paying page leads to the chat, where it can be undone", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await block(placer, helper.id);
    const answer = await (await browserOf(placer)).get(`/messages/${bid.chat_uri}/accepteren`);
    expect([answer.status, answer.to]).toEqual([303, `/messages/${bid.chat_uri}`]);
  });

  it.each(["placer", "helper"] as const)(
    "the %s, a bidder is led to withdrawing in the chat, and is offered nothing else",
    async (who) => {
      const { placer, helper, job } = await neighbours();
      const bid = await aBid(helper, job);
      const browser = await browserOf(helper);
      const chat = `/messages/${bid.chat_uri}`;
      const page = `/task/${job}/bod`;
      const [people, other] = [{ placer, helper }, who === "placer" ? helper : placer];
      expect(textOf(await browser.get(`/task/${job}`))).toContain("Vraag iets over deze klus");
      await block(people[who], other.id);
      const shown = await browser.get(chat);
      expect(textOf(shown)).toMatch(/Schrijven kan niet\..*Trek je bod in/);
      expect(shown.html).toContain(`href="${page}"`);
      expect(textOf(await (await browserOf(placer)).get(chat))).not.toContain("Trek je bod in");
      const own = await browser.get(page);
      expect(textOf(own)).toMatch(/kan .* je bod niet kiezen, en kun jij het niet wijzigen\. Intrekken kan wel\./);
      expect(own.html).not.toContain('name="amount"');
      const offered = await browser.get(`/task/${job}`);
      expect(textOf(offered)).not.toContain("Vraag iets over deze klus");
      expect(offered.html).not.toContain('name="comment"');
      expect((await browser.post(page, { intent: "withdraw" })).to).toBe(`/task/${job}#melding`);
      expect(await valueOf("SELECT status FROM bid WHERE id = ?", bid.id)).toBe("withdrawn");
      expect(textOf(await browser.get(chat))).not.toContain("Trek je bod in");
    },
  );

  it("the statements themselves ask no question and give no reply", async () => {
    const { placer, helper, job } = await neighbours();
    const question = (await ask(helper, job)).body.id;
    await block(placer, helper.id);
    const now = Date.now();
    const asks = run(db, ...insertComment(db, { job, user: helper.id, comment: "Nog iets", now }));
    await expect(asks).rejects.toBeInstanceOf(ConflictError);
    const replies = run(db, ...addReply(db, { comment: question, reply: "Nee", now }));
    await expect(replies).rejects.toBeInstanceOf(ConflictError);
    await unblock(placer, helper.id);
    await setJob(job, "solved");
    const late = run(db, ...insertComment(db, { job, user: helper.id, comment: "Te laat", now }));
    await expect(late).rejects.toBeInstanceOf(ConflictError);
    expect(await valueOf("SELECT count(*) FROM comment WHERE job_id = ?", job)).toBe(1);
  });

  it("no question comes through that was asked as the block was made", async () => {
    const { placer, helper, job } = await neighbours();
    const [, ...answers] = await Promise.all([
      block(placer, helper.id),
      ...Array.from({ length: 10 }, () => ask(helper, job)),
    ]);
    const came = answers.filter(({ status }) => status === 201).length;
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10 - came);
    expect(await valueOf("SELECT count(*) FROM comment WHERE job_id = ?", job)).toBe(came);
  });
});
