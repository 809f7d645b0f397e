import { beforeEach, describe, expect, it } from "vitest";
import { findPayment } from "../../workers/api/db/payment";
import { ConflictError, run } from "../../workers/api/db/transaction";
import { paymentDecision } from "../../workers/api/operations/deals/payment-decision";
import { refundOfJob } from "../../workers/api/operations/money/refund";
import { releaseOfJob } from "../../workers/api/operations/money/release";
import { anAdmin, auditOf } from "./admin-fixtures";
import { mailsTo, type Person, visitor } from "./client";
import {
  aPaidDeal,
  asked,
  balanceOf,
  valueOf as columnOf,
  db,
  INTENT,
  onPage,
  refundsAtProvider,
  sessionOf,
  sums,
  webhook,
} from "./money";
import { atOnce, notificationTypesOf, tally, valueOf } from "./world";

const DAY = 86_400_000;
const why = { reason: "Nagekeken", statement: "We hebben met jullie allebei gebeld." };

let admin: Person;
let deal: Awaited<ReturnType<typeof aPaidDeal>>;
let id: number;
beforeEach(async () => {
  [admin, deal] = await Promise.all([anAdmin(), aPaidDeal()]);
  id = deal.payment.id;
});

describe("an admin sees full names", () => {
  it("in the list, on the page of a payment and among the bids of a job", async () => {
    for (const { id, name } of [
      { id: deal.owner.id, name: "Petra de Vries" },
      { id: deal.helper.id, name: "Hassan Bakker" },
    ])
      await db.prepare("UPDATE user SET name = ? WHERE id = ?").bind(name, id).run();
    const names = { payer: { name: "Petra de Vries" }, payee: { name: "Hassan Bakker" } };
    const { body } = await admin.api("GET", `/api/admin/payments/?user=${deal.owner.id}`);
    expect(body.results[0]).toMatchObject(names);
    expect((await admin.api("GET", `/api/admin/payments/${id}/`)).body).toMatchObject(names);
    const job = await admin.api("GET", `/api/admin/jobs/${deal.job}/`);
    expect(job.body.bids).toEqual([expect.objectContaining({ user: expect.objectContaining(names.payee) })]);
  });
});

const act = (deed: string, body: object = {}, payment = id, headers?: Record<string, string>) =>
  admin.api("POST", `/api/admin/payments/${payment}/${deed}/`, { ...why, ...body }, headers);

async function extraWork(): Promise<number> {
  const request = await asked(deal);
  const { body } = await deal.owner.api("POST", INTENT, request.intent);
  await onPage(sessionOf(body.redirect_url));
  return request.id;
}

const jobStatus = () => columnOf("job", deal.job, "status");
const statusOf = (payment: number) => columnOf("payment", payment, "status");
const release = async (days: number) =>
  visitor.api("POST", "/api/dev/cron/", {
    task: "release",
    now: new Date(Date.now() + days * DAY).toISOString(),
    user: deal.owner.id,
  });
const markDone = () => deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);

async function bothHeard(step: string, more: object = {}) {
  for (const person of [deal.owner, deal.helper]) {
    expect((await notificationTypesOf(person)).filter((type) => type === "payment_decision")).toHaveLength(1);
    const mail = (await mailsTo(person.id)).find(({ template }) => template === "payment_decision");
    expect(mail?.data).toMatchObject({ step, statement: why.statement, payment: id, ...more });
  }
}

