import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { act, begunDeal, cron, HOUR, mailOf, mailsTo, mailText, pathOf, say, statusOf } from "./absences";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp, visitor } from "./client";
import { asked, balanceOf, entriesOf, INTENT, onPage, sessionOf } from "./money";
import { aBid, block, inDirectMode, valueOf } from "./world";

describe("somebody who did not come", () => {
  it("is reported half an hour after the start, and asked", async () => {
    const early = await begunDeal(29);
    expect(await say(early, early.owner, "missed")).toMatchObject({ status: 409, body: { code: "transition" } });
    const deal = await begunDeal();
    const { body } = await say(deal, deal.owner, "missed");
    expect(body).toMatchObject({ status: "missed", missed_by: deal.helper.id, missed_answer: null });
    expect(Date.parse(body.missed_until) - Date.now()).toBeGreaterThan(23 * HOUR);
    expect(await mailsTo(deal.helper, "missed")).toBe(1);
    expect(await mailText(deal.helper, "missed")).toContain("Jullie deal stopt dan. Petra de Vries krijgt alles terug");
    const asks = await mailOf(deal.helper, "missed");
    const UNTIL = /Antwoord uiterlijk (\w+dag \d+\s\w+ om \d\d:\d\d)/;
    const until = UNTIL.exec(asks.subject)?.[1]?.replaceAll("\u00a0", " ");
    expect(until).toBeDefined();
    expect(UNTIL.exec(asks.text)?.[1]?.replaceAll("\u00a0", " ")).toBe(until);
    const page = await (await browserOf(deal.helper)).get(`/messages/${deal.bid.chat_uri}/afspraak`);
    expect(textOf(page).replaceAll("\u00a0", " ")).toContain(until);
    const other = await begunDeal();
    await say(other, other.helper, "missed");
    expect(await mailText(other.owner, "missed")).toMatch(
      /Jullie deal stopt dan\. .* krijgt €\s15 vergoeding uit je betaling/,
    );
    const waiting = (await deal.helper.api("GET", "/api/user/todo/")).body.results;
    expect(waiting.map(({ kind }: { kind: string }) => kind)).toEqual(["missed"]);
    expect((await say(deal, deal.owner, "admitted")).status).toBe(403);
    const span = { starts_at: new Date(Date.now() + HOUR).toISOString(), ends_at: new Date(Date.now() + 2 * HOUR) };
    expect((await deal.helper.api("POST", pathOf(deal), span)).status).toBe(409);
  });

  it("as the helper, and admits it: everything goes back, the job is open, it counts in the record", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    expect((await say(deal, deal.helper, "admitted")).body.missed_answer).toBe("admitted");
    expect(await statusOf(deal)).toBe("open");
    expect(await entriesOf(`refunded:${deal.payment.id}`)).toMatchObject({ outside: 6300 });
    expect(await valueOf("SELECT late FROM bid WHERE id = ?", deal.bid.id)).toBe(1);
    expect(await mailsTo(deal.helper, "deal_ended_helper")).toBe(1);
    expect((await say(deal, deal.helper, "contested")).status).toBe(409);
  });

  it("as the owner, and says nothing: reminded, and after 24 hours the helper is compensated", async () => {
    const deal = await begunDeal();
    await say(deal, deal.helper, "missed");
    await cron(deal.owner, 19);
    await cron(deal.owner, 20);
    expect(await mailsTo(deal.owner, "missed_reminder")).toBe(1);
    expect(await statusOf(deal)).toBe("reserved");
    await cron(deal.owner, 24.1);
    expect(await statusOf(deal)).toBe("open");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
    expect(await entriesOf(`cancel_fee:${deal.payment.id}`)).toMatchObject({ outside: 4800 });
    expect(await mailsTo(deal.owner, "deal_ended_owner")).toBe(1);
    expect(await mailsTo(deal.helper, "deal_ended_compensated")).toBe(1);
  });

  it("is no bid any more, once the deal has ended", async () => {
    const deal = await begunDeal();
    const bids = async () => (await visitor.api("GET", `/api/job/single/${deal.job}/`)).body.number_of_bids;
    expect(await bids()).toBe(1);
    await say(deal, deal.owner, "missed");
    await say(deal, deal.helper, "admitted");
    expect(await bids()).toBe(0);
    const again = await aBid(deal.helper, deal.job);
    expect(await bids()).toBe(1);
    await deal.helper.api("DELETE", "/api/bid/", { bid_id: again.id });
    expect(await bids()).toBe(0);
  });

  it("keeps the owner from cancelling until it is answered, whoever was reported", async () => {
    const [byOwner, byHelper] = [await begunDeal(), await begunDeal()];
    await say(byOwner, byOwner.owner, "missed");
    await say(byHelper, byHelper.helper, "missed");
    for (const deal of [byOwner, byHelper]) {
      const { body } = await deal.owner.api("GET", `/api/job/single/${deal.job}/`);
      expect(body.cancellation).toMatchObject({ allowed: false, compensation: "0.00", reason: "absence_reported" });
      const refused = await act(deal, deal.owner, "cancel");
      expect(refused).toMatchObject({ status: 409, body: { code: "absence_reported" } });
      expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(0);
    }
    await say(byOwner, byOwner.owner, "retracted");
    expect((await act(byOwner, byOwner.owner, "cancel")).status).toBe(200);
  });

  it("tells both what each gets of the whole deal without an answer", async () => {
    const deal = await begunDeal();
    const { body } = await deal.owner.api("POST", INTENT, (await asked(deal, "40.00")).intent);
    await onPage(sessionOf(body.redirect_url));
    await say(deal, deal.helper, "missed");
    const shares = async (who: Person) =>
      (await who.api("GET", `/api/payment/${deal.payment.id}/`)).body.absence.shares;
    const expected = { refund: "90.00", compensation: "15.00" };
    expect([await shares(deal.owner), await shares(deal.helper)]).toEqual([expected, expected]);
    await say(deal, deal.owner, "admitted");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
  });

  it("is waited for by the one who reported it", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    const waits = async (who: Person) =>
      (await who.api("GET", "/api/user/todo/")).body.waits.map(({ kind }: { kind: string }) => kind);
    expect(await waits(deal.owner)).toEqual(["their_absence"]);
    expect(await waits(deal.helper)).toEqual([]);
  });

  it("turned up after all: the report is taken back, and they can agree on another time", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    expect((await say(deal, deal.owner, "retracted")).body).toMatchObject({ status: "accepted", missed_by: null });
    expect(await mailsTo(deal.helper, "missed_retracted")).toBe(1);
    await cron(deal.owner, 48);
    expect(await statusOf(deal)).toBe("reserved");
  });

  it("is reported and answers although the other blocked them", async () => {
    const deal = await begunDeal();
    await block(deal.owner, deal.helper);
    expect((await say(deal, deal.owner, "missed")).status).toBe(200);
    expect((await say(deal, deal.helper, "contested")).body.missed_answer).toBe("contested");
    expect((await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`)).body.status).toBe("disputed");
  });

  it.each(["cancel", "withdraw"])(
    "is not asked any more when the deal ends by %s, nor in a next deal of the two",
    async (how) => {
      const deal = await begunDeal();
      await say(deal, deal.owner, "missed");
      if (how === "cancel") {
        await say(deal, deal.owner, "retracted");
        await act(deal, deal.owner, "cancel");
      } else await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id });
      const again = await aBid(deal.helper, deal.job);
      const { body } = await deal.owner.api("POST", INTENT, {
        bid_id: again.id,
        chat_uri: again.chat_uri,
        amount_with_platform_cost: "63.00",
      });
      await onPage(sessionOf(body.redirect_url));
      await cron(deal.owner, 19);
      await cron(deal.owner, 25);
      expect(await mailsTo(deal.helper, "missed_reminder")).toBe(0);
      expect(await statusOf(deal)).toBe("reserved");
      expect(await balanceOf(`held:${body.id}`)).toBe(6300);
      const span = { starts_at: new Date(Date.now() + HOUR).toISOString(), ends_at: new Date(Date.now() + 2 * HOUR) };
      expect((await deal.helper.api("POST", pathOf(deal), span)).status).toBe(201);
    },
  );

  it("changes only the record where people pay each other", async () => {
    const deal = await begunDeal();
    await env.DB.prepare("UPDATE payment SET status = 'cancelled' WHERE id = ?").bind(deal.payment.id).run();
    const call = inDirectMode(deal.owner);
    await call("PATCH", pathOf(deal), { status: "missed" });
    await inDirectMode(deal.helper)("PATCH", pathOf(deal), { status: "admitted" });
    expect(await statusOf(deal)).toBe("reserved");
    expect(await valueOf("SELECT late FROM bid WHERE id = ?", deal.bid.id)).toBe(1);
  });

  it("is settled once by twenty at once", async () => {
    const deal = await begunDeal();
    await say(deal, deal.helper, "missed");
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? say(deal, deal.owner, "admitted") : cron(deal.owner, 25))),
    );
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
  });
});

describe("an absence while our team has paused the payment", () => {
  const why = { reason: "Nagekeken", statement: "We kijken het na." };

  async function pausedDeal() {
    const deal = await begunDeal();
    const admin = await signedUp({ roles: "admin" });
    const order = (what: "pause" | "resume") =>
      admin.api("POST", `/api/admin/payments/${deal.payment.id}/${what}/`, why);
    expect((await order("pause")).status).toBe(200);
    return { deal, resume: () => order("resume") };
  }

  it("of the helper ends the deal: all the money goes back, and nothing to the helper", async () => {
    const [admitted, silent] = [(await pausedDeal()).deal, (await pausedDeal()).deal];
    for (const deal of [admitted, silent]) await say(deal, deal.owner, "missed");
    await say(admitted, admitted.helper, "admitted");
    await cron(silent.owner, 24.1);
    for (const deal of [admitted, silent]) {
      expect(await statusOf(deal)).toBe("open");
      expect(await entriesOf(`refunded:${deal.payment.id}`)).toMatchObject({ outside: 6300 });
    }
  });

  it("of the owner waits: it cannot be admitted, no time runs out, and after the pause there are hours left", async () => {
    const { deal, resume } = await pausedDeal();
    await say(deal, deal.helper, "missed");
    expect(await mailText(deal.owner, "missed")).toContain("De deal stopt niet voordat dat klaar is");
    expect(await say(deal, deal.owner, "admitted")).toMatchObject({ status: 409, body: { code: "paused" } });
    await visitor.api("POST", "/api/dev/later/", { job: deal.job, hours: 30 });
    await cron(deal.owner, 0);
    expect(await statusOf(deal)).toBe("reserved");
    await resume();
    await cron(deal.owner, 5.9);
    expect(await statusOf(deal)).toBe("reserved");
    expect(await mailsTo(deal.owner, "missed_reminder")).toBe(1);
    await cron(deal.owner, 6.1);
    expect(await statusOf(deal)).toBe("open");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
  });

  it("of the owner can still be contested", async () => {
    const { deal } = await pausedDeal();
    await say(deal, deal.helper, "missed");
    await say(deal, deal.owner, "contested");
    expect((await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`)).body.status).toBe("disputed");
  });
});
