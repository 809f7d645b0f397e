import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { unsubscribeToken } from "../../workers/api/adapters/mail/unsubscribe-token";
import { renewalToken } from "../../workers/api/operations/deals/renewal";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp, visitor } from "./client";
import { aTapJob, valueOf } from "./money";

const DAY = 86_400_000;
const RENEW = "/api/job/renew/";

describe("the page that a mail's foot leads to", () => {
  it("stops mails by a press of the button, and by nothing less", async () => {
    const { id } = await signedUp();
    await env.DB.prepare("UPDATE user SET email_opt_in = 1 WHERE id = ?").bind(id).run();
    const token = await unsubscribeToken(env, { user: id });
    const browser = await browserOf();
    const page = await browser.get(`/account/unsubscribe?token=${token}`);
    expect([page.status, textOf(page)]).toEqual([200, expect.stringContaining("Schrijf me uit")]);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(await valueOf("user", id, "notify_email")).toBe(1);
    const done = await browser.post("/account/unsubscribe", { token });
    expect([done.status, done.to]).toEqual([303, "/"]);
    expect(await valueOf("user", id, "notify_email")).toBe(0);
    expect(await valueOf("user", id, "email_opt_in")).toBe(0);
    expect(textOf(await browser.get("/"))).toContain("Je krijgt deze mails niet meer.");
  });

  it("says what of a saved search it stops", async () => {
    const token = await unsubscribeToken(env, { search: 7 });
    const page = await (await browserOf()).get(`/account/unsubscribe?token=${token}`);
    expect(textOf(page)).toContain("geen mails meer over deze bewaarde zoekopdracht");
  });

  it("says so when the link is none", async () => {
    const refused = await (await browserOf()).post("/account/unsubscribe", { token: "1.x" });
    expect([refused.status, textOf(refused)]).toEqual([400, expect.stringContaining("Deze link is ongeldig.")]);
  });
});

describe("the page that the mail about a job's end leads to", () => {
  it("renews the job by a press of the button, and by nothing less", async () => {
    const owner = await signedUp();
    const job = await aTapJob(owner);
    const expires_at = Date.now() + DAY;
    await env.DB.prepare("UPDATE job SET expires_at = ? WHERE id = ?").bind(expires_at, job).run();
    const token = await renewalToken(env, { job, expires_at });
    const browser = await browserOf();
    const page = await browser.get(`/account/renew?token=${token}`);
    expect([page.status, textOf(page)]).toEqual([200, expect.stringContaining("Heb je nog hulp nodig bij ‘")]);
    expect(textOf(page)).toContain("Verleng mijn klus");
    expect(await valueOf("job", job, "expires_at")).toBe(expires_at);
    const done = await browser.post("/account/renew", { token });
    expect([done.status, done.to]).toEqual([303, "/"]);
    expect(await valueOf<number>("job", job, "expires_at")).toBeGreaterThan(Date.now() + 29 * DAY);
    await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
    const closed = await browser.post("/account/renew", { token });
    expect([closed.status, textOf(closed)]).toEqual([409, expect.stringContaining("’ staat niet meer open")]);
  });

  it("leads its owner, who is logged in, to the renewed job", async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const job = await aTapJob(owner);
    for (const [person, to] of [
      [other, "/"],
      [owner, `/task/${job}`],
    ] as const) {
      const expires_at = Date.now() + DAY;
      await env.DB.prepare("UPDATE job SET expires_at = ? WHERE id = ?").bind(expires_at, job).run();
      const token = await renewalToken(env, { job, expires_at });
      const browser = await browserOf(person);
      expect(await browser.post("/account/renew", { token })).toMatchObject({ status: 303, to });
      expect(textOf(await browser.get(to))).toContain("Klussers kunnen bieden tot");
    }
  });

  it("leads its owner to the job that is no longer open, and to posting it again", async () => {
    const owner = await signedUp();
    const job = await aTapJob(owner, "Heg snoeien");
    const token = await renewalToken(env, { job, expires_at: Date.now() - DAY });
    await owner.api("PATCH", `/api/job/single/${job}/?action=delete`);
    const pageFor = async (person?: Person) => (await browserOf(person)).get(`/account/renew?token=${token}`);
    const [own, visitors, others] = [await pageFor(owner), await pageFor(), await pageFor(await signedUp())];
    for (const page of [own, visitors, others]) {
      expect(textOf(page)).toContain("‘Heg snoeien’ staat niet meer open");
      expect(textOf(page)).not.toContain("Verleng mijn klus");
    }
    expect(own.html).toContain(`href="/task/${job}"`);
    expect(own.html).toContain(`href="/task/${job}/opnieuw"`);
    expect(visitors.html).toContain(`href="/login?next=${encodeURIComponent(`/task/${job}`)}"`);
    expect(others.html).not.toContain(`/task/${job}`);
    const { body } = await visitor.api("GET", `${RENEW}?token=${token}`);
    expect(body).toEqual({ job, title: "Heg snoeien", is_open: false });
  });

  it("says at once that a link is damaged or too old", async () => {
    const owner = await signedUp();
    const job = await aTapJob(owner);
    const old = await renewalToken(env, { job, expires_at: Date.now() - 1 });
    for (const token of [old, `${old}0`, ""]) {
      const page = textOf(await (await browserOf()).get(`/account/renew?token=${token}`));
      expect(page).toContain("Deze link is ongeldig of verlopen.");
      expect(page).not.toContain("Verleng mijn klus");
      const refused = await visitor.api("GET", `${RENEW}?token=${token}`);
      expect([refused.status, refused.body.code]).toEqual([400, "invalid_token"]);
    }
    expect((await visitor.api("GET", RENEW)).status).toBe(400);
  });

  it("says so when the link is none", async () => {
    const refused = await (await browserOf()).post("/account/renew", { token: "" });
    expect([refused.status, textOf(refused)]).toEqual([
      400,
      expect.stringContaining("Deze link is ongeldig of verlopen."),
    ]);
  });
});
