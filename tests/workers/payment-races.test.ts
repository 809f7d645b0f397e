import { expect, it } from "vitest";
import { ConflictError, run, Transaction } from "../../workers/api/db/transaction";
import { applyEvent } from "../../workers/api/operations/money/events";
import { requestPayout } from "../../workers/api/operations/money/payout-request";
import { refundOfJob } from "../../workers/api/operations/money/refund";
import { releaseOfJob } from "../../workers/api/operations/money/release";
import { signedUp, visitor } from "./client";
import { aDeal, aPaidDeal, aPayableBid, balanceOf, db, earns, opened, succeeded, sums, valueOf } from "./money";

const statusesOf = (ids: number[]) => Promise.all(ids.map((id) => valueOf("payment", id, "status")));

const setStatus = (id: number, status: string) =>
  db.prepare("UPDATE payment SET status = ? WHERE id = ?").bind(status, id).run();

const anotherHeld = (id: number) =>
  db
    .prepare(
      `INSERT INTO payment (kind, status, payer_id, payee_id, job_id, amount, platform_cost, provider, created_at)
       SELECT 'request', 'held', payer_id, payee_id, job_id, 100, 5, 'sandbox', 0 FROM payment WHERE id = ?`,
    )
    .bind(id)
    .run();

it("holds one and refunds the other when two payments for one job succeed at once, twenty times over", async () => {
  for (let round = 0; round < 20; round++) {
    const { owner, job, bid } = await aDeal();
    const second = await aPayableBid(job, owner, await signedUp(), 8000);
    const payments = [await opened(owner, bid), await opened(owner, second)];
    // Both are paid before either event: an expired payment can still succeed.
    const cents = [10_500, 8400];
    await Promise.all(payments.map(({ session }, at) => succeeded(session, cents[at] ?? 0)));
    expect((await statusesOf(payments.map(({ id }) => id))).sort()).toEqual(["held", "refunded"]);
    expect(await Promise.all([bid.id, second.id].map((id) => valueOf("bid", id, "status")))).toEqual(
      expect.arrayContaining(["accepted", "rejected"]),
    );
    const held = await Promise.all(payments.map(({ id }) => balanceOf(`held:${id}`)));
    expect(held.filter((cents) => cents > 0)).toHaveLength(1);
  }
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});

it("books one success once, however often and under however many ids it is told at once", async () => {
  const { owner, bid } = await aDeal();
  const { id, session } = await opened(owner, bid);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => succeeded(session, 10_500, at % 2 ? `evt_same_${session}` : undefined)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await valueOf("payment", id, "status")).toBe("held");
  expect(await balanceOf(`held:${id}`)).toBe(10_500);
});

