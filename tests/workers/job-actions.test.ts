import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { signedUp, visitor } from "./client";
import {
  aDeal,
  aPaidDeal,
  aPayableBid,
  aTapJob,
  balanceOf,
  db,
  entriesOf,
  opened,
  succeeded,
  sums,
  valueOf,
} from "./money";
import { act, notificationTypesOf } from "./world";

const statusOf = (job: number) => valueOf("job", job, "status");
const set = (job: number, sql: string) => db.prepare(`UPDATE job SET ${sql} WHERE id = ?`).bind(job).run();
const setPayment = (id: number, status: string) =>
  db.prepare("UPDATE payment SET status = ? WHERE id = ?").bind(status, id).run();

describe("who may", () => {
  it("is asked before what", async () => {
    const { owner, helper, job } = await aPaidDeal();
    const stranger = await signedUp();
    expect(await act(visitor, job, "solve")).toMatchObject({ status: 401 });
    expect(await act(stranger, job, "odd")).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    expect(await act(helper, job, "solve")).toMatchObject({ status: 403 });
    expect(await act(owner, job, "done")).toMatchObject({ status: 403 });
    expect(await act(owner, job, "odd")).toMatchObject({ status: 400, body: { action: expect.any(Array) } });
    expect(await owner.api("PATCH", `/api/job/single/${job}/`)).toMatchObject({
      status: 400,
      body: { action: ["Dit veld is verplicht."] },
    });
    expect(await act(owner, 999_999, "solve")).toMatchObject({ status: 404, body: { code: "job_not_found" } });
    expect(await statusOf(job)).toBe("reserved");
  });

  it("of a deleted job: gone, but for its parties", async () => {
    const owner = await signedUp();
    const job = await aTapJob(owner);
    expect(await act(owner, job, "delete")).toMatchObject({ status: 200, body: { status: "deleted" } });
    for (const action of ["solve", "reserve", "cancel", "delete", "renew"]) {
      expect(await act(owner, job, action)).toMatchObject({ status: 409, body: { code: "transition" } });
    }
    expect(await act(await signedUp(), job, "solve")).toMatchObject({ status: 410, body: { code: "job_deleted" } });
  });
});

describe("what is not possible in a status", () => {
  it.each([
    ["open", ["cancel"]],
    ["reserved", ["reserve", "renew"]],
    ["solved", ["solve", "reserve", "renew"]],
  ])("%s", async (status, actions) => {
    const owner = await signedUp();
    const job = await aTapJob(owner);
    await set(job, `status = '${status}', listed = ${status === "open" ? 1 : 0}`);
    for (const action of actions) {
      expect(await act(owner, job, action)).toMatchObject({ status: 409, body: { code: "transition" } });
    }
    expect(await statusOf(job)).toBe(status);
  });
});

describe("an open job", () => {
  it("that is reserved by hand keeps its bids waiting and takes no payment", async () => {
    const { owner, job, bid } = await aDeal();
    const payment = await opened(owner, bid);
    expect(await act(owner, job, "reserve")).toMatchObject({ status: 200, body: { status: "reserved" } });
    expect(await valueOf("bid", bid.id, "status")).toBe("pending");
    expect(await valueOf("payment", payment.id, "status")).toBe("cancelled");
    await succeeded(payment.session, 10_500);
    expect(await valueOf("payment", payment.id, "status")).toBe("refunded");
    expect(await act(owner, job, "cancel")).toMatchObject({ status: 200, body: { status: "open" } });
    expect(await valueOf("job", job, "listed")).toBe(1);
    expect(await valueOf("bid", bid.id, "status")).toBe("pending");
  });

  it.each(["solve", "delete"])("ends with %s: who had offered is told, what was opened lapses", async (action) => {
    const { owner, helper, job, bid } = await aDeal();
    const payment = await opened(owner, bid);
    expect(await act(owner, job, action)).toMatchObject({ status: 200 });
    expect(await valueOf("bid", bid.id, "status")).toBe("rejected");
    expect(await notificationTypesOf(helper)).toEqual(["bid_rejected"]);
    expect(await valueOf("payment", payment.id, "status")).toBe("cancelled");
    expect(await valueOf("job", job, "listed")).toBe(0);
  });

  it("is renewed for thirty days from now", async () => {
    const owner = await signedUp();
    const job = await aTapJob(owner);
    await set(job, "expires_at = 1");
    const { status, body } = await act(owner, job, "renew");
    expect(status).toBe(200);
    expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
  });
});

