import { describe, expect, it } from "vitest";
import { PROPOSALS_EACH } from "~/domain/deals/dispute-life";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { accept, aDisputedDeal, close, cron, dispute, propose, TRANSITION, timesNotified, withExtra } from "./disputed";
import { aPaidDeal, balanceOf, db, paymentOf, valueOf } from "./money";
import { act, notificationTypesOf } from "./world";

const DAY = 86_400_000;

describe("opening a dispute", () => {
  it("freezes the payment, and tells the other", async () => {
    const { owner, helper, payment } = await aPaidDeal();
    const { status, body } = await dispute(owner, payment.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "disputed",
      dispute: {
        reason: "Het is niet af.",
        opened_by: owner.id,
        status: "open",
        proposals: [],
        desk_at: expect.any(String),
      },
    });
    expect(await paymentOf(helper, payment.id)).toMatchObject({ status: "disputed", dispute: { id: body.dispute.id } });
    expect(await notificationTypesOf(helper)).toContain("dispute");
    const [news] = (await helper.api("GET", "/api/notifications/")).body.results;
    expect(news).toMatchObject({ type: "dispute", link: `/payment/${payment.id}/geschil` });
    expect(await timesNotified(owner, "dispute")).toBe(0);
    const mailed = async (person: Person) =>
      (await mailsTo(person.id)).filter(({ template }) => template.startsWith("dispute"));
    expect(await mailed(owner)).toMatchObject([
      { template: "dispute_opened", data: { payment: payment.id, amount: "105.00" } },
    ]);
    expect(await mailed(helper)).toMatchObject([{ template: "dispute" }]);
    expect((await helper.api("GET", "/api/wallet/")).body.held).toBe("95.00");
    const { text } = (await visitor.api("GET", `/api/dev/outbox/?to=${helper.email}&template=dispute`)).body.results[0];
    expect(text).toMatch(/Dit schrijft .*: ‘Het is niet af\.’/);
    expect(text).toMatch(/staat sinds .* stil en blijft in bewaring/);
    expect(text).toContain(`ieder hoogstens ${PROPOSALS_EACH} keer`);
    const until = new Date(body.dispute.desk_at).toLocaleString("nl-NL", {
      day: "numeric",
      month: "long",
      timeZone: "Europe/Amsterdam",
    });
    expect(text).toMatch(new RegExp(`Zijn jullie het op .*${until}.* niet eens, dan beslist ons team`));
    expect(text).toContain("Klus: ");
    expect(text).toMatch(/In bewaring voor jou: €\s95/);
  });

  it("is for the two parties, once, while the money is held", async () => {
    const { owner, helper, job, payment } = await aPaidDeal();
    expect(await dispute(visitor, payment.id)).toMatchObject({ status: 401 });
    expect(await dispute(await signedUp(), payment.id)).toMatchObject({ status: 404 });
    expect(await dispute(helper, 999_999)).toMatchObject({ status: 404 });
    for (const body of [{}, { reason: " " }, { reason: "a".repeat(1001) }]) {
      expect(Object.keys((await dispute(owner, payment.id, body)).body)).toEqual(["reason"]);
    }
    expect(await dispute(helper, payment.id)).toMatchObject({
      status: 201,
      body: { dispute: { opened_by: helper.id } },
    });
    expect(await dispute(owner, payment.id)).toMatchObject({ status: 409, body: { code: "disputed" } });
    await close(helper, payment.id);
    await act(owner, job, "solve");
    expect(await dispute(owner, payment.id)).toMatchObject(TRANSITION);
  });

  it("holds up all that would move money", async () => {
    const { owner, helper, job, bid, id } = await aDisputedDeal();
    await db.prepare("UPDATE job SET done_at = ? WHERE id = ?").bind(Date.now(), job).run();
    const detail = "Er loopt een geschil over deze betaling.";
    for (const action of ["solve", "cancel", "delete"]) {
      expect(await act(owner, job, action), action).toMatchObject({ status: 409, body: { code: "disputed", detail } });
    }
    expect(await helper.api("DELETE", "/api/bid/", { bid_id: bid.id })).toMatchObject({ body: { code: "disputed" } });
    await cron("release", Date.now() + 80 * DAY, owner.id);
    expect(await valueOf("payment", id, "status")).toBe("disputed");
    expect(await valueOf("job", job, "status")).toBe("reserved");
    expect(await balanceOf(`held:${id}`)).toBe(10_500);
  });

  it("there is one at a time for a job", async () => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    await dispute(deal.owner, deal.payment.id);
    expect(await dispute(deal.helper, extra)).toMatchObject({ status: 409, body: { code: "disputed" } });
    await close(deal.owner, deal.payment.id);
    expect(await dispute(deal.helper, extra)).toMatchObject({ status: 201 });
  });
});

