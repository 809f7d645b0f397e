import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { unsubscribeToken } from "../../workers/api/adapters/mail/unsubscribe-token";
import { renewalToken } from "../../workers/api/operations/deals/renewal";
import { browserOf, textOf } from "./browser";
import { signedUp } from "./client";
import { aTapJob, valueOf } from "./money";

const DAY = 86_400_000;

beforeAll(async () => {
  await (await browserOf()).get("/login");
}, 60_000);

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
    expect([page.status, textOf(page)]).toEqual([200, expect.stringContaining("Verleng mijn klus")]);
    expect(await valueOf("job", job, "expires_at")).toBe(expires_at);
    const done = await browser.post("/account/renew", { token });
    expect([done.status, done.to]).toEqual([303, "/"]);
    expect(await valueOf<number>("job", job, "expires_at")).toBeGreaterThan(Date.now() + 29 * DAY);
    await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
    const closed = await browser.post("/account/renew", { token });
    expect([closed.status, textOf(closed)]).toEqual([409, expect.stringContaining("Deze klus staat niet meer open.")]);
  });

  it("says so when the link is none", async () => {
    const refused = await (await browserOf()).post("/account/renew", { token: "" });
    expect([refused.status, textOf(refused)]).toEqual([
      400,
      expect.stringContaining("Deze link is ongeldig of verlopen."),
    ]);
  });
});
