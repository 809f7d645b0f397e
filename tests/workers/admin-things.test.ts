import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { job as jobSchema } from "~/domain/jobs/job";
import { aComment, anAdmin, aReview, auditOf, STATED } from "./admin-fixtures";
import { type Person, signedUp, visitor } from "./client";
import { aPaidDeal, balanceOf, sums } from "./money";
import { aBid, aJob, neighbours, notificationTypesOf, tally, valueOf } from "./world";

const why = STATED;

let admin: Person;
let placer: Person;
let helper: Person;
let job: number;
beforeEach(async () => {
  admin = await anAdmin();
  ({ placer, helper, job } = await neighbours({ location_details: "Tweede bel" }));
});

describe("an admin", () => {
  it("has no rights over other people's things but at the desk", async () => {
    const bid = await aBid(helper, job);
    const statuses = async (calls: [string, string, unknown?][]) =>
      Promise.all(calls.map(async ([method, path, body]) => (await admin.api(method, path, body)).status));
    expect(
      await statuses([
        ["PATCH", `/api/job/single/${job}/?action=delete`],
        ["GET", `/api/job/single/${job}/bids/`],
        ["PATCH", "/api/bid/", { bid_id: bid.id, status: "rejected" }],
        ["GET", `/api/chat/${bid.chat.uri}/message/`],
      ]),
    ).toEqual([403, 403, 404, 404]);
    expect((await admin.api("GET", `/api/job/single/${job}/`)).body).toMatchObject({
      bids: [],
      location_details: null,
    });
  });
});

describe("jobs at the desk", () => {
  it("are shown as their owners see them, with full names, whatever their status, and found by their words", async () => {
    const mark = `z${crypto.randomUUID().slice(0, 8)}`;
    const one = await aJob(placer, { title: `Kast ${mark}`, location_details: "Tweede bel" });
    const two = await aJob(placer, { description: `Onder de ${mark.toUpperCase()} trap`, status: "deleted" });
    await aBid(helper, one);
    const list = async (query: string) => (await admin.api("GET", `/api/admin/jobs/?${query}`)).body;
    const found = await list(`search=${mark}`);
    expect(found.results.map(({ id }: { id: number }) => id)).toEqual([two, one]);
    expect(found).toMatchObject({ count: 2, results: [{ status: "deleted" }, { location_details: "Tweede bel" }] });
    const own = (await placer.api("GET", `/api/job/single/${one}/`)).body;
    const bids = own.bids.map((bid: { user: object }) => ({ ...bid, user: { ...bid.user, name: "Hassan Bakker" } }));
    expect(found.results[1]).toEqual(jobSchema.parse({ ...own, bids }));
    expect((await list(`search=kast%20${mark}`)).results[0].id).toBe(one);
    expect((await list(`search=${mark}&status=deleted`)).results[0].id).toBe(two);
    expect((await list(`search=${mark}&status=solved`)).count).toBe(0);
    const ids = async (query: string) => (await list(query)).results.map(({ id }: { id: number }) => id);
    await admin.api("DELETE", `/api/admin/jobs/${one}/`, why);
    expect(await ids(`search=${mark}`)).toEqual([two, one]);
    expect(await ids(`search=%23c4%23%20${mark}`)).toEqual([]);
    expect((await list("page=99999")).results).toEqual([]);
    expect(await list("page=0")).toEqual({ page: ["Ongeldige pagina."] });
  });

  it("are deleted with what is held refunded first", async () => {
    const deal = await aPaidDeal();
    const { status, body } = await admin.api("DELETE", `/api/admin/jobs/${deal.job}/`, why);
    expect([status, body]).toEqual([204, null]);
    expect(await valueOf("SELECT status FROM job WHERE id = ?", deal.job)).toBe("deleted");
    expect(await valueOf("SELECT status FROM payment WHERE id = ?", deal.payment.id)).toBe("refunded");
    expect(await balanceOf(`held:${deal.payment.id}`)).toBe(0);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
    expect(await auditOf("job", deal.job)).toEqual([["delete", "Tegen de regels"]]);
    expect((await deal.helper.api("GET", `/api/job/single/${deal.job}/`)).body.status).toBe("deleted");
  });

  it("are deleted with the money that the admin saw, or not at all", async () => {
    const deal = await aPaidDeal();
    const remove = (total: string) => admin.api("DELETE", `/api/admin/jobs/${deal.job}/`, { ...why, total });
    expect(await remove("0.00")).toMatchObject({ status: 409, body: { code: "money_changed" } });
    expect(await valueOf("SELECT status FROM payment WHERE id = ?", deal.payment.id)).toBe("held");
    expect((await remove("105.00")).status).toBe(204);
    const { deal_ends } = (await admin.api("GET", `/api/admin/jobs/${deal.job}/`)).body;
    expect(deal_ends).toMatchObject([
      { helper: { id: deal.helper.id }, end: "taken_down", refund: "105.00", compensation: "0.00" },
    ]);
    expect(Date.now() - Date.parse(deal_ends[0].at)).toBeLessThan(60_000);
  });

  it("are deleted once, and not while they are disputed", async () => {
    const path = `/api/admin/jobs/${job}/`;
    expect(Object.keys((await admin.api("DELETE", path)).body).sort()).toEqual(["reason"]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.api("DELETE", path, why)));
    expect(tally(answers)).toEqual({ 204: 1, "410 job_deleted": 7 });
    expect(await auditOf("job", job)).toHaveLength(1);
    expect((await admin.api("DELETE", "/api/admin/jobs/9999999/", why)).body.code).toBe("job_not_found");
    const deal = await aPaidDeal();
    await valueOf("UPDATE payment SET status = 'disputed' WHERE id = ? RETURNING id", deal.payment.id);
    expect((await admin.api("DELETE", `/api/admin/jobs/${deal.job}/`, why)).body.code).toBe("disputed");
    expect(await auditOf("job", deal.job)).toEqual([]);
  });
});

