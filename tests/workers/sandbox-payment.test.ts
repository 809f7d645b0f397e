import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sandboxWords } from "~/content/sandbox/payments";
import { signed } from "../../workers/api/adapters/payments/sandbox-signature";
import { signedUp, visitor } from "./client";
import { aDeal, aPaidDeal, aPayableBid, aTapJob, balanceOf, form, INTENT, opened, sent, valueOf } from "./money";

describe("the sandbox provider's page", () => {
  it("shows the sum in the reader's language, without any script", async () => {
    const { owner, bid } = await aDeal(3333);
    const { session } = await opened(owner, bid);
    const page = await visitor.api("GET", `/api/dev/pay/${session}/`);
    expect(page.status).toBe(200);
    expect(page.body).toMatch(/€\s35,00/);
    expect(page.body).toContain('value="success"');
    expect(page.body).not.toContain("<script");
    expect(page.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'; style-src 'nonce-/);
    expect(await visitor.api("GET", "/api/dev/pay/unknown/")).toMatchObject({ status: 404 });
    expect(await visitor.api("POST", "/api/dev/pay/unknown/", { action: "nothing" })).toMatchObject({ status: 404 });
    expect(await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "nothing" })).toMatchObject({ status: 400 });
  });

  it("is in the language of the page that the payer came from, not of the browser", async () => {
    const inLanguage = (language: string) => ({ "Accept-Language": language });
    for (const from of ["nl", "en"] as const) {
      const { owner, bid } = await aDeal(3333);
      const { body } = await owner.api("POST", INTENT, bid.intent, inLanguage(from));
      for (const browser of ["nl", "en"]) {
        const path = new URL(body.redirect_url).pathname;
        const page = await visitor.api("GET", path, undefined, inLanguage(browser));
        expect(page.body).toContain(sandboxWords[from].pay.title);
      }
    }
  });

  it.each([
    ["cancel", "cancelled", "cancel"],
    ["decline", "failed", "cancel"],
    ["delayed", "processing", "success"],
  ])("%s leaves the payment %s and the bid pending", async (action, status, page) => {
    const { owner, bid } = await aDeal();
    const { id, session } = await opened(owner, bid);
    const answer = await visitor.api("POST", `/api/dev/pay/${session}/`, { action });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toContain(`/payment/${page}?page=singlechat&uri=${bid.chat_uri}`);
    expect(await valueOf("payment", id, "status")).toBe(status);
    expect(await valueOf("bid", bid.id, "status")).toBe("pending");
  });

  it.each([
    ["settle", "held"],
    ["fail", "failed"],
  ])("after a delay, %s makes it %s", async (action, status) => {
    const { owner, bid } = await aDeal();
    const { id, session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "delayed" });
    expect(await visitor.api("POST", `/api/dev/pay/${session}/`, { action })).toMatchObject({ status: 200 });
    expect(await valueOf("payment", id, "status")).toBe(status);
  });

  it("sends the last webhook again without any effect, and nothing else once the payment is over", async () => {
    const { job, payment, owner } = await aPaidDeal();
    const path = `/api/dev/pay/${payment.session}/`;
    expect(await visitor.api("POST", path, { action: "redeliver" })).toMatchObject({ status: 200 });
    expect(await balanceOf(`held:${payment.id}`)).toBe(10_500);
    for (const action of ["success", "cancel", "decline", "delayed", "settle", "fail"]) {
      const late = await visitor.api("POST", path, { action });
      expect(late).toMatchObject({ status: 409, body: expect.stringContaining("Dat kan nu niet meer.") });
      expect(late.body).toContain("Terug naar");
    }
    expect(await valueOf("job", job, "status")).toBe("reserved");
    const fresh = await opened(owner, await aPayableBid(await aTapJob(owner), owner, await signedUp()));
    expect(await visitor.api("POST", `/api/dev/pay/${fresh.session}/`, { action: "redeliver" })).toMatchObject({
      status: 409,
    });
  });

  it("takes an HTML form", async () => {
    const { owner, bid } = await aDeal();
    const { id, session } = await opened(owner, bid);
    expect(await form(`/api/dev/pay/${session}/`, { action: "success" })).toMatchObject({ status: 303 });
    expect(await valueOf("payment", id, "status")).toBe("held");
  });
});

describe("elsewhere", () => {
  const intentOn = async (settings: Partial<Env>) => {
    const { owner, bid } = await aDeal();
    const headers = { Authorization: `Bearer ${owner.token}`, "Content-Type": "application/json" };
    return sent(INTENT, JSON.stringify(bid.intent), headers, settings);
  };

  it("people settle among themselves where payment is direct", async () => {
    const { status, text } = await intentOn({ PAYMENT_MODE: "direct" });
    expect([status, JSON.parse(text).code]).toEqual([409, "direct_mode"]);
  });

  it("the sandbox takes no part in real money", async () => {
    const { status, text } = await intentOn({ ENVIRONMENT: "production" });
    expect([status, JSON.parse(text).code]).toEqual([503, "unavailable"]);
    const { owner, bid } = await aDeal();
    const { session } = await opened(owner, bid);
    const away = { ENVIRONMENT: "production" } as const;
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    expect(await sent(`/api/dev/pay/${session}/`, "action=success", form, away)).toMatchObject({ status: 404 });
    const headers = { "Sandbox-Signature": await signed(env.SANDBOX_WEBHOOK_SECRET, "{}", Date.now()) };
    expect(await sent("/api/payment/webhook/sandbox/", "{}", headers, away)).toMatchObject({ status: 404 });
  });

  it("return pages are on the configured origin, whatever the request says", async () => {
    const { text } = await intentOn({ PUBLIC_ORIGIN: "https://staging.example" });
    expect(JSON.parse(text).redirect_url).toMatch(/^https:\/\/staging\.example\/api\/dev\/pay\//);
  });
});
