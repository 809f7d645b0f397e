import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { INVITATIONS_A_DAY } from "~/domain/accounts/invitation";
import { sendMail } from "../../workers/api/tasks/mail";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { insertAcceptedBid } from "./rows";
import { aBid, aJob, atOnce, notificationTypesOf, setJob, tally } from "./world";

const ask = (by: Pick<Person, "api">, job: number | string, user: unknown) =>
  by.api("POST", `/api/job/single/${job}/invitation/`, { user });
const aHelper = (more: object = {}) => signedUp({ name: "Hassan Bakker", active_worker: 1, ...more });
const asked = async (by: Person, helper: Person) =>
  (await by.api("GET", `/api/user/data/${helper.id}/invitations/`)).body.jobs;

async function ownerAndHelper() {
  const [owner, helper] = [await signedUp({ name: "Petra de Vries" }), await aHelper()];
  return { owner, helper, job: await aJob(owner, { title: "Muur verven" }) };
}

describe("asking a helper for a job", () => {
  it("tells the helper, in the app and by mail, without a name", async () => {
    const { owner, helper, job } = await ownerAndHelper();
    const { status, body } = await ask(owner, job, helper.id);
    expect([status, body]).toEqual([201, { job, user: helper.id }]);
    const { results } = (await helper.api("GET", "/api/notifications/")).body;
    expect(results).toMatchObject([{ type: "invitation", link: `/task/${job}`, job }]);
    expect(results[0].text).toBe("Iemand wil graag dat jij ‘Muur verven’ doet. Bekijk de klus en doe een bod.");
    expect(JSON.stringify(results)).not.toContain("Petra");
    expect(await mailsTo(helper.id)).toMatchObject([{ template: "invitation", data: { job_title: "Muur verven" } }]);
    expect(await asked(owner, helper)).toEqual([job]);
  });

  it("is not mailed after the job was removed", async () => {
    const { owner, helper, job } = await ownerAndHelper();
    const order = { template: "invitation", user: helper.id, job, data: { job_title: "Muur verven" } } as const;
    expect(await sendMail(env, order, 0, Date.now())).toBe("sent");
    await setJob(job, "deleted");
    expect(await sendMail(env, order, 0, Date.now())).toBe("skipped");
    expect(await sendMail(env, { ...order, template: "bid_deleted" }, 0, Date.now())).toBe("sent");
    expect(await asked(owner, helper)).toEqual([]);
  });

  it("is done once for each helper and job, also when it is sent many times at once", async () => {
    const { owner, helper, job } = await ownerAndHelper();
    expect(tally(await atOnce(() => ask(owner, job, helper.id)))).toEqual({ 201: 1, "409 already_asked": 19 });
    expect(await notificationTypesOf(helper)).toEqual(["invitation"]);
    expect((await ask(owner, job, (await aHelper()).id)).status).toBe(201);
    expect((await ask(owner, await aJob(owner), helper.id)).status).toBe(201);
  });

  it("is refused by who may not, for whom it is not, and when it is too late", async () => {
    const { owner, helper, job } = await ownerAndHelper();
    const codeOf = async (answer: ReturnType<typeof ask>) => {
      const { status, body } = await answer;
      return [status, body.code];
    };
    expect(await codeOf(ask(visitor, job, helper.id))).toEqual([401, "not_authenticated"]);
    expect(await codeOf(ask(await signedUp(), job, helper.id))).toEqual([403, "permission_denied"]);
    expect(await codeOf(ask(owner, 999_999_999, helper.id))).toEqual([404, "job_not_found"]);
    expect((await ask(owner, job, "x")).body).toEqual({ user: [expect.any(String)] });
    for (const nobody of [999_999_999, (await signedUp()).id, (await aHelper({ status: "suspended" })).id]) {
      expect(await codeOf(ask(owner, job, nobody))).toEqual([404, "not_found"]);
    }
    const forBusinesses = await aJob(owner, { business_required: 1 });
    expect(await codeOf(ask(owner, forBusinesses, helper.id))).toEqual([403, "business_required"]);
    const bidder = await aHelper();
    await aBid(bidder, job);
    expect(await codeOf(ask(owner, job, bidder.id))).toEqual([409, "helper_has_bid"]);
    await helper.api("POST", `/api/user/${owner.id}/block/`);
    expect(await codeOf(ask(owner, job, helper.id))).toEqual([403, "blocked"]);
    await setJob(job, "reserved");
    expect(await codeOf(ask(owner, job, (await aHelper()).id))).toEqual([409, "job_not_open"]);
    expect(await notificationTypesOf(helper)).toEqual([]);
  });

  it("is bounded for a day", async () => {
    const { owner, helper, job } = await ownerAndHelper();
    const earlier = Date.now() - 20 * 3_600_000;
    for (let n = 0; n < INVITATIONS_A_DAY; n += 1) {
      await env.DB.prepare("INSERT INTO hit (what, subject, at) VALUES ('invitations', ?, ?)")
        .bind(String(owner.id), earlier)
        .run();
    }
    await visitor.api("POST", "/api/dev/cron/", { task: "cleanup" });
    const { status, headers } = await ask(owner, job, helper.id);
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(3 * 3600);
  });
});

describe("whom one asked", () => {
  it("is told of one's own open jobs alone", async () => {
    const { owner, helper, job } = await ownerAndHelper();
    const closed = await aJob(owner);
    for (const one of [job, closed]) await ask(owner, one, helper.id);
    await insertAcceptedBid(closed, owner.id, helper.id);
    await setJob(closed, "reserved");
    expect(await asked(owner, helper)).toEqual([job]);
    expect(await asked(await signedUp(), helper)).toEqual([]);
  });
});
