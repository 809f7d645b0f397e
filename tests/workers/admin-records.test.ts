import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { job as jobSchema } from "~/domain/jobs/job";
import { aFailedDelivery, anAdmin, aReport, aReview, STATED, user } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { type Person, visitor } from "./client";
import { aPaidDeal } from "./money";
import { aBid, aJob, neighbours } from "./world";

const why = STATED;

let admin: Person;
let placer: Person;
let helper: Person;
let job: number;
const get = async (path: string) => (await admin.api("GET", path)).body;
const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);
beforeEach(async () => {
  admin = await anAdmin();
  ({ placer, helper, job } = await neighbours({ location_details: "Tweede bel" }));
});

describe("of one person the desk sees", () => {
  it("the reports about them or what is theirs", async () => {
    const about = await aReport({ target_type: "job", target_id: job }, helper);
    await aReport(user(helper), placer);
    expect(idsOf(await get(`/api/admin/reports/?user=${placer.id}`))).toEqual([about.id]);
    expect(idsOf(await get(`/api/admin/reports/?user=${placer.id}&status=closed`))).toEqual([]);
    expect(await get("/api/admin/reports/?user=x")).toHaveProperty("user");
  });

  it("their jobs, in every status", async () => {
    const deleted = await aJob(placer, { status: "deleted" });
    await aJob(helper);
    expect(idsOf(await get(`/api/admin/jobs/?user=${placer.id}`))).toEqual([deleted, job]);
    expect(idsOf(await get(`/api/admin/jobs/?user=${placer.id}&status=open`))).toEqual([job]);
  });

  it("the jobs they bid on, and those where their bid was accepted", async () => {
    await aBid(helper, job);
    const { owner, helper: chosen, job: agreed } = await aPaidDeal();
    expect(idsOf(await get(`/api/admin/jobs/?bidder=${helper.id}`))).toEqual([job]);
    expect(idsOf(await get(`/api/admin/jobs/?helper=${helper.id}`))).toEqual([]);
    expect(idsOf(await get(`/api/admin/jobs/?helper=${chosen.id}`))).toEqual([agreed]);
    expect(idsOf(await get(`/api/admin/jobs/?helper=${owner.id}`))).toEqual([]);
  });

  it("the reviews of them and by them, shown or not, but no deleted one", async () => {
    const { target_id: shown } = await aReview(job, placer, helper);
    const { target_id: waiting } = await aReview(job, helper, placer, "hidden");
    const other = await aJob(placer);
    const { target_id: gone } = await aReview(other, placer, helper);
    const unreasoned = await admin.api("DELETE", `/api/admin/reviews/${gone}/`, {});
    expect(unreasoned).toMatchObject({ status: 400, body: { reason: [expect.any(String)] } });
    await admin.api("DELETE", `/api/admin/reviews/${gone}/`, why);
    for (const { id } of [placer, helper]) {
      expect(idsOf(await get(`/api/admin/reviews/?user=${id}`))).toEqual([waiting, shown]);
    }
    expect(idsOf(await get(`/api/admin/reviews/?user=${helper.id}&visible=true`))).toEqual([shown]);
    expect(idsOf(await get(`/api/admin/reviews/?user=${helper.id}&visible=false`))).toEqual([waiting]);
    expect(idsOf(await get("/api/admin/reviews/")).slice(0, 2)).toEqual([waiting, shown]);
    expect(await get("/api/admin/reviews/?visible=soms")).toHaveProperty("visible");
  });
});