describe("comments at the desk", () => {
  it("are deleted with their reply", async () => {
    const { target_id: id } = await aComment(job, helper);
    const path = `/api/admin/comments/${id}/`;
    expect(Object.keys((await admin.api("DELETE", path)).body).sort()).toEqual(["reason"]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin.api("DELETE", path, why)));
    expect(tally(answers)).toEqual({ 204: 1, "404 not_found": 4 });
    expect((await visitor.api("GET", `/api/job/single/${job}/comments/`)).body.count).toBe(0);
    expect(await auditOf("comment", id)).toEqual([["delete", "Tegen de regels"]]);
  });
});

describe("a job of an admin, and the questions about it", () => {
  it.each(["owner", "helper or asker"])("are not removed by its %s", async (role) => {
    const [owner, other] = [await anAdmin(), await anAdmin()];
    const job = await aJob(owner);
    const comment = await aComment(job, other);
    await env.DB.prepare("UPDATE job SET helper_id = ? WHERE id = ?").bind(other.id, job).run();
    const involved = role === "owner" ? owner : other;
    const remove = (who: Person, what: string) => who.api("DELETE", `/api/admin/${what}/`, STATED);
    for (const what of [`jobs/${job}`, `comments/${comment.target_id}`]) {
      expect([what, (await remove(involved, what)).status]).toEqual([what, 403]);
    }
    expect((await remove(await anAdmin(), `comments/${comment.target_id}`)).status).toBe(204);
  });
});

