import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { type Person, visitor } from "./client";
import { db } from "./money";
import { aBid, inDirectMode, neighbours } from "./world";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function aDirectDeal() {
  const { placer, helper, job } = await neighbours();
  const bid = await aBid(helper, job);
  const [asPlacer, asHelper] = [inDirectMode(placer), inDirectMode(helper)];
  expect((await asPlacer("PATCH", "/api/bid/", { bid_id: bid.id, status: "accepted" })).status).toBe(200);
  const request = () =>
    asHelper("POST", "/api/payment/", { chat_uri: bid.chat_uri, amount: "60.00", description: "Plank" });
  return { placer, helper, job, uri: bid.chat_uri, asPlacer, asHelper, request };
}

const act = (job: number, action: string) => `/api/job/single/${job}/?action=${action}`;

async function mailOf(person: Person, template: string): Promise<string | undefined> {
  await deliverDue(env, Date.now() + 60_000);
  const { results } = (await visitor.api("GET", `/api/dev/outbox/?to=${person.email}&template=${template}`)).body;
  return results[0]?.text;
}

describe("between two who pay each other", () => {
  it("a request outlives the completed job, is settled after it, and another can follow", async () => {
    const { job, asPlacer, asHelper, request } = await aDirectDeal();
    const { id } = (await request()).body;
    await asHelper("PATCH", act(job, "done"));
    expect((await asPlacer("PATCH", act(job, "solve"))).status).toBe(200);
    expect((await asHelper("GET", `/api/payment/${id}/`)).body).toMatchObject({ status: "open", lapsed: false });
    const settled = { payment_id: id, status: "settled" };
    expect((await asPlacer("PUT", "/api/payment/transaction/", settled)).body).toMatchObject({ status: "settled" });
    expect((await request()).status).toBe(201);
  });

  it("a request ends with the deal", async () => {
    const { job, asPlacer, asHelper, request } = await aDirectDeal();
    const { id } = (await request()).body;
    await asPlacer("PATCH", act(job, "cancel"));
    expect((await asHelper("GET", `/api/payment/${id}/`)).body).toMatchObject({ status: "cancelled" });
    expect((await request()).status).toBe(403);
  });

  it("finished work is no payment by us, in the mail, the reminder and the notifications", async () => {
    const { placer, job, asPlacer, asHelper } = await aDirectDeal();
    await asHelper("PATCH", act(job, "done"));
    const now = new Date(Date.now() + 5.1 * DAY).toISOString();
    await visitor.api("POST", "/api/dev/cron/", { task: "release", user: placer.id, now });
    const { results } = (await asPlacer("GET", "/api/notifications/")).body;
    const told = results.filter(({ type }: { type: string }) => type === "work_done");
    expect(told).toHaveLength(2);
    const said = [await mailOf(placer, "work_marked_done"), await mailOf(placer, "work_done")];
    for (const text of [...said, ...told.map((one: { text: string }) => one.text)]) {
      expect(text).toContain("ronden");
      expect(text).not.toMatch(/via ons|geschil/);
    }
  });

  it("a report of absence changes the record alone, and so says its mail", async () => {
    const { helper, uri, asPlacer, asHelper } = await aDirectDeal();
    const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
    await asHelper("POST", `/api/chat/${uri}/appointment/`, { starts_at: at(1), ends_at: at(2) });
    await asPlacer("PATCH", `/api/chat/${uri}/appointment/`, { status: "accepted" });
    await db
      .prepare("UPDATE appointment SET starts_at = starts_at - ?1, ends_at = ends_at - ?1")
      .bind(2 * HOUR)
      .run();
    expect((await asPlacer("PATCH", `/api/chat/${uri}/appointment/`, { status: "missed" })).status).toBe(200);
    const text = await mailOf(helper, "missed");
    expect(text).toContain("telt het als niet gekomen");
    expect(text).not.toContain("deal stopt");
  });
});