describe("one thing at the desk", () => {
  it("is a job as its owner sees it, with full names, also a deleted one", async () => {
    await aBid(helper, job);
    const own = (await placer.api("GET", `/api/job/single/${job}/`)).body;
    const bids = own.bids.map((bid: { user: object }) => ({ ...bid, user: { ...bid.user, name: "Hassan Bakker" } }));
    expect(await get(`/api/admin/jobs/${job}/`)).toEqual({
      ...jobSchema.parse({ ...own, bids }),
      deal_ends: [],
      involved: false,
      cancellations: null,
    });
    expect(own).toMatchObject({ location_details: "Tweede bel", bids: [expect.anything()] });
    await admin.api("DELETE", `/api/admin/jobs/${job}/`, why);
    expect(await get(`/api/admin/jobs/${job}/`)).toMatchObject({ id: job, status: "deleted" });
    expect((await get("/api/admin/jobs/9999999/")).code).toBe("job_not_found");
  });

  it("is a job of which an admin reads who may end the deal now, as the two read it", async () => {
    const deal = await aPaidDeal();
    const page = await browserOf(admin);
    const read = async () => {
      const seen = await Promise.all(
        [deal.owner, deal.helper].map(async ({ api }) => (await api("GET", `/api/job/single/${deal.job}/`)).body),
      );
      const [owner, bidder] = seen.map(({ cancellation }) => cancellation);
      const { cancellations } = await get(`/api/admin/jobs/${deal.job}/`);
      expect(cancellations).toEqual({ owner, helper: bidder });
      return textOf(await page.get(`/admin/jobs/${deal.job}`));
    };
    expect(await read()).toMatch(
      /De plaatser annuleert Ja € 105(,00)? € 0(,00)? Er is geen tijd afgesproken De klusser trekt zich terug Ja € 105/,
    );
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    expect(await read()).toMatch(/De plaatser annuleert Nee – – Het werk is klaar/);
  });

  it("is a payment, as its payer sees it, with what was booked of it", async () => {
    const deal = await aPaidDeal();
    const id = deal.payment.id;
    const own = (await deal.owner.api("GET", `/api/payment/${id}/`)).body;
    const { redirect_url: _, ...seen } = await get(`/api/admin/payments/${id}/`);
    expect(seen).toMatchObject({ id, status: "held", amount: own.amount, job_id: deal.job });
    expect([seen.payer.id, seen.payee.id]).toEqual([deal.owner.id, deal.helper.id]);
    expect(await get(`/api/admin/ledger/?payment=${id}`)).toMatchObject({ sum: "0.00", count: expect.any(Number) });
    for (const who of [deal.owner, deal.helper]) {
      expect((await who.api("GET", `/api/admin/payments/${id}/`)).status).toBe(403);
    }
    expect((await get("/api/admin/payments/9999999/")).code).toBe("not_found");
  });

  it("is a review that waits for the other one, until it is deleted", async () => {
    const { target_id: id } = await aReview(job, placer, helper, "hidden");
    expect(await get(`/api/admin/reviews/${id}/`)).toMatchObject({
      id,
      visible: false,
      author: { name: "Petra de Vries" },
    });
    await admin.api("DELETE", `/api/admin/reviews/${id}/`, why);
    expect((await get(`/api/admin/reviews/${id}/`)).code).toBe("not_found");
  });

  it("is what could not be delivered, also after an admin ended it", async () => {
    const id = await aFailedDelivery();
    expect(await get(`/api/admin/outbox/${id}/`)).toMatchObject({ id, kind: "mail", attempts: 8 });
    await admin.api("POST", `/api/admin/outbox/${id}/retry/`, why);
    expect(await get(`/api/admin/outbox/${id}/`)).toMatchObject({ id, failed_at: null });
    const page = await (await browserOf(admin)).get(`/admin/outbox/${id}/retry`);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain("Opnieuw bezorgd. Je hoeft hier niets meer te doen.");
  });

  it("is not what was delivered", async () => {
    const sql = "SELECT max(id) AS id FROM outbox WHERE failed_at IS NULL AND id NOT IN (SELECT target_id FROM audit)";
    const id = await env.DB.prepare(sql).first<number>("id");
    expect((await get(`/api/admin/outbox/${id}/`)).code).toBe("not_found");
  });
});

describe("the audit log", () => {
  it("is read for one thing, or one kind of things", async () => {
    await admin.api("POST", `/api/admin/users/${helper.id}/suspend/`, why);
    await admin.api("POST", `/api/admin/users/${helper.id}/restore/`, why);
    await admin.api("DELETE", `/api/admin/jobs/${job}/`, why);
    const of = async (query: string) => {
      const { count, results } = await get(`/api/admin/audit/?${query}`);
      return [count, results.map(({ action }: { action: string }) => action)];
    };
    expect(await of(`target_type=user&target_id=${helper.id}`)).toEqual([2, ["restore", "suspend"]]);
    expect(await of(`target_type=job&target_id=${helper.id}`)).toEqual([0, []]);
    const jobs = await get("/api/admin/audit/?target_type=job");
    expect(jobs.count).toBe(
      await env.DB.prepare("SELECT count(*) AS n FROM audit WHERE target_type = 'job'").first<number>("n"),
    );
    expect(jobs.results[0]).toMatchObject({ action: "delete", target_id: job });
    expect(await get("/api/admin/audit/?target_type=iets")).toHaveProperty("target_type");
    expect((await visitor.api("GET", "/api/admin/audit/?target_type=job")).status).toBe(401);
  });
});
