import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { api } from "../../workers/api/app";
import { browserOf } from "./browser";
import { type Person, signedUp, visitor } from "./client";
import { db, sessionOf, webhook } from "./money";
import { notificationTypesOf } from "./world";

const STATUS = "/api/payment/stripe/verification-status/";
const NAMES = ["/api/payment/verification/", "/api/payment/stripe/account/", "/api/payment/rootline-onboarding/"];

async function started(person: Person) {
  const { body } = await person.api("POST", "/api/payment/verification/");
  return sessionOf(body.redirect_url);
}
const statusOf = async (person: Person) => (await person.api("GET", STATUS)).body;
const kyc = (session: string, action: string) => visitor.api("POST", `/api/dev/kyc/${session}/`, { action });

describe("the identity check", () => {
  it.each(NAMES)("starts at the provider by the name %s", async (path) => {
    const person = await signedUp();
    expect(await visitor.api("POST", path)).toMatchObject({ status: 401 });
    expect(await statusOf(person)).toEqual({ status: "none", verified: false, pending_document: false, reason: null });
    const { status, body } = await person.api("POST", path);
    expect(status).toBe(201);
    expect(body.redirect_url).toMatch(/\/api\/dev\/kyc\/[\w-]{20,}\/$/);
    expect(body.rootline_reference).toEqual(expect.any(String));
    expect(await statusOf(person)).toMatchObject({ status: "started" });
    const again = await person.api("POST", path);
    expect(again.body.redirect_url).not.toBe(body.redirect_url);
  });

  it("leads a verified helper to the account at the provider, and changes nothing", async () => {
    const person = await signedUp({ verification: "verified", iban: "NL91ABNA0417164300" });
    const verified = await statusOf(person);
    expect(await person.api("POST", NAMES[0] ?? "")).toMatchObject({ status: 409 });
    const { status, body } = await person.api("POST", NAMES[0] ?? "", { account: true });
    expect(status).toBe(201);
    expect(await visitor.api("GET", new URL(body.redirect_url).pathname)).toMatchObject({ status: 200 });
    expect(await statusOf(person)).toEqual(verified);
    const browser = await browserOf(person);
    expect((await browser.get("/wallet")).html).toContain('href="/profile/settings#verify"');
    const settings = `/profile/${person.id}/settings`;
    expect((await browser.get(settings)).html).toContain('value="account"');
    expect((await browser.post(settings, { intent: "account" })).to).toMatch(/\/api\/dev\/kyc\//);
  });

  it.each([
    ["http://localhost:5173", "http://localhost:5173"],
    ["http://127.0.0.1:5173", "http://127.0.0.1:5173"],
    ["http://localhost:8788", "http://127.0.0.1:5173"],
    ["https://elders.example", "http://127.0.0.1:5173"],
  ])("started at %s locally, is at %s", async (at, origin) => {
    const headers = { Authorization: `Bearer ${(await signedUp()).token}` };
    const request = new Request(`${at}/api/payment/verification/`, { method: "POST", headers });
    const execution = createExecutionContext();
    const settings = { ...env, API_ORIGIN: "", PUBLIC_ORIGIN: "http://127.0.0.1:5173" };
    const answer = await api.fetch(request, settings, execution);
    const { redirect_url } = await answer.json<{ redirect_url: string }>();
    await waitOnExecutionContext(execution);
    expect(new URL(redirect_url).origin).toBe(origin);
  });

  it("is asked anew after another name, and says whose it was; spelling does not count", async () => {
    const person = await signedUp({ verification: "verified", name: "Hassan El Amrani" });
    const rename = (name: string) => person.api("PATCH", "/api/user/data/", { name });
    await rename("Hassan El-Amráni");
    expect(await statusOf(person)).toMatchObject({ status: "verified" });
    await rename("Iemand Anders");
    expect(await statusOf(person)).toMatchObject({
      status: "none",
      verified: false,
      reason: expect.stringContaining("Hassan El-Amráni"),
    });
    expect((await person.api("POST", "/api/wallet/payout/", {})).body.code).toBe("not_verified");
    expect((await person.api("POST", NAMES[0] ?? "")).status).toBe(201);
  });

  it("goes from submitting to verified, and is then over", async () => {
    const person = await signedUp();
    const session = await started(person);
    const page = await visitor.api("GET", `/api/dev/kyc/${session}/`);
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('value="submit"') });
    expect(page.body).toContain('lang="nl"');
    await db.prepare("UPDATE user SET language = 'en' WHERE id = ?").bind(person.id).run();
    expect((await visitor.api("GET", `/api/dev/kyc/${session}/`)).body).toContain('lang="en"');
    const sent = await kyc(session, "submit");
    expect(sent.status).toBe(303);
    expect(sent.headers.get("Location")).toMatch(/\/account\/kyc\/return$/);
    expect(await statusOf(person)).toMatchObject({ status: "pending", pending_document: true });
    await started(person);
    expect(await statusOf(person)).toMatchObject({ status: "pending" });
    expect(await kyc(session, "approve")).toMatchObject({ status: 200 });
    expect(await statusOf(person)).toEqual({
      status: "verified",
      verified: true,
      pending_document: false,
      reason: null,
    });
    expect(await notificationTypesOf(person)).toEqual(["kyc"]);
    for (const path of NAMES) {
      expect(await person.api("POST", path)).toMatchObject({ status: 409, body: { code: "already_verified" } });
    }
    await kyc(session, "reject");
    expect(await statusOf(person)).toMatchObject({ status: "verified" });
  });

  it("says why it was rejected, and may be tried again", async () => {
    const person = await signedUp();
    const session = await started(person);
    await kyc(session, "submit");
    await kyc(session, "reject");
    expect(await statusOf(person)).toMatchObject({ status: "rejected", verified: false, reason: expect.any(String) });
    const path = "/api/payment/stripe/verification-status/";
    const reasonIn = async (language: string) =>
      (await person.api("GET", path, undefined, { "Accept-Language": language })).body.reason as string;
    expect(await reasonIn("nl")).toBe("We konden je document niet goed lezen.");
    expect(await reasonIn("en")).not.toBe(await reasonIn("nl"));
    expect(await notificationTypesOf(person)).toEqual(["kyc"]);
    const second = await started(person);
    expect(await statusOf(person)).toMatchObject({ status: "started", reason: null });
    await kyc(second, "approve");
    expect(await statusOf(person)).toMatchObject({ status: "verified" });
  });

  it("can be put off", async () => {
    const person = await signedUp();
    const session = await started(person);
    const away = await kyc(session, "cancel");
    expect(away.status).toBe(303);
    expect(away.headers.get("Location")).toMatch(/\/account\/kyc\/return$/);
    expect(await statusOf(person)).toMatchObject({ status: "started" });
    expect(await kyc(session, "odd")).toMatchObject({ status: 400 });
    expect(await kyc("unknown", "odd")).toMatchObject({ status: 404 });
    expect(await visitor.api("GET", "/api/dev/kyc/unknown/")).toMatchObject({ status: 404 });
  });

  it("is decided once when it is verified twenty times at once", async () => {
    const person = await signedUp();
    const session = await started(person);
    await Promise.all(Array.from({ length: 20 }, () => webhook({ type: "account.verified", data: { session } })));
    expect(await statusOf(person)).toMatchObject({ status: "verified" });
    expect(await notificationTypesOf(person)).toEqual(["kyc"]);
  });
});