describe("closing a dispute", () => {
  it("is for who opened it, and leaves the money held", async () => {
    const { owner, helper, job, id } = await aDisputedDeal();
    expect(await close(helper, id)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    expect(await close(await signedUp(), id)).toMatchObject({ status: 404 });
    expect(await close(owner, id)).toMatchObject({
      status: 200,
      body: { status: "held", dispute: { status: "closed", ended: "withdrawn", statement: null } },
    });
    expect(await timesNotified(helper, "dispute")).toBe(2);
    expect(await close(owner, id)).toMatchObject(TRANSITION);
    expect(await propose(owner, id, "10")).toMatchObject(TRANSITION);
    expect(await accept(helper, id)).toMatchObject(TRANSITION);
    expect(await dispute(helper, id)).toMatchObject({ status: 201, body: { dispute: { opened_by: helper.id } } });
    await close(helper, id);
    expect(await act(owner, job, "solve")).toMatchObject({ status: 200 });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
  });
});

describe("a dispute about work that is done", () => {
  const ago = (days: number) => Date.now() - days * DAY;
  const moved = (table: string, of: string, id: number, columns: Record<string, number>) =>
    db
      .prepare(
        `UPDATE ${table} SET ${Object.keys(columns)
          .map((name) => `${name} = ?`)
          .join(", ")} WHERE ${of} = ?`,
      )
      .bind(...Object.values(columns), id)
      .run();

  it("stops the days to object: who withdraws it is not paid at once", async () => {
    const { owner, helper, job, payment } = await aPaidDeal();
    await act(helper, job, "done");
    await dispute(helper, payment.id);
    await close(helper, payment.id);
    await moved("job", "id", job, { done_at: ago(8) });
    await moved("dispute", "payment_id", payment.id, { created_at: ago(7), closed_at: ago(0) });
    expect(await cron("release", Date.now(), owner.id)).toEqual({ done: 0 });
    const from = (await owner.api("GET", `/api/job/single/${job}/`)).body.objection_from;
    expect(Math.abs(Date.parse(from) - ago(1))).toBeLessThan(5_000);
    expect((await paymentOf(helper, payment.id)).job_objection_from).toBe(from);
    await cron("release", ago(-4.1), owner.id);
    expect(await timesNotified(owner, "work_done")).toBe(2);
    expect(await cron("release", ago(-5.9), owner.id)).toEqual({ done: 0 });
    expect(await cron("release", ago(-6.1), owner.id)).toEqual({ done: 1 });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
  });

  it("that is withdrawn after the 75 days gives nothing back: the work is done", async () => {
    const { owner, helper, job, payment } = await aPaidDeal();
    await act(helper, job, "done");
    await dispute(owner, payment.id);
    await close(owner, payment.id);
    await moved("payment", "id", payment.id, { paid_at: ago(76) });
    expect(await cron("release", Date.now(), owner.id)).toEqual({ done: 0 });
    expect(await cron("release", ago(-7.1), owner.id)).toEqual({ done: 1 });
    expect(await valueOf("payment", payment.id, "status")).toBe("released");
  });
});

describe("a dispute that is withdrawn and opened again", () => {
  const earlier = (id: number, days: number) =>
    db
      .prepare(
        `UPDATE dispute SET created_at = created_at - ?2, desk_at = desk_at - ?2, closed_at = closed_at - ?2
         WHERE payment_id = ?1`,
      )
      .bind(id, days * DAY)
      .run();

  it("is with our team at once when the former one was", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    await cron("release", Date.now() + 7.1 * DAY, owner.id);
    await close(owner, id);
    const before = (await mailsTo(owner.id)).filter(({ template }) => template === "dispute_opened").length;
    expect((await dispute(owner, id)).body.dispute).toMatchObject({ status: "desk", proposals: [] });
    expect(await propose(helper, id, "10")).toMatchObject(TRANSITION);
    const after = (await mailsTo(owner.id)).filter(({ template }) => template === "dispute_opened").length;
    expect(after).toBe(before);
    expect(await timesNotified(helper, "dispute")).toBe(5);
  });

  it("goes to our team after the days to agree, taken together", async () => {
    const { owner, id } = await aDisputedDeal();
    await earlier(id, 4);
    await close(owner, id);
    expect((await dispute(owner, id)).body.dispute.status).toBe("open");
    await db
      .prepare("UPDATE dispute SET created_at = created_at - ? WHERE status = 'open'")
      .bind(4 * DAY)
      .run();
    await close(owner, id);
    expect((await dispute(owner, id)).body.dispute.status).toBe("desk");
  });
});