describe("an admin refunds a held payment", () => {
  it("in whole: the job is open again, and both are notified", async () => {
    const { status, body } = await act("refund");
    expect([status, body.status, body.refunded_amount]).toEqual([200, "refunded", "105.00"]);
    expect(await jobStatus()).toBe("open");
    expect(await columnOf("bid", deal.bid.id, "status")).toBe("rejected");
    expect(await refundsAtProvider(id)).toEqual([10_500]);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(0);
    expect(await auditOf("payment", id)).toEqual([["refund", `helper 0.00 / 100.00: ${why.reason}`]]);
    await bothHeard("decided", { refund: "105.00", helper: "0.00", outcome: "open" });
    expect(await valueOf<string>("SELECT deal_end FROM bid WHERE id = ?", deal.bid.id)).toBe(
      JSON.stringify({ end: "team", refund: 10_500, credit: 0, helper: 0 }),
    );
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("in part: the rest goes to the helper, and the job is completed", async () => {
    const { status, body } = await act("refund", { amount: "40,00" });
    expect([status, body.status, body.refunded_amount, body.helper_amount]).toEqual([
      200,
      "released",
      "42.00",
      "57.00",
    ]);
    expect(await jobStatus()).toBe("solved");
    expect(await refundsAtProvider(id)).toEqual([4200]);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(5700);
    await bothHeard("decided", { refund: "42.00", helper: "57.00", outcome: "solved" });
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("together with the other held money of the job", async () => {
    const extra = await extraWork();
    await act("refund");
    await bothHeard("decided", { refund: "126.00" });
    expect(await statusOf(extra)).toBe("refunded");
    expect(await refundsAtProvider(extra)).toEqual([2100]);
    expect(await balanceOf(`held:${extra}`)).toBe(0);
  });

  it("of which in part: the extra work goes to the helper", async () => {
    const extra = await extraWork();
    await act("refund", { amount: "50" });
    expect([await statusOf(id), await statusOf(extra)]).toEqual(["released", "released"]);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(4750 + 1900);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("for extra work alone: the job goes on", async () => {
    const extra = await extraWork();
    const { body } = await act("refund", { amount: "10.00" }, extra);
    expect([body.status, body.refunded_amount]).toEqual(["released", "10.50"]);
    expect([await jobStatus(), await statusOf(id)]).toEqual(["reserved", "held"]);
    expect(await balanceOf(`held:${id}`)).toBe(10_500);
  });

  it("only as the admin saw it", async () => {
    expect(await act("refund", { total: "105.00", amount: "100.01" })).toMatchObject({ status: 400 });
    expect(Object.keys((await act("refund", { amount: "veel", reason: "", statement: "" })).body).sort()).toEqual([
      "amount",
      "reason",
      "statement",
    ]);
    await extraWork();
    expect(await act("refund", { total: "105.00" })).toMatchObject({ status: 409, body: { code: "money_changed" } });
    expect(await statusOf(id)).toBe("held");
    expect(await act("refund", { total: "126.00" })).toMatchObject({ status: 200 });
  });

  it("once, whoever else does it at the same moment", async () => {
    const answers = await atOnce(() => act("refund"));
    expect(tally(answers)).toEqual({ 200: 1, "409 transition": 19 });
    expect(await refundsAtProvider(id)).toEqual([10_500]);
    expect(await auditOf("payment", id)).toHaveLength(1);
  });

  it("once, when one form is posted twice", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const [one, two] = [await act("refund", {}, id, key), await act("refund", {}, id, key)];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await auditOf("payment", id)).toHaveLength(1);
  });
});

describe("an admin releases a held payment", () => {
  it("to the helper: the job is completed, and both are notified", async () => {
    const extra = await extraWork();
    const { status, body } = await act("release", { total: "126.00" });
    expect([status, body.status]).toEqual([200, "released"]);
    expect([await jobStatus(), await statusOf(extra)]).toEqual(["solved", "released"]);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(9500 + 1900);
    expect(await auditOf("payment", id)).toEqual([["release", why.reason]]);
    await bothHeard("decided", { refund: "0.00", helper: "114.00", outcome: "solved" });
    expect(await notificationTypesOf(deal.helper)).not.toContain("payment_released");
    expect(await notificationTypesOf(deal.owner)).toContain("review_request");
  });

  it("for extra work alone: the job goes on", async () => {
    const extra = await extraWork();
    expect((await act("release", {}, extra)).body.status).toBe("released");
    expect([await jobStatus(), await statusOf(id)]).toEqual(["reserved", "held"]);
  });
});

describe("an admin pauses the release", () => {
  it("until they resume it", async () => {
    const extra = await extraWork();
    await markDone();
    expect((await act("pause")).body).toMatchObject({ status: "held", paused_at: expect.any(String) });
    expect(await columnOf("payment", extra, "paused_at")).not.toBeNull();
    await release(8);
    expect([await statusOf(id), await jobStatus()]).toEqual(["held", "reserved"]);
    await bothHeard("paused");
    expect(await act("pause")).toMatchObject({ status: 409, body: { code: "transition" } });
    expect((await act("resume", {}, extra)).body.paused_at).toBeNull();
    expect(await columnOf("payment", id, "paused_at")).toBeNull();
    expect(await act("resume")).toMatchObject({ status: 409, body: { code: "transition" } });
    await release(8);
    expect([await statusOf(id), await statusOf(extra), await jobStatus()]).toEqual(["released", "released", "solved"]);
    expect(await auditOf("payment", id)).toEqual([["pause", why.reason]]);
    expect(await auditOf("payment", extra)).toEqual([["resume", why.reason]]);
  });

  it("and returns the money for work that never began after 75 days", async () => {
    await act("pause");
    await release(76);
    expect([await statusOf(id), await jobStatus()]).toEqual(["refunded", "open"]);
  });

  it("without a reminder to the owner, and keeps the money for work that is done until an admin decides", async () => {
    await markDone();
    await act("pause");
    await release(6);
    const reminders = () =>
      db
        .prepare(
          "SELECT count(*) AS n FROM notification WHERE user_id = ? AND type = 'work_done' AND data ->> 'reminder' = 1",
        )
        .bind(deal.owner.id)
        .first("n");
    expect(await reminders()).toBe(0);
    await release(76);
    expect([await statusOf(id), await jobStatus()]).toEqual(["held", "reserved"]);
  });

  describe("which stops the days to object", () => {
    const pass = (days: number) =>
      visitor.api("POST", "/api/dev/later/", { job: deal.job, hours: Math.round(days * 24) });
    const paidAfter = async (days: number) => {
      await release(days - 0.1);
      expect(await statusOf(id), `before ${days} days`).toBe("held");
      await release(days + 0.1);
      expect(await statusOf(id), `after ${days} days`).toBe("released");
    };

    it("and they go on when it is resumed", async () => {
      await extraWork();
      await markDone();
      await pass(4);
      await act("pause");
      await pass(8);
      await act("resume");
      await paidAfter(3);
    });

    it("with at least two left, and not twice for a dispute in the meantime", async () => {
      await markDone();
      await pass(6);
      await act("pause");
      await deal.owner.api("POST", `/api/payment/${id}/dispute/`, { reason: "Het is niet af." });
      await pass(20);
      await deal.owner.api("DELETE", `/api/payment/${id}/dispute/`);
      await pass(1);
      await act("resume");
      await paidAfter(2);
    });

    it("from when the work is done, and the owner is told that they cannot approve it yet", async () => {
      await act("pause");
      await pass(3);
      await markDone();
      const mails = await mailsTo(deal.owner.id);
      expect(mails.filter(({ template }) => template === "work_done_paused")).toHaveLength(1);
      expect(mails.filter(({ template }) => template === "work_marked_done")).toHaveLength(0);
      await pass(3);
      await act("resume");
      await paidAfter(7);
    });
  });

  it("so that the owner can neither approve nor cancel, until they resume it", async () => {
    const ownerDoes = (action: string) => deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=${action}`);
    await act("pause");
    for (const action of ["solve", "cancel"]) {
      expect(await ownerDoes(action), action).toMatchObject({ status: 409, body: { code: "paused" } });
    }
    await act("resume");
    expect([(await ownerDoes("solve")).status, await statusOf(id)]).toEqual([200, "released"]);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("so that the two cannot agree on it in a dispute, and our team decides", async () => {
    await act("pause");
    await deal.owner.api("POST", `/api/payment/${id}/dispute/`, { reason: "Het is niet af." });
    await deal.owner.api("POST", `/api/payment/${id}/dispute/proposal/`, { amount: "50.00" });
    const agreed = await deal.helper.api("POST", `/api/payment/${id}/dispute/accept/`);
    expect(agreed).toMatchObject({ status: 409, body: { code: "paused" } });
    const resolved = await admin.api("POST", `/api/admin/disputes/${id}/resolve/`, {
      ...why,
      outcome: "release",
      statement: "Het is af.",
    });
    expect([resolved.status, resolved.body.status]).toEqual([200, "released"]);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("while the helper can withdraw, and a withdrawal from the contract waits for our team", async () => {
    await act("pause");
    const { body } = await deal.owner.api("POST", `/api/payment/${id}/withdraw/`);
    expect([body.withdrawn.effect, await statusOf(id)]).toEqual(["answered", "held"]);
    expect((await deal.helper.api("DELETE", `/api/bid/?bid_id=${deal.bid.id}`)).status).toBe(204);
    expect([await statusOf(id), await jobStatus()]).toEqual(["refunded", "open"]);
  });

  it("and nothing that was read before pays the helper", async () => {
    const read = [
      await releaseOfJob(db, Date.now(), deal.job),
      await refundOfJob(db, Date.now(), deal.job, { compensation: 100 }),
    ];
    await act("pause");
    for (const statements of read) await expect(run(db, ...statements)).rejects.toThrow(ConflictError);
    expect(await balanceOf(`held:${id}`)).toBe(10_500);
  });

  it("or decides on what is paused, which lifts it", async () => {
    await act("pause");
    expect((await act("release")).body).toMatchObject({ status: "released", paused_at: null });
  });
});

describe("an admin writes a note", () => {
  it("for colleagues alone, whatever the status", async () => {
    await act("release");
    const balance = await balanceOf(`balance:${deal.helper.id}`);
    expect((await act("note", { reason: "Gebeld met Petra" })).status).toBe(200);
    expect(await auditOf("payment", id)).toEqual([
      ["release", why.reason],
      ["note", "Gebeld met Petra"],
    ]);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(balance);
    await bothHeard("decided");
  });
});

describe("an admin does not move", () => {
  it("money that is disputed, moved or unknown", async () => {
    await deal.owner.api("POST", `/api/payment/${id}/dispute/`, { reason: "Het is niet af." });
    for (const deed of ["refund", "release", "pause", "resume"]) {
      expect(await act(deed), deed).toMatchObject({ status: 409, body: { code: "disputed" } });
    }
    await deal.owner.api("DELETE", `/api/payment/${id}/dispute/`);
    await act("release");
    for (const deed of ["refund", "release", "pause", "resume"]) {
      expect(await act(deed), deed).toMatchObject({ status: 409, body: { code: "transition" } });
    }
    expect(await act("refund", {}, 9_999_999)).toMatchObject({ status: 404 });
  });

  it("money that the payer’s bank took back", async () => {
    const { session } = deal.payment;
    await webhook({
      type: "chargeback.opened",
      data: { session, reference: `cb_${session}`, amount: 10_500, currency: "eur" },
    });
    for (const deed of ["refund", "release", "pause"]) {
      expect(await act(deed), deed).toMatchObject({ status: 409, body: { code: "disputed" } });
    }
    expect(await balanceOf(`taken:${id}`)).toBe(10_500);
  });

  it("the payment of a bid while extra work of the job is disputed", async () => {
    const extra = await extraWork();
    await deal.owner.api("POST", `/api/payment/${extra}/dispute/`, { reason: "Te duur." });
    expect(await act("refund")).toMatchObject({ status: 409, body: { code: "disputed" } });
    expect(await act("release")).toMatchObject({ status: 409, body: { code: "disputed" } });
    expect(await statusOf(id)).toBe("held");
  });

  it("extra work while the bid is disputed, or its bank took it back", async () => {
    const extra = await extraWork();
    await deal.owner.api("POST", `/api/payment/${id}/dispute/`, { reason: "Het is niet af." });
    for (const deed of ["refund", "release", "pause"]) {
      expect(await act(deed, {}, extra), deed).toMatchObject({ status: 409, body: { code: "disputed" } });
    }
    expect(await act("note", { reason: "Gebeld" }, extra)).toMatchObject({ status: 200 });
    await deal.owner.api("DELETE", `/api/payment/${id}/dispute/`);
    const { session } = deal.payment;
    await webhook({
      type: "chargeback.opened",
      data: { session, reference: `cb_${session}`, amount: 10_500, currency: "eur" },
    });
    expect(await act("release", {}, extra)).toMatchObject({ status: 409, body: { code: "disputed" } });
    expect(await statusOf(extra)).toBe("held");
  });

  it("extra work of a job that was disputed after it was read", async () => {
    const extra = await findPayment(db, await extraWork());
    if (!extra) throw new Error("no extra work");
    const steps = await paymentDecision(db, Date.now(), extra, {
      earned: extra.amount,
      extraBack: false,
      statement: why.statement,
    });
    await deal.owner.api("POST", `/api/payment/${id}/dispute/`, { reason: "Het is niet af." });
    await expect(run(db, ...steps)).rejects.toThrow(ConflictError);
    expect(await statusOf(extra.id)).toBe("held");
  });
});
