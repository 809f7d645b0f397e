import { describe, expect, it } from "vitest";
import { expireJobs } from "../../workers/api/tasks/expiry";
import { browserOf, textOf } from "./browser";
import { signedUp, visitor } from "./client";
import { listening } from "./listener";
import { aDeal, aPayableBid, db, INTENT, opened, valueOf } from "./money";
import { notificationTypesOf } from "./world";

describe("opening a payment", () => {
  it("gives the owner a payment with a page at the provider, and accepts nothing", async () => {
    const { owner, job, bid } = await aDeal();
    const { status, body } = await owner.api("POST", INTENT, bid.intent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "bid",
      status: "open",
      amount: "100.00",
      platform_cost: "5.00",
      amount_with_platform_cost: "105.00",
      to_pay: "105.00",
      helper_fee: "5.00",
      helper_amount: "95.00",
      bid_id: bid.id,
      chat_uri: bid.chat_uri,
      job_id: job,
    });
    expect(body.redirect_url).toMatch(/\/api\/dev\/pay\/[\w-]{20,}\/$/);
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(15 * 60_000);
    expect(await valueOf("bid", bid.id, "status")).toBe("pending");
    expect(await valueOf("job", job, "status")).toBe("open");
  });

  it("gives the one that is open already", async () => {
    const { owner, bid } = await aDeal();
    const first = await owner.api("POST", INTENT, bid.intent);
    const second = await owner.api("POST", INTENT, bid.intent);
    expect(second).toMatchObject({ status: 200, body: { id: first.body.id, redirect_url: first.body.redirect_url } });
  });

  it("opens one when asked twenty times at once", async () => {
    const { owner, bid } = await aDeal();
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.api("POST", INTENT, bid.intent)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  });

  it("is for the owner alone", async () => {
    const { helper, bid } = await aDeal();
    const stranger = await signedUp();
    expect(await visitor.api("POST", INTENT, bid.intent)).toMatchObject({ status: 401 });
    expect(await helper.api("POST", INTENT, bid.intent)).toMatchObject({ status: 403 });
    expect(await stranger.api("POST", INTENT, bid.intent)).toMatchObject({ status: 404 });
  });

  it("wants the bid first, then the other fields, then the state", async () => {
    const { owner, bid } = await aDeal();
    const without = await owner.api("POST", INTENT, { chat_uri: "x" });
    expect(without).toMatchObject({ status: 400, body: { bid_id: ["Dit veld is verplicht."] } });
    expect(Object.keys(without.body)).toEqual(["bid_id"]);
    const wrong = await owner.api("POST", INTENT, {
      ...bid.intent,
      chat_uri: "elsewhere",
      amount_with_platform_cost: "1e3",
    });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body).sort()).toEqual(["amount_with_platform_cost", "chat_uri"]);
    const cheap = await owner.api("POST", INTENT, { ...bid.intent, amount_with_platform_cost: "104.99" });
    expect(cheap).toMatchObject({ status: 409, body: { code: "amount_changed" } });
  });

  it("is refused while another bid on the job is being paid, until that payment fails or cannot be used", async () => {
    const { owner, job, bid } = await aDeal();
    const second = await aPayableBid(job, owner, await signedUp(), 9000);
    const waiting = await opened(owner, second);
    const { session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "delayed" });
    expect(await valueOf("payment", waiting.id, "status")).toBe("cancelled");
    for (const again of [bid, second])
      expect(await owner.api("POST", INTENT, again.intent)).toMatchObject({
        status: 409,
        body: { code: "payment_processing" },
      });
    const browser = await browserOf(owner);
    const chat = await browser.get(`/messages/${second.chat_uri}`);
    expect(chat.html).toContain(`href="/messages/${bid.chat_uri}"`);
    expect(chat.html).not.toContain("/accepteren");
    const goesBack = "dan gaat die deal niet door en krijg je het geld terug";
    for (const action of ["reserve", "solve", "delete"])
      expect(textOf(await browser.get(`/task/${job}/actie/${action}`))).toContain(goesBack);
    const page = await browser.get(`/messages/${second.chat_uri}/accepteren`);
    expect(textOf(page)).toMatch(/Je betaling voor .* wordt nog verwerkt/);
    expect(page.html).not.toContain("amount_with_platform_cost");
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "fail" });
    expect(await owner.api("POST", INTENT, second.intent)).toMatchObject({ status: 201 });
  });

  it("keeps the job open while the bank processes it", async () => {
    const { owner, job, bid } = await aDeal();
    const { session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "delayed" });
    await db.prepare("UPDATE job SET expires_at = 1 WHERE id = ?").bind(job).run();
    await expireJobs(db, Date.now(), owner.id);
    expect(await valueOf("job", job, "status")).toBe("open");
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "fail" });
    await expireJobs(db, Date.now(), owner.id);
    expect(await valueOf("job", job, "status")).toBe("deleted");
  });

  it("is not stopped by a payment that is processed for a bid that is gone", async () => {
    const { owner, helper, job, bid } = await aDeal();
    const second = await aPayableBid(job, owner, await signedUp(), 9000);
    const { session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "delayed" });
    await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
    expect(await owner.api("POST", INTENT, second.intent)).toMatchObject({ status: 201 });
  });

  it("tells the helper who was chosen, and whether the payment failed", async () => {
    const { owner, helper, job, bid } = await aDeal();
    const { session } = await opened(owner, bid);
    const pay = (action: string) => visitor.api("POST", `/api/dev/pay/${session}/`, { action });
    const last = async () => (await helper.api("GET", "/api/notifications/")).body.results[0];
    const isPaid = async () => (await helper.api("GET", "/api/bid/")).body.results[0].being_paid;
    const shown = async () => {
      const chats = await Promise.all([owner, helper].map((person) => person.api("GET", "/api/chat/")));
      const homes = await Promise.all([owner, helper].map((person) => person.api("GET", "/api/user/todo/")));
      return [
        ...chats.map(({ body }) => body.results[0].bid.being_paid),
        ...homes.map(({ body }) => body.waits.map(({ kind }: { kind: string }) => kind)),
      ];
    };
    expect(await isPaid()).toBe(false);
    expect(await shown()).toEqual([false, false, [], ["their_choice"]]);
    const ears = await listening(helper);
    await pay("delayed");
    await ears.hears("bid", { bid: expect.objectContaining({ id: bid.id, being_paid: true }) });
    expect(await last()).toMatchObject({ type: "bid_accepted", title: "De plaatser koos jou" });
    expect(await isPaid()).toBe(true);
    expect(await shown()).toEqual([true, true, ["being_paid"], ["being_paid"]]);
    for (const person of [owner, helper]) {
      const browser = await browserOf(person);
      const paths = person === owner ? ["/", "/messages", `/profile/${owner.id}/my-jobs`] : ["/", "/messages"];
      for (const path of paths) expect(textOf(await browser.get(path))).toContain("Gekozen, betaling wordt verwerkt");
    }
    const browser = await browserOf(helper);
    for (const path of [`/task/${job}`, `/task/${job}/bod`, `/messages/${bid.chat_uri}`])
      expect(textOf(await browser.get(path))).toContain("Zodra de bank hem bevestigt, is de klus voor jou");
    await pay("fail");
    expect(await last()).toMatchObject({ title: "De betaling is niet gelukt" });
    expect(await isPaid()).toBe(false);
    expect(await shown()).toEqual([false, false, [], ["their_choice"]]);
    expect(await notificationTypesOf(helper)).toEqual(["bid_accepted", "bid_accepted"]);
  });

  it("tells the placer that the money comes back when the chosen helper withdraws meanwhile", async () => {
    const { owner, helper, job, bid } = await aDeal();
    // Mail about money is always sent.
    await db
      .prepare("UPDATE user SET notify_email = 0, business = 1, company = 'Bouw en Zo' WHERE id = ?")
      .bind(owner.id)
      .run();
    const other = await aPayableBid(job, owner, await signedUp(), 9000);
    const { session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "delayed" });
    await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
    // Mails of one moment are delivered at once: their order is open.
    const mails = await visitor.api("GET", `/api/dev/outbox/?to=${owner.email}&template=bid_withdrawn_paying`);
    expect(mails.body.count).toBe(1);
    expect(mails.body.results[0].text).toMatch(/^Dag \P{L}?Bouw en Zo\P{L}?,/u);
    expect(mails.body.results[0].text).not.toContain("/account/unsubscribe");
    const browser = await browserOf(owner);
    const page = await browser.get(`/task/${job}`);
    expect(textOf(page)).toContain("Je kunt nu al een ander bod kiezen");
    expect(page.html).toContain(`href="/messages/${other.chat_uri}/accepteren?from=job"`);
    expect(textOf(await browser.get(`/messages/${bid.chat_uri}`))).toContain("dan krijg je alles terug");
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "settle" });
    expect(textOf(await browser.get(`/task/${job}`))).not.toContain("Je kunt nu al een ander bod kiezen");
  });

  it("names the payment under way when the bid changes meanwhile", async () => {
    const { owner, helper, bid } = await aDeal();
    const { session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "delayed" });
    const browser = await browserOf(owner);
    const [payment] = (await owner.api("GET", `/api/payment/?chat_uri=${bid.chat_uri}`)).body.results;
    const receipt = `/wallet/betaling/${payment.id}`;
    expect(textOf(await browser.get(receipt))).toContain("Je hoeft niets te doen");
    expect((await helper.api("PUT", "/api/bid/", { bid_id: bid.id, amount: "99.00" })).status).toBe(200);
    const told = "Je betaling van € 105";
    const plain = async (path: string) => textOf(await browser.get(path)).replaceAll("\u00a0", " ");
    expect(await plain(`/messages/${bid.chat_uri}`)).toContain(told);
    expect(await plain(`/messages/${bid.chat_uri}/accepteren`)).toContain(`${told} wordt nog verwerkt`);
    expect(await plain(receipt)).not.toContain("Je hoeft niets te doen");
    expect(await plain(receipt)).toContain("dan krijg je alles terug");
    const newest = async () => (await owner.api("GET", "/api/notifications/")).body.results[0];
    const changed = { type: "bid_changed", text: expect.stringContaining("dan krijg je alles terug") };
    expect(await newest()).toMatchObject(changed);
    expect((await helper.api("PUT", "/api/bid/", { bid_id: bid.id, amount: "120.00" })).status).toBe(200);
    expect(await newest()).toMatchObject({ ...changed, title: expect.stringContaining("120") });
    expect((await helper.api("PUT", "/api/bid/", { bid_id: bid.id, amount: "100.00" })).status).toBe(200);
    expect((await newest()).text).not.toContain("terug");
    expect((await helper.api("PUT", "/api/bid/", { bid_id: bid.id, amount: "99.00" })).status).toBe(200);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "settle" });
    expect(await plain(`/messages/${bid.chat_uri}/accepteren`)).not.toContain("wordt nog verwerkt");
  });

  it("is refused when the bid or the job is no longer to be had", async () => {
    const { owner, job, bid } = await aDeal();
    await db.prepare("UPDATE job SET status = 'reserved', listed = 0 WHERE id = ?").bind(job).run();
    expect(await owner.api("POST", INTENT, bid.intent)).toMatchObject({ status: 409, body: { code: "job_not_open" } });
    await db.prepare("UPDATE bid SET status = 'rejected' WHERE id = ?").bind(bid.id).run();
    expect(await owner.api("POST", INTENT, bid.intent)).toMatchObject({
      status: 409,
      body: { code: "bid_not_pending" },
    });
  });
});