describe("a job that is paid for", () => {
  it("pays the helper when it is solved, by the books", async () => {
    const { owner, helper, job, payment } = await aPaidDeal();
    expect(await act(owner, job, "solve")).toMatchObject({ status: 200, body: { status: "solved" } });
    expect(await entriesOf(`released:${payment.id}`)).toEqual({
      [`held:${payment.id}`]: -10_500,
      [`balance:${helper.id}`]: 9500,
      platform: 1000,
    });
    expect(await helper.api("GET", `/api/payment/${payment.id}/`)).toMatchObject({
      body: { status: "released", released_at: expect.any(String) },
    });
    expect(await notificationTypesOf(helper)).toContain("payment_released");
    expect(await valueOf("user", helper.id, "jobs_done")).toBe(1);
    expect(await act(owner, job, "cancel")).toMatchObject({ status: 409, body: { code: "already_paid" } });
    expect(await act(owner, job, "delete")).toMatchObject({ status: 200 });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
  });

  it("gives everything back when it is cancelled, and hides the address again", async () => {
    const { owner, helper, job, bid, payment } = await aPaidDeal();
    const seen = await helper.api("GET", `/api/job/single/${job}/`);
    expect(seen.body.location_details).toBe("Tweede bel");
    expect(await act(owner, job, "cancel")).toMatchObject({ status: 200, body: { status: "open", done_at: null } });
    expect(await entriesOf(`refunded:${payment.id}`)).toEqual({ [`held:${payment.id}`]: -10_500, outside: 10_500 });
    expect(await owner.api("GET", `/api/payment/${payment.id}/`)).toMatchObject({
      body: { status: "refunded", refunded_amount: "105.00" },
    });
    expect(await valueOf("bid", bid.id, "status")).toBe("rejected");
    for (const person of [owner, helper]) expect((await notificationTypesOf(person)).at(-1)).toBe("deal_ended");
    expect((await helper.api("GET", `/api/job/single/${job}/`)).body.location_details).toBeNull();
    const order = await db
      .prepare("SELECT payload FROM outbox WHERE key = ?")
      .bind(`refund:${payment.id}`)
      .first<string>("payload");
    expect(JSON.parse(order ?? "")).toEqual({ order: "refund", payment: payment.id, cents: 10_500 });
  });

  it("can be given to another afterwards", async () => {
    const { owner, job } = await aPaidDeal();
    await act(owner, job, "cancel");
    const other = await signedUp();
    const bid = await aPayableBid(job, owner, other, 4000);
    await succeeded((await opened(owner, bid)).session, 4200);
    expect(await valueOf("job", job, "helper_id")).toBe(other.id);
  });

  it("stays readable to its former helper when it is deleted", async () => {
    const { owner, helper, job } = await aPaidDeal();
    await act(owner, job, "cancel");
    await act(owner, job, "delete");
    expect(await helper.api("GET", `/api/job/single/${job}/`)).toMatchObject({ status: 200 });
    expect(await act(helper, job, "done")).toMatchObject({ status: 403 });
  });

  it("cannot be deleted, nor cancelled once the work is done", async () => {
    const { owner, helper, job } = await aPaidDeal();
    expect(await act(owner, job, "delete")).toMatchObject({ status: 409, body: { code: "money_open" } });
    const done = await act(helper, job, "done");
    expect(done).toMatchObject({ status: 200, body: { status: "reserved", done_at: expect.any(String) } });
    expect((await act(helper, job, "done")).body.done_at).toBe(done.body.done_at);
    expect(await notificationTypesOf(owner)).toEqual(["work_done"]);
    await deliverDue(env, Date.now() + 60_000);
    const { results } = (await visitor.api("GET", `/api/dev/outbox/?to=${owner.email}&template=work_marked_done`)).body;
    expect(results.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringMatching(new RegExp(`ronden we de klus over ${RELEASE_DAYS} dagen af\\. .* krijgt dan €\\s95\\.`)),
    ]);
    expect(results[0].text).toContain(`/task/${job}/actie/solve`);
    expect(await act(owner, job, "cancel")).toMatchObject({ status: 409, body: { code: "work_done" } });
    expect(await act(owner, job, "solve")).toMatchObject({ status: 200 });
    expect(await act(helper, job, "done")).toMatchObject({ status: 409, body: { code: "transition" } });
  });

  it.each(["solve", "cancel", "delete", "done"])("waits while it is disputed: %s", async (action) => {
    const { owner, helper, job, payment } = await aPaidDeal();
    await setPayment(payment.id, "disputed");
    const person = action === "done" ? helper : owner;
    expect(await act(person, job, action)).toMatchObject({ status: 409, body: { code: "disputed" } });
    expect(await balanceOf(`held:${payment.id}`)).toBe(10_500);
  });
});

describe("a solved job nobody was paid for", () => {
  it("opens again", async () => {
    const owner = await signedUp();
    const job = await aTapJob(owner);
    await act(owner, job, "solve");
    expect(await act(owner, job, "cancel")).toMatchObject({ status: 200, body: { status: "open" } });
    expect(await valueOf("job", job, "listed")).toBe(1);
  });
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
