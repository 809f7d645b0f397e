import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { formatJobDay } from "~/components/format";
import { chat as chatSchema } from "~/domain/chats/chat";
import { bid as bidSchema } from "~/domain/deals/bid";
import { dayInWords } from "~/domain/values/day-words";
import { browserOf, textOf } from "./browser";
import { mailsOf, mailsTo, type Person, signedUp, visitor } from "./client";
import { aBid, accepted, act, aJob, block, dayAhead, neighbours, notificationTypesOf, setJob, valueOf } from "./world";

const place = (person: { api: Person["api"] }, body: unknown) => person.api("POST", "/api/bid/", body);
const refusal = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });
const bidsOn = (job: number) => valueOf<number>("SELECT number_of_bids FROM job WHERE id = ?", job);

const newsOf = async (person: Person) => (await person.api("GET", "/api/notifications/")).body.results;

describe("placing a bid", () => {
  it("gives the bid and the chat it opens", async () => {
    const { placer, helper, job } = await neighbours();
    const { status, body } = await place(helper, { job_id: job, amount: "60,5", message: " Morgen? " });
    expect(status).toBe(201);
    expect(bidSchema.extend({ chat: chatSchema }).parse(body)).toEqual(body);
    expect(body).toMatchObject({
      job_id: job,
      user_id: helper.id,
      amount: "60.50",
      message: "Morgen?",
      status: "pending",
    });
    expect(body).toMatchObject({ job_title: "Schutting schilderen", job_status: "open", chat_uri: body.chat.uri });
    expect(body.chat.uri).toMatch(/^[\w-]{16,}$/);
    expect(body.chat).toMatchObject({ name: "Petra de V.", job, owner: placer.id, title: "Schutting schilderen" });
    expect(body.chat).toMatchObject({
      last_message: "Morgen?",
      latest_receiver: placer.id,
      bid_status: "pending",
      unread: 0,
    });
    expect(body.chat.bid).toEqual({
      id: body.id,
      job_status: "open",
      amount: "60.50",
      status: "pending",
      ended: null,
      being_paid: false,
      first_day: null,
    });
    expect(await bidsOn(job)).toBe(1);
  });

  it("tells the owner, by mail too, and puts the bid in the chat", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job, "60.00");
    const { results } = await env.DB.prepare("SELECT * FROM notification WHERE user_id = ?").bind(placer.id).all();
    expect(results).toMatchObject([{ type: "bid_placed", job_id: job, chat_id: bid.chat.id }]);
    const said = { job_title: "Schutting schilderen", name: "Hassan B.", amount: "60.00", bid: bid.id };
    expect(JSON.parse(String(results[0]?.data))).toEqual(said);
    expect(await mailsTo(placer.id)).toMatchObject([{ template: "bid_placed", data: said, job, chat: bid.chat.id }]);
    const { body } = await placer.api("GET", `/api/chat/${bid.chat_uri}/message/`);
    expect(body.results).toMatchObject([{ message: "", bid: { id: bid.id, amount: "60.00", status: "pending" } }]);
  });

  it("says from which day the helper can come, until the helper takes it back", async () => {
    const { placer, helper, job } = await neighbours();
    expect(await place(helper, { job_id: job, amount: 60, first_day: "2020-01-01" })).toMatchObject({
      status: 400,
      body: { first_day: ["Deze datum is al voorbij."] },
    });
    expect(await place(helper, { job_id: job, amount: 60, first_day: dayAhead(366) })).toMatchObject({
      status: 400,
      body: { first_day: ["Dit is meer dan 365 dagen weg. Klopt het jaartal?"] },
    });
    const day = dayAhead(365);
    const { body } = await place(helper, { job_id: job, amount: 60, first_day: day });
    expect(body.first_day).toBe(day);
    expect(dayInWords(day, "nl")).toContain(day.slice(0, 4));
    const [mail] = await mailsOf(placer, "bid_placed");
    expect(mail).toContain(`Hassan B. kan vanaf ${dayInWords(day, "nl")}.`);
    const seen = async () => (await placer.api("GET", `/api/job/single/${job}/`)).body.bids[0].first_day;
    expect(await seen()).toBe(day);
    for (const { api } of [placer, helper]) {
      expect((await api("GET", `/api/chat/${body.chat_uri}/`)).body.bid.first_day).toBe(day);
      const { results } = (await api("GET", `/api/chat/${body.chat_uri}/message/`)).body;
      expect(results[0].bid.first_day).toBe(day);
    }
    expect(textOf(await (await browserOf(helper)).get(`/messages/${body.chat_uri}`))).toContain(
      `Kan vanaf ${formatJobDay(day, Date.now(), "nl")}`,
    );
    expect(textOf(await (await browserOf(placer)).get(`/task/${job}`))).toContain(
      `Kan vanaf ${formatJobDay(day, Date.now(), "nl")}`,
    );
    const put = (fields: object) => helper.api("PUT", "/api/bid/", { bid_id: body.id, amount: 61, ...fields });
    // The documented call does not know the day.
    expect((await put({})).body.first_day).toBe(day);
    expect(await seen()).toBe(day);
    await env.DB.prepare("UPDATE bid SET first_day = '2020-01-01' WHERE id = ?").bind(body.id).run();
    expect(await put({ first_day: "2020-01-01" })).toMatchObject({ status: 200, body: { first_day: "2020-01-01" } });
    expect(await put({ first_day: "2020-01-02" })).toMatchObject({
      status: 400,
      body: { first_day: ["Deze datum is al voorbij."] },
    });
    expect(await put({ first_day: dayAhead(366) })).toMatchObject({
      status: 400,
      body: { first_day: ["Dit is meer dan 365 dagen weg. Klopt het jaartal?"] },
    });
    await put({ first_day: dayAhead(364) });
    await put({ first_day: null });
    expect(await seen()).toBeNull();
  });

  it("does not obey a status or a bidder in the body", async () => {
    const { placer, helper, job } = await neighbours();
    const { body } = await place(helper, { job_id: job, amount: 60, status: "accepted", user_id: placer.id });
    expect(body).toMatchObject({ status: "pending", user_id: helper.id });
  });

  it("uses the chat that the two had about the job", async () => {
    const { placer, helper, job } = await neighbours();
    const { body: chat } = await placer.api("POST", "/api/chat/", { opponent: helper.id, job_id: job });
    expect((await aBid(helper, job)).chat_uri).toBe(chat.uri);
  });

  it("is allowed again after withdrawing", async () => {
    const { helper, job } = await neighbours();
    const first = await aBid(helper, job, "60.00");
    await helper.api("DELETE", "/api/bid/", { bid_id: first.id });
    const second = await aBid(helper, job, "55.00");
    expect(second.chat.id).toBe(first.chat.id);
    expect(second.chat.bid).toEqual({
      id: second.id,
      job_status: "open",
      amount: "55.00",
      status: "pending",
      ended: null,
      being_paid: false,
      first_day: null,
    });
    expect(await bidsOn(job)).toBe(1);
  });

  it("is not allowed again after the owner rejected it", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await placer.api("PATCH", "/api/bid/", { bid_id: bid.id, status: "rejected" });
    expect(await place(helper, { job_id: job, amount: 50 })).toMatchObject(refusal(409, "bid_exists"));
  });

  it("is allowed again when another was taken and left", async () => {
    const { placer, helper, job } = await neighbours();
    const other = await signedUp();
    const [lapsed, taken] = [await aBid(helper, job), await aBid(other, job)];
    await accepted(placer, taken.id);
    await other.api("DELETE", "/api/bid/", { bid_id: taken.id });
    expect(await valueOf("SELECT status FROM bid WHERE id = ?", lapsed.id)).toBe("rejected");
    expect((await newsOf(helper))[0]).toMatchObject({ title: "Klus staat weer open", link: `/task/${job}/bod` });
    expect((await place(helper, { job_id: job, amount: 50 })).status).toBe(201);
  });

  it("is filled in with the lapsed one, which the owner reads was not chosen", async () => {
    const { placer, helper, job } = await neighbours();
    const other = await signedUp();
    const waiting = await aBid(helper, job, "62.50", "Ik kan op zaterdag");
    const taken = await aBid(other, job);
    await accepted(placer, taken.id);
    await other.api("DELETE", "/api/bid/", { bid_id: taken.id });
    for (const person of [placer, helper]) {
      const { results } = (await person.api("GET", `/api/chat/${waiting.chat_uri}/message/`)).body;
      expect(results[0]).toMatchObject({ event: "notice", message: expect.stringContaining("staat weer open") });
    }
    const unread = await Promise.all([placer, helper].map((one) => one.api("GET", `/api/chat/${waiting.chat_uri}/`)));
    expect(unread.map(({ body }) => body.unread)).toEqual([0, 1]);
    const mails = await visitor.api("GET", `/api/dev/outbox/?to=${helper.email}`);
    expect(mails.body.results[0]).toMatchObject({ template: "job_reopened" });
    expect(mails.body.results[0].text).toContain(`/task/${job}/bod`);
    const owner = await browserOf(placer);
    expect(textOf(await owner.get(`/task/${job}`))).toContain("1 bod is niet gekozen");
    const browser = await browserOf(helper);
    expect(textOf(await browser.get(`/task/${job}`))).toContain("Bied opnieuw € 62,50");
    const page = await browser.get(`/task/${job}/bod`);
    expect(page.html).toMatch(/name="amount"[^>]*value="62,50"|value="62,50"[^>]*name="amount"/);
    expect(page.html).toContain("Ik kan op zaterdag</textarea>");
    await place(helper, { job_id: job, amount: "62.50" });
    const again = textOf(await owner.get(`/task/${job}`));
    expect(again).toContain("Biedingen (1)");
    expect(again).not.toContain("1 bod is niet gekozen");
  });

  it("is allowed again when the placer cancelled the deal, which is not a rejection", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await accepted(placer, bid.id);
    await placer.api("PATCH", `/api/job/single/${job}/?action=cancel`);
    const { body: chat } = await helper.api("GET", `/api/chat/${bid.chat_uri}/`);
    expect(chat.bid).toMatchObject({ status: "cancelled", ended: "cancelled" });
    expect((await newsOf(helper))[0]).toMatchObject({ title: "Deal geannuleerd" });
    expect((await place(helper, { job_id: job, amount: 50 })).status).toBe(201);
  });

  it("ends with its job, and the notification leads to the conversation that is left", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await placer.api("PATCH", `/api/job/single/${job}/?action=delete`);
    const [news] = await newsOf(helper);
    expect(news).toMatchObject({ title: "Klus verwijderd", link: `/messages/${bid.chat_uri}` });
  });

  it("ends with a job that is completed without a choice, and says so", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await placer.api("PATCH", `/api/job/single/${job}/?action=solve`);
    const [{ title, text }] = await newsOf(helper);
    expect([title, text]).toEqual([
      "Je bod is niet gekozen",
      "De plaatser rondde ‘Schutting schilderen’ af zonder een bod te kiezen.",
    ]);
    const mails = await visitor.api("GET", `/api/dev/outbox/?to=${helper.email}`);
    expect(mails.body.results[0].text).toContain("De plaatser rondde de klus af zonder een bod te kiezen.");
    const browser = await browserOf(helper);
    const chat = textOf(await browser.get(`/messages/${bid.chat_uri}`));
    expect(chat).toContain("De plaatser rondde de klus af zonder een bod te kiezen");
    expect((await helper.api("GET", "/api/bid/")).body.results[0]).toMatchObject({ ended: "unchosen" });
    const own = await placer.api("GET", `/api/job/single/${job}/`);
    expect(own.body.bids).toMatchObject([{ id: bid.id, ended: "unchosen" }]);
  });

  it("lost to another bid, also if its job is completed without a choice later", async () => {
    const { placer, helper, job } = await neighbours();
    const [chosen, late] = await Promise.all([signedUp(), signedUp()]);
    const lost = await aBid(helper, job);
    await accepted(placer, (await aBid(chosen, job)).id);
    await act(placer, job, "cancel");
    const waiting = await aBid(late, job);
    await act(placer, job, "solve");
    const endOf = async (person: Person) => (await person.api("GET", "/api/bid/")).body.results[0].ended;
    expect([await endOf(helper), await endOf(chosen), await endOf(late)]).toEqual(["lapsed", "cancelled", "unchosen"]);
    const { bids } = (await placer.api("GET", `/api/job/single/${job}/`)).body;
    expect(bids).toContainEqual(expect.objectContaining({ id: lost.id, ended: "lapsed" }));
    expect(bids).toContainEqual(expect.objectContaining({ id: waiting.id, ended: "unchosen" }));
    const chat = textOf(await (await browserOf(helper)).get(`/messages/${lost.chat_uri}`));
    expect(chat).toContain("Je bod is niet gekozen");
    expect(chat).not.toContain("zonder een bod te kiezen");
  });

  it("waits on a reserved job, whose placer reads how to choose it", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await placer.api("PATCH", `/api/job/single/${job}/?action=reserve`);
    const [owner, bidder] = [await browserOf(placer), await browserOf(helper)];
    const page = await owner.get(`/task/${job}`);
    expect(textOf(page)).toContain("Klussers kunnen er niet op bieden, en jij kunt geen bod kiezen.");
    const before = page.html.slice(page.html.indexOf("<main"), page.html.indexOf('id="biedingen"'));
    expect(before).toContain(`/task/${job}/actie/cancel`);
    expect((await owner.get(`/messages/${bid.chat_uri}`)).html).toContain(`/task/${job}/actie/cancel`);
    const own = textOf(await bidder.get(`/task/${job}`));
    expect(own).toContain("Bekijk je bod of trek het in");
    expect(own).toContain("Klus gereserveerd");
    expect(own).not.toContain("Wacht op antwoord");
    expect(textOf(await bidder.get(`/messages/${bid.chat_uri}`))).toContain("Bekijk je bod of trek het in");
    await placer.api("PATCH", `/api/job/single/${job}/?action=cancel`);
    expect(textOf(await bidder.get(`/task/${job}`))).toContain("Bekijk of wijzig je bod");
    expect(textOf(await owner.get(`/task/${job}`))).not.toContain("jij kunt geen bod kiezen");
  });

  it("says who ended it: the bidder or the placer", async () => {
    const { placer, helper, job } = await neighbours();
    const endOf = async (uri: string) => (await placer.api("GET", `/api/chat/${uri}/`)).body.bid.ended;
    const first = await aBid(helper, job);
    await helper.api("DELETE", "/api/bid/", { bid_id: first.id });
    expect(await endOf(first.chat_uri)).toBe("withdrawn");
    const second = await aBid(helper, job);
    await placer.api("PATCH", "/api/bid/", { bid_id: second.id, status: "rejected" });
    expect(await endOf(second.chat_uri)).toBe("rejected");
  });

  it("on a job for businesses is for businesses", async () => {
    const { helper, job } = await neighbours({ business_required: 1 });
    expect(await place(helper, { job_id: job, amount: 50 })).toMatchObject(refusal(403, "business_required"));
    const business = await signedUp({ business: 1, company: "Bouw en Zo", name: "Jan de Bouwer" });
    expect((await aBid(business, job)).user.name).toBe("Bouw en Zo");
  });

  it("is refused between people of whom one blocks the other", async () => {
    for (const turned of [false, true]) {
      const { placer, helper, job } = await neighbours();
      await (turned ? block(placer, helper) : block(helper, placer));
      expect(await place(helper, { job_id: job, amount: 50 })).toMatchObject(refusal(403, "blocked"));
      expect(await valueOf("SELECT count(*) FROM chat WHERE job_id = ?", job)).toBe(0);
    }
  });

  it("is refused without a credential, without a job and on one's own", async () => {
    const { placer, helper, job } = await neighbours();
    expect(await place(visitor, { job_id: job, amount: 50 })).toMatchObject(refusal(401, "not_authenticated"));
    expect(await place(helper, { job_id: 987_654, amount: 50 })).toMatchObject(refusal(404, "job_not_found"));
    expect(await place(placer, { job_id: job, amount: 50 })).toMatchObject(refusal(403, "own_job"));
  });

  it("is refused on a job that is taken, and when there is one already", async () => {
    const { helper, job } = await neighbours();
    await aBid(helper, job);
    expect(await place(helper, { job_id: job, amount: 50 })).toMatchObject(refusal(409, "bid_exists"));
    await setJob(job, "reserved");
    expect(await place(helper, { job_id: job, amount: 50 })).toMatchObject(refusal(409, "job_not_open"));
  });

  it("knows of a deleted job to its parties alone", async () => {
    const { placer, helper, job } = await neighbours({ status: "deleted" });
    const former = await signedUp();
    await env.DB.prepare("INSERT INTO helper_of_job (job_id, user_id) VALUES (?, ?)").bind(job, former.id).run();
    expect(await place(helper, { job_id: job, amount: 50 })).toMatchObject(refusal(410, "job_deleted"));
    expect(await place(placer, { job_id: job, amount: 50 })).toMatchObject(refusal(403, "own_job"));
    expect(await place(former, { job_id: job, amount: 50 })).toMatchObject(refusal(409, "job_not_open"));
  });

  it.each([
    ["nothing", {}, { amount: ["Dit veld is verplicht."] }],
    ["too little", { amount: "0.99" }, { amount: ["Het bedrag is minimaal € 1,00."] }],
    ["too much", { amount: "9999.01" }, { amount: ["Het bedrag is te hoog."] }],
    ["no money", { amount: "1e3" }, { amount: ["Vul een geldig bedrag in, zoals 12,50."] }],
    ["too many words", { amount: 5, message: "a".repeat(1001) }, { message: ["Maximaal 1000 tekens."] }],
  ])("names the fields at fault: %s", async (_what, fields, faults) => {
    const { helper, job } = await neighbours();
    expect(await place(helper, { job_id: job, ...fields })).toMatchObject({ status: 400, body: faults });
  });

  it("answers the first refusal in the order of the contract", async () => {
    const { placer, helper, job } = await neighbours({ business_required: 1, status: "reserved" });
    const business = await signedUp({ business: 1 });
    const wrong = { job_id: job, amount: "x" };
    expect(await place(visitor, {})).toMatchObject({ status: 401 });
    expect((await place(helper, { amount: "x" })).body).toEqual({ job_id: ["Dit veld is verplicht."] });
    expect((await place(helper, { job_id: "x1" })).body).toEqual({ job_id: ["Ongeldige waarde."] });
    expect(await place(helper, { ...wrong, job_id: 987_654 })).toMatchObject({ status: 404 });
    expect(await place(placer, wrong)).toMatchObject(refusal(403, "own_job"));
    expect(await place(helper, wrong)).toMatchObject(refusal(403, "business_required"));
    await block(placer, helper);
    expect(await place(helper, wrong)).toMatchObject(refusal(403, "blocked"));
    expect(await place(business, wrong)).toMatchObject({ status: 400 });
    expect(await place(business, { job_id: job, amount: 5 })).toMatchObject(refusal(409, "job_not_open"));
  });
});

