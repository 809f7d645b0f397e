import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { visitor } from "./client";
import { aGrant, authorize, RETURN } from "./identity";

let address: string;
beforeEach(() => {
  address = `petra.${crypto.randomUUID()}@example.test`;
});

describe("the sandbox provider", () => {
  it("sends back at once with a code and the state, to an address that has a query too", async () => {
    const { status, headers } = await authorize("google", {
      login_hint: address,
      redirect_uri: `${RETURN}?next=/messages`,
      state: "a&b=c",
    });
    const to = new URL(headers.get("Location") ?? "");
    expect([status, to.origin + to.pathname]).toEqual([302, RETURN]);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      next: "/messages",
      state: "a&b=c",
      code: expect.stringMatching(/^[\w-]{32}$/),
    });
  });

  it("asks for an address first when none is hinted at, in the reader's language and without a script", async () => {
    const dutch = await authorize("google", { state: '"><script>alert(1)</script>' });
    expect([dutch.status, dutch.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(dutch.body).toContain('<html lang="nl">');
    expect(dutch.body).toContain("Inloggen alsof met Google");
    expect(dutch.body).not.toContain("<script");
    const policy = dutch.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:5173;");
    const asked = new URLSearchParams({
      redirect_uri: RETURN,
      state: "s",
      code_challenge: "a".repeat(43),
      code_challenge_method: "S256",
    });
    const english = await visitor.api("GET", `/api/dev/idp/apple/authorize/?${asked}`, undefined, {
      "Accept-Language": "en",
    });
    expect(english.body).toContain("Log in as if with Apple");
    expect(english.body).toContain(`value="${"a".repeat(43)}"`);
  });

  it("asks again for what is no address", async () => {
    const { status, body } = await authorize("facebook", { login_hint: 'no"address' });
    expect(status).toBe(400);
    expect(body).toContain('value="no&quot;address"');
    expect(body).toContain('aria-invalid="true"');
    expect(body).toContain("Ongeldig e-mailadres");
  });

  it("refuses to send anyone elsewhere, plain challenges, and names it does not know", async () => {
    const hint = { login_hint: address };
    expect((await authorize("google", { ...hint, redirect_uri: "https://evil.example/" })).body).toEqual({
      redirect_uri: ["Ongeldige waarde."],
    });
    const plain = await authorize("google", {
      ...hint,
      code_challenge_method: "plain",
      code_challenge: "short",
      state: "",
    });
    expect(Object.keys(plain.body).sort()).toEqual(["code_challenge", "code_challenge_method", "state"]);
    expect((await authorize("twitter", hint)).status).toBe(404);
  });

  it("keeps no code that can be read", async () => {
    const { code } = await aGrant("google", address);
    const { results } = await env.DB.prepare("SELECT * FROM sandbox_code").all();
    expect(results.length).toBeGreaterThan(0);
    expect(JSON.stringify(results)).not.toContain(code);
  });
});