describe("reviews at the desk", () => {
  const rating = async (of: Person) => (await visitor.api("GET", `/api/user/data/${of.id}/`)).body.rating;

  it("are changed, hidden and shown; the rating follows", async () => {
    const { target_id: id } = await aReview(job, placer, helper);
    const change = (of: object) => admin.api("PATCH", `/api/admin/reviews/${id}/`, { ...of, ...why });
    const { status, body } = await change({ text: "Netter gezegd" });
    expect([status, body]).toEqual([
      200,
      {
        id,
        job,
        job_title: "Schutting schilderen",
        author: expect.objectContaining({ id: placer.id, name: "Petra de Vries" }),
        user: helper.id,
        reviewed_user: expect.objectContaining({ id: helper.id, name: expect.stringMatching(/\S/) }),
        rating: 1,
        text: "Netter gezegd",
        reply: null,
        visible: true,
        as_helper: true,
        created_at: expect.any(String),
      },
    ]);
    expect((await change({ visible: false })).body.visible).toBe(false);
    expect(await rating(helper)).toBeNull();
    await visitor.api("POST", "/api/dev/cron/", { task: "reviews", now: "2099-01-01T00:00:00Z", user: helper.id });
    expect(await rating(helper)).toBeNull();
    expect((await change({ visible: true })).body).toMatchObject({ visible: true, text: "Netter gezegd" });
    expect(await rating(helper)).toBe(1);
    expect(await auditOf("review", id)).toHaveLength(3);
    expect(Object.keys((await admin.api("PATCH", `/api/admin/reviews/${id}/`, { text: "" })).body).sort()).toEqual([
      "reason",
      "text",
    ]);
  });

  it("that were hidden are told of when they are shown", async () => {
    const { target_id: id } = await aReview(job, placer, helper, "hidden");
    const show = () => admin.api("PATCH", `/api/admin/reviews/${id}/`, { visible: true, ...why });
    const answers = await Promise.all(Array.from({ length: 5 }, show));
    expect(tally(answers)).toEqual({ 200: 5 });
    expect((await notificationTypesOf(helper)).filter((type) => type === "review")).toHaveLength(1);
    expect(await rating(helper)).toBe(1);
  });

  it("are not decided about by who wrote them or whom they are about", async () => {
    for (const [author, subject] of [
      [admin, helper],
      [placer, admin],
    ] as const) {
      const path = `/api/admin/reviews/${(await aReview(job, author, subject)).target_id}/`;
      expect((await admin.api("PATCH", path, { visible: false, ...why })).body.code).toBe("own_case");
      expect((await admin.api("DELETE", path, why)).body.code).toBe("own_case");
    }
  });

  it("are removed, and count no more", async () => {
    const { target_id: id } = await aReview(job, placer, helper);
    expect((await admin.api("DELETE", `/api/admin/reviews/${id}/`, why)).status).toBe(204);
    expect(await rating(helper)).toBeNull();
    const path = `/api/admin/reviews/${id}/`;
    expect((await admin.api("DELETE", path, why)).status).toBe(404);
    expect((await admin.api("PATCH", path, { visible: true, ...why })).status).toBe(404);
    expect(await rating(helper)).toBeNull();
    expect(await auditOf("review", id)).toEqual([["delete", "Tegen de regels"]]);
    for (const method of ["DELETE", "PATCH"]) {
      expect((await admin.api(method, "/api/admin/reviews/9999999/", why)).status).toBe(404);
    }
  });
});

describe("the audit log", () => {
  it("is read newest first, and only ever added to", async () => {
    const someone = await signedUp();
    await admin.api("POST", `/api/admin/users/${someone.id}/suspend/`, why);
    await admin.api("DELETE", `/api/admin/jobs/${job}/`, why);
    const { body } = await admin.api("GET", "/api/admin/audit/");
    expect(body.count).toBe(await valueOf("SELECT count(*) FROM audit"));
    expect(body.results.slice(0, 2)).toEqual([
      expect.objectContaining({ action: "delete", target_type: "job", target_id: job, reason: "Tegen de regels" }),
      {
        id: expect.any(Number),
        admin: expect.objectContaining({ id: admin.id, name: "Beheer" }),
        action: "suspend",
        target_type: "user",
        target_id: someone.id,
        reason: "Tegen de regels",
        created_at: expect.any(String),
      },
    ]);
    await expect(valueOf("DELETE FROM audit RETURNING id")).rejects.toThrow("only added to");
  });
});