describe("changing a bid", () => {
  const change = (person: Person, body: unknown) => person.api("PUT", "/api/bid/", body);

  it("shows the new amount in the chat and tells the owner", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job, "60.00", "Morgen?");
    const { status, body } = await change(helper, { bid_id: bid.id, amount: "70.00", message: "Zaterdag?" });
    expect(status).toBe(200);
    expect(bidSchema.parse(body)).toMatchObject({
      id: bid.id,
      amount: "70.00",
      message: "Zaterdag?",
      status: "pending",
    });
    const now = { id: bid.id, amount: "70.00", status: "pending" };
    const chat = (await placer.api("GET", `/api/chat/${bid.chat.id}/`)).body;
    expect(chat).toMatchObject({ bid: now, last_message: "Zaterdag?" });
    const messages = (await placer.api("GET", `/api/chat/${bid.chat.id}/message/`)).body;
    expect(messages).toMatchObject({ count: 1, results: [{ message: "Zaterdag?", bid: now }] });
    expect(await notificationTypesOf(placer)).toEqual(["bid_placed", "bid_changed"]);
  });

  it("is for its bidder, while it is pending", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    expect(await change(placer, { bid_id: bid.id, amount: "x" })).toMatchObject(refusal(403, "permission_denied"));
    expect(await change(await signedUp(), { bid_id: bid.id, amount: "x" })).toMatchObject(refusal(404, "not_found"));
    expect(await change(helper, { amount: 5 })).toMatchObject({ status: 400, body: { bid_id: expect.any(Array) } });
    expect(await change(helper, { bid_id: bid.id })).toMatchObject({
      status: 400,
      body: { amount: expect.any(Array) },
    });
    await placer.api("PATCH", "/api/bid/", { bid_id: bid.id, status: "rejected" });
    expect(await change(helper, { bid_id: bid.id })).toMatchObject({ status: 400 });
    expect(await change(helper, { bid_id: bid.id, amount: 5 })).toMatchObject(refusal(409, "bid_not_pending"));
  });
});

describe("own bids", () => {
  it("come newest first, twenty a page, and are nobody else's", async () => {
    const { placer, helper } = await neighbours();
    const ids: number[] = [];
    for (let made = 0; made < 21; made++) ids.unshift((await aBid(helper, await aJob(placer))).id);
    const [first, second] = [await helper.api("GET", "/api/bid/"), await helper.api("GET", "/api/bid/?page=2")];
    const got = [...first.body.results, ...second.body.results].map(({ id }) => id);
    expect([first.body.count, second.body.count]).toEqual([21, 21]);
    expect(got).toEqual(ids);
    expect((await placer.api("GET", "/api/bid/")).body).toEqual({ count: 0, results: [] });
    expect((await helper.api("GET", "/api/bid/?page=0")).body).toEqual({ page: ["Ongeldige pagina."] });
    expect((await visitor.api("GET", "/api/bid/")).status).toBe(401);
  });
});