it("pays a job out once when it is solved twenty times at once", async () => {
  const { owner, helper, job } = await aPaidDeal();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => owner.api("PATCH", `/api/job/single/${job}/?action=solve`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
  expect(await valueOf("user", helper.id, "jobs_done")).toBe(1);
});

it("lets one of solve and cancel win, and the money go one way", async () => {
  for (let round = 0; round < 10; round++) {
    const { owner, helper, job, payment } = await aPaidDeal();
    const path = `/api/job/single/${job}/?action=`;
    const [solve, cancel] = await Promise.all([
      owner.api("PATCH", `${path}solve`),
      owner.api("PATCH", `${path}cancel`),
    ]);
    const status = await valueOf("payment", payment.id, "status");
    expect(await balanceOf(`held:${payment.id}`)).toBe(0);
    if (solve.status === 200) {
      expect(cancel).toMatchObject({ status: 409, body: { code: "already_paid" } });
      expect(status).toBe("released");
      expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
    } else {
      expect(cancel.status).toBe(200);
      expect(status).toBe("refunded");
      expect(await balanceOf(`balance:${helper.id}`)).toBe(0);
    }
  }
});

it("moves nothing on what was read when a dispute or another payment came in between", async () => {
  for (const statementsOf of [refundOfJob, releaseOfJob]) {
    for (const between of ["disputed", "one more held"]) {
      const { job, payment } = await aPaidDeal();
      const statements = await statementsOf(db, Date.now(), job);
      if (between === "disputed") await setStatus(payment.id, "disputed");
      else await anotherHeld(payment.id);
      await expect(run(db, ...statements)).rejects.toThrow(ConflictError);
      expect(await balanceOf(`held:${payment.id}`)).toBe(10_500);
    }
  }
});

it("either holds a payment or reserves the job by hand, never both ways", async () => {
  for (let round = 0; round < 10; round++) {
    const { owner, job, bid } = await aDeal();
    const { id, session } = await opened(owner, bid);
    const [reserved] = await Promise.all([
      owner.api("PATCH", `/api/job/single/${job}/?action=reserve`),
      visitor.api("POST", `/api/dev/pay/${session}/`, { action: "success" }),
    ]);
    expect(await valueOf("job", job, "status")).toBe("reserved");
    if (reserved.status === 200) {
      expect(await valueOf("payment", id, "status")).not.toBe("held");
      expect(await valueOf("bid", bid.id, "status")).toBe("pending");
    } else {
      expect(await valueOf("payment", id, "status")).toBe("held");
      expect(await valueOf("bid", bid.id, "status")).toBe("accepted");
    }
  }
});

it("never pays out more than there is, asked twenty times at once", async () => {
  const { owner, helper, job } = await aPaidDeal(10_000, { verification: "verified", iban: "NL91ABNA0417164300" });
  await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
  const answers = await Promise.all(Array.from({ length: 20 }, () => helper.api("POST", "/api/wallet/payout/", {})));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "nothing_to_pay_out")).toHaveLength(19);
  expect(await balanceOf(`balance:${helper.id}`)).toBe(0);
  const count = await db.prepare("SELECT count(*) AS n FROM payout WHERE user_id = ?").bind(helper.id).first("n");
  expect(count).toBe(1);
});

it("undoes a payout of more than there is by then", async () => {
  const { helper, owner, job } = await aPaidDeal();
  await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
  const order = { user: helper.id, iban: "NL91ABNA0417164300", amount: 9501, early: true };
  await expect(requestPayout(new Transaction(db), Date.now(), order)).rejects.toThrow(ConflictError);
  expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
});

it("pays many helpers out at once, each at the first try", async () => {
  const deals = await Promise.all([aPaidDeal(), aPaidDeal(), aPaidDeal(), aPaidDeal()]);
  for (const { owner, job } of deals) await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
  const ids = await Promise.all(
    deals.map(({ helper }) => {
      const order = { user: helper.id, iban: "NL91ABNA0417164300", amount: 9500, early: true };
      return requestPayout(new Transaction(db), Date.now(), order);
    }),
  );
  expect(new Set(ids).size).toBe(deals.length);
});

it("pays parts out as long as they are there", async () => {
  const { owner, helper, job } = await aPaidDeal(10_000, { verification: "verified", iban: "NL91ABNA0417164300" });
  await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => helper.api("POST", "/api/wallet/payout/", { amount: "10.00" })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  expect(await balanceOf(`balance:${helper.id}`)).toBe(500);
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});

it("books a payout that is told paid and returned at once as returned", async () => {
  for (let round = 0; round < 10; round++) {
    const helper = await signedUp({ verification: "verified", iban: "NL91ABNA0417164300" });
    await earns(helper, 10_000);
    const { body } = await helper.api("POST", "/api/wallet/payout/", { amount: "40.00" });
    const told = (event: "paid" | "failed") =>
      applyEvent(new Transaction(db), Date.now(), "sandbox", {
        about: "payout",
        id: `evt_${event}_${body.id}`,
        type: event,
        payout: body.id,
        event,
      });
    await Promise.all([told("paid"), told("failed")]);
    expect(await valueOf("payout", body.id, "status")).toBe("failed");
    expect(await balanceOf(`balance:${helper.id}`)).toBe(10_000);
  }
});
