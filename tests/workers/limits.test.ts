import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../workers/api/http/limit";
import { type Answer, idOf, mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";
import { aPaidDeal } from "./money";
import { aBid, aJob, atOnce, neighbours, tally } from "./world";

async function leave(who: Person, what: keyof typeof LIMITS, left: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO hit (what, subject, at) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
     SELECT ?1, ?2, ?4 FROM n`,
  )
    .bind(what, String(who.id), LIMITS[what].most - left, Date.now())
    .run();
}

const forget = (who: Person) => env.DB.prepare("DELETE FROM hit WHERE subject = ?").bind(String(who.id)).run();

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

describe("calls that others are told of", () => {
  const throttled = { status: 429, body: { code: "throttled" } };

  it("count against a limit: changing a bid as placing one, but not withdrawing it", async () => {
    const { helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    await leave(helper, "bids", 1);
    const change = () => helper.api("PUT", "/api/bid/", { bid_id: bid.id, amount: "70" });
    expect(await change()).toMatchObject(throttled);
    await forget(helper);
    await leave(helper, "bids", 1);
    expect(await change()).toMatchObject({ status: 200 });
    expect(await change()).toMatchObject(throttled);
    expect((await helper.api("GET", "/api/bid/")).body.results).toMatchObject([{ amount: "70.00" }]);
    expect(await helper.api("DELETE", "/api/bid/", { bid_id: bid.id })).toMatchObject({ status: 204 });
  });

  it("count against a limit: changing a job and what is done with it", async () => {
    const { placer, job } = await neighbours();
    await leave(placer, "job_changes", 2);
    expect(await placer.api("PATCH", `/api/job/single/${job}/?action=solve`)).toMatchObject({ status: 200 });
    const other = await aJob(placer);
    expect(await placer.api("PUT", `/api/job/single/${other}/`, { ...draft, title: "" })).toMatchObject({
      status: 400,
    });
    expect(await placer.api("PUT", `/api/job/single/${other}/`, draft)).toMatchObject({ status: 200 });
    expect(await placer.api("PUT", `/api/job/single/${other}/`, draft)).toMatchObject(throttled);
    expect(await placer.api("PATCH", `/api/job/single/${other}/?action=delete`)).toMatchObject(throttled);
  });

  it("count against a limit: payment requests, appointments and disputes", async () => {
    const { owner, helper, bid, payment } = await aPaidDeal();
    const uri = bid.chat_uri;
    await leave(helper, "payment_requests", 1);
    const request = () => helper.api("POST", "/api/payment/", { chat_uri: uri, amount: "5" });
    const asked = await request();
    expect(asked).toMatchObject({ status: 201 });
    expect(await request()).toMatchObject(throttled);
    expect(await helper.api("PUT", `/api/payment/${asked.body.id}/`, { amount: "6" })).toMatchObject(throttled);
    await leave(owner, "appointments", 1);
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const meet = () => owner.api("POST", `/api/chat/${uri}/appointment/`, { starts_at: at(24), ends_at: at(25) });
    expect(await meet()).toMatchObject({ status: 201 });
    expect(await meet()).toMatchObject(throttled);
    await leave(owner, "disputes", 1);
    const dispute = () => owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Niet af" });
    expect(await dispute()).toMatchObject({ status: 201 });
    expect(await owner.api("DELETE", `/api/payment/${payment.id}/dispute/`)).toMatchObject({ status: 200 });
    expect(await dispute()).toMatchObject(throttled);
  });
});

describe("mails that others have sent to an address", () => {
  const { most } = LIMITS.mailed;
  const signUp = (email: string) => visitor.api("POST", "/api/auth/users/", { email, password: PASSWORD });
  const templates = async (to: string | number) => (await mailsTo(to)).map(({ template }) => template);

  it.each([["of nobody here"], ["of somebody"]])("are five an hour, by asking for an address %s", async (whose) => {
    const address = `${crypto.randomUUID()}@example.test`;
    const holder = whose === "of somebody" ? await signedUp({ email: address }) : null;
    const [one, other] = [await signedUp(), await signedUp()];
    const ask = (who: Person) => who.api("PATCH", "/api/user/data/", { email: address.toUpperCase() });
    const answers = await atOnce(() => ask(one));
    expect(tally(answers)).toEqual({ 200: most, "429 throttled": 20 - most });
    const late = await ask(other);
    expect([late.status, late.body.code]).toEqual([429, "throttled"]);
    expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(3000);
    const { body } = await other.api("GET", "/api/user/data/");
    expect(body.pending_email).toBeNull();
    expect(await templates(holder?.id ?? address.toUpperCase())).toHaveLength(most);
    expect(await other.api("PATCH", "/api/user/data/", { email: other.email })).toMatchObject({ status: 200 });
  });

  it("are limited per user too, to whatever address", async () => {
    const person = await signedUp();
    await leave(person, "address_changes", 1);
    const ask = () => person.api("PATCH", "/api/user/data/", { email: `${crypto.randomUUID()}@example.test` });
    expect(await ask()).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 429, body: { code: "throttled" } });
    expect(await person.api("PATCH", "/api/user/data/", { email: person.email })).toMatchObject({ status: 200 });
  });

  it("are five an hour, by signing up with one that is known; the answer stays the same", async () => {
    const holder = await signedUp();
    const answers = await atOnce(() => signUp(holder.email));
    expect(tally(answers)).toEqual({ 201: 20 });
    expect(await templates(holder.id)).toEqual(Array.from({ length: most }, () => "already_registered"));
    await env.DB.prepare("UPDATE hit SET at = at - 3600000 WHERE subject = ?").bind(holder.email).run();
    await signUp(holder.email);
    expect(await templates(holder.id)).toHaveLength(most + 1);
  });

  it("are five an hour, by signing up and leaving again and again", async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    const activations: number[] = [];
    for (let n = 0; n <= most; n++) {
      expect(await signUp(email)).toMatchObject({ status: 201 });
      const id = await idOf(email);
      await visitor.api("POST", "/api/user_email/", { email, language: "nl", template: "welcome", subject: "Hoi" });
      activations.push((await templates(id)).length);
      await env.DB.prepare("UPDATE user SET email_key = ?, email = '' WHERE id = ?").bind(`gone ${id}`, id).run();
    }
    expect(activations).toEqual([...Array.from({ length: most }, () => 2), 0]);
  });
});

describe("guesses at one's own password", () => {
  const { most } = LIMITS.own_password;
  const WRONG = "Onzin123!";
  const change = (who: Person, current_password: string) =>
    who.api("POST", "/api/auth/users/set_password/", { current_password, new_password: "Nieuw4567!" });
  const guesses: [string, (who: Person, password: string) => Promise<Answer>][] = [
    ["changing the password", change],
    [
      "changing it in the profile",
      (who, old_password) => who.api("PATCH", "/api/user/data/", { old_password, new_password: "Nieuw4567!" }),
    ],
    [
      "deleting the account",
      (who, password) => who.api("PATCH", "/api/user/data/", { delete_account: true, password }),
    ],
  ];

  it.each(guesses)("are ten in a quarter of an hour, then the right one is refused too: %s", async (_, guess) => {
    const person = await signedUp();
    await leave(person, "own_password", 2);
    expect((await guess(person, WRONG)).status).toBe(400);
    expect((await guess(person, WRONG)).status).toBe(400);
    for (const [, way] of guesses) {
      const refused = await way(person, PASSWORD);
      expect([refused.status, refused.body.code]).toEqual([429, "throttled"]);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(800);
    }
    await env.DB.prepare("UPDATE hit SET at = at - 900000 WHERE subject = ?").bind(String(person.id)).run();
    expect((await guess(person, PASSWORD)).status).toBeLessThan(300);
  });

  it("are no more when they come at once, and right ones do not count", async () => {
    const person = await signedUp();
    const right = await person.api("PATCH", "/api/user/data/", { old_password: PASSWORD, new_password: PASSWORD });
    expect(right.status).toBe(200);
    const answers = await atOnce(() => change(person, WRONG));
    expect(tally(answers)).toEqual({ 400: most, "429 throttled": 20 - most });
  });
});
