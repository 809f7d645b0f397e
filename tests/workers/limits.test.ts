import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../workers/api/http/limit";
import { type Person, signedUp, visitor } from "./client";
import { aJob, atOnce, tally } from "./world";

/** Counts hits of somebody, so that so many are left. */
async function leave(who: Person, what: keyof typeof LIMITS, left: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO hit (what, subject, at) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
     SELECT ?1, ?2, ?4 FROM n`,
  )
    .bind(what, String(who.id), LIMITS[what].most - left, Date.now())
    .run();
}

const draft = { title: "Lamp", description: "In de gang", zipcode: "1012AB", budget: "50" };

describe("a limit", () => {
  it("lets no more through of jobs that are posted at once", async () => {
    const owner = await signedUp();
    await leave(owner, "jobs", 5);
    const answers = await atOnce(() => owner.api("POST", "/api/job/single/", draft));
    expect(tally(answers)).toEqual({ 201: 5, "429 throttled": 15 });
    const late = answers.find(({ status }) => status === 429);
    expect(late?.body.code).toBe("throttled");
    expect(Number(late?.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect((await owner.api("GET", "/api/job/mine/")).body.count).toBe(5);
  });

  it("lets no more through of questions and messages that come at once", async () => {
    const [owner, helper] = [await signedUp(), await signedUp()];
    const job = await aJob(owner);
    await leave(helper, "comments", 3);
    const asked = await atOnce(() => helper.api("POST", `/api/job/single/${job}/comment/`, { comment: "Hoe groot?" }));
    expect(tally(asked)).toEqual({ 201: 3, "429 throttled": 17 });
    const { body: chat } = await owner.api("POST", "/api/chat/", { opponent: helper.id, job_id: job });
    await leave(owner, "messages", 4);
    const sent = await atOnce(() => owner.api("POST", `/api/chat/${chat.id}/message/`, { message: "Hoi" }));
    expect(tally(sent)).toEqual({ 201: 4, "429 throttled": 16 });
  });

  it("by the address in the body is told before what is wrong with the rest", async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    for (let n = 0; n < LIMITS.failed_login.most; n++)
      await visitor.api("POST", "/api/user/token/", { email, password: "Onzin123!" });
    expect((await visitor.api("POST", "/api/user/token/", { email, password: "" })).status).toBe(429);
    const mail = { email, language: "nl", template: "contact", subject: "Vraag", name: "Piet", message: "Hallo" };
    for (let n = 0; n < LIMITS.support_mail.most; n++)
      expect((await visitor.api("POST", "/api/email/", mail)).status).toBe(204);
    expect((await visitor.api("POST", "/api/email/", { ...mail, message: undefined })).status).toBe(429);
  });
});
