import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { appleSecret } from "../../workers/api/adapters/identity/social/apple-secret";
import { keysAt } from "../../workers/api/adapters/identity/social/keys";
import { type OidcSettings, oidc } from "../../workers/api/adapters/identity/social/oidc";
import { type IdentityProvider, NotBelieved, Unreachable } from "../../workers/api/adapters/identity/social/port";
import { aKey, aProvider, aToken, PETRA, PROVIDER, type Provider, type SigningKey } from "./identity-provider";

const GRANT = { code: "a-code", verifier: "v".repeat(43), redirectUri: "https://buurklusser.test/return" };

let key: SigningKey;
beforeAll(async () => {
  key = await aKey("one");
});

let provider: Provider;
let adapter: IdentityProvider;
beforeEach(async () => {
  provider = await aProvider();
  adapter = adapterWith({});
  provider.on("/keys", { json: { keys: [key.jwk] } });
});
afterEach(async () => {
  vi.useRealTimers();
  await provider.stop();
});

const adapterWith = (settings: Partial<OidcSettings>) =>
  oidc({
    issuers: [PROVIDER, "provider.test"],
    authorization: { address: `${PROVIDER}/authorize?hl=nl`, scope: "openid email" },
    tokenEndpoint: `${PROVIDER}/token`,
    clientIds: ["site", "app"],
    secret: async () => "s3cret",
    keys: keysAt(`${PROVIDER}/keys`, provider.fetch),
    fetch: provider.fetch,
    ...settings,
  });
const hasty = () => adapterWith({ keys: keysAt(`${PROVIDER}/keys`, provider.fetch, 150), patienceMs: 150 });

const gives = async (token: Promise<string>, more: object = {}) => {
  const json = { access_token: "at", token_type: "Bearer", expires_in: 300, id_token: await token, ...more };
  provider.on("/token", { json });
};
const byToken = async (token: Promise<string>, nonce: string | null = null) => adapter.byToken(await token, nonce);

describe("a code", () => {
  it("is traded with its verifier, and the id token it brings is read", async () => {
    await gives(aToken(key, PETRA));
    expect(await adapter.byCode(GRANT, null)).toEqual({
      subject: "12",
      email: "petra@example.test",
      name: "Petra de Vries",
    });
    const [asked] = provider.heard;
    expect([asked?.method, asked?.path, asked?.headers.authorization]).toEqual(["POST", "/token", undefined]);
    expect(Object.fromEntries(asked?.form ?? [])).toEqual({
      grant_type: "authorization_code",
      code: "a-code",
      code_verifier: "v".repeat(43),
      redirect_uri: "https://buurklusser.test/return",
      client_id: "site",
      client_secret: "s3cret",
    });
  });

  it.each(["invalid_grant", "invalid_request"])("that the provider answers with %s is not believed", async (error) => {
    provider.on("/token", { status: 400, json: { error, error_description: "used before" } });
    await expect(adapter.byCode(GRANT, null)).rejects.toThrow(NotBelieved);
  });

  it("is no good with an id token that is not: signed by another, with another nonce, or for an app", async () => {
    await gives(aToken(await aKey("one"), PETRA));
    await expect(adapter.byCode(GRANT, null)).rejects.toThrow(NotBelieved);
    await gives(aToken(key, { ...PETRA, nonce: "n-1" }));
    await expect(adapter.byCode(GRANT, "n-2")).rejects.toThrow(NotBelieved);
    expect((await adapter.byCode(GRANT, "n-1")).subject).toBe("12");
    await gives(aToken(key, { ...PETRA, aud: "app" }));
    await expect(adapter.byCode(GRANT, null)).rejects.toThrow(Unreachable);
  });

  it.each([
    ["refuses us as its client", { status: 401, json: { error: "invalid_client" } }],
    ["knows another return address of ours", { status: 400, json: { error: "redirect_uri_mismatch" } }],
    ["is out of order", { status: 500, text: "<h1>Oops</h1>" }],
    ["is too busy", { status: 503, json: { error: "temporarily_unavailable" } }],
    ["answers a page", { text: "<h1>Hello</h1>" }],
    ["answers half", { text: '{"access_token":', headers: { "Content-Type": "application/json" } }],
    ["answers no id token", { json: { access_token: "at", token_type: "Bearer" } }],
    ["sends us elsewhere", { status: 302, headers: { Location: "http://127.0.0.1/" } }],
    ["never answers", "never"],
    ["hangs up", "cut"],
  ] as const)("cannot be judged when the provider %s", async (_, answer) => {
    provider.on("/token", answer);
    await expect(hasty().byCode(GRANT, null)).rejects.toThrow(Unreachable);
  });
});

describe("an id token", () => {
  it("is taken for the site and for an app, under either name of the provider", async () => {
    expect((await byToken(aToken(key, PETRA))).subject).toBe("12");
    expect((await byToken(aToken(key, { ...PETRA, aud: "app", iss: "provider.test" }))).subject).toBe("12");
  });

  const now = () => Math.floor(Date.now() / 1000);
  it.each([
    ["of another provider", () => ({ iss: "https://evil.example" })],
    ["for another client", () => ({ aud: "other" })],
    ["for others as well", () => ({ aud: ["site", "other"] })],
    ["that has run out", () => ({ exp: now() - 60 })],
    ["that never runs out", () => ({ exp: undefined })],
    ["that is not good yet", () => ({ nbf: now() + 600 })],
    ["of nobody", () => ({ sub: undefined })],
    ["of someone without a name", () => ({ sub: "" })],
    ["with an address that is not verified", () => ({ email_verified: false })],
    ["with an address that is not verified, in Apple's words", () => ({ email_verified: "false" })],
  ])("%s is not believed", async (_, wrong) => {
    await expect(byToken(aToken(key, { ...PETRA, ...wrong() }))).rejects.toThrow(NotBelieved);
  });

  it("is not believed without its nonce when one is sent", async () => {
    await expect(byToken(aToken(key, PETRA), "n-1")).rejects.toThrow(NotBelieved);
    expect((await byToken(aToken(key, { ...PETRA, nonce: "n-1" }), "n-1")).subject).toBe("12");
  });

  it("is not believed unsigned, signed in another way, or by a key the provider does not have", async () => {
    const elliptic = await aKey("ec", "ES256");
    provider.on("/keys", { json: { keys: [key.jwk, elliptic.jwk] } });
    const [, body] = (await aToken(key, PETRA)).split(".");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
    for (const token of [
      none,
      "a.b.c",
      "nonsense",
      await aToken(elliptic, PETRA, "ES256"),
      await aToken(await aKey("two"), PETRA),
    ]) {
      await expect(adapter.byToken(token, null)).rejects.toThrow(NotBelieved);
    }
  });

  it("tells an address only when it says that it is verified, also in Apple's words", async () => {
    const emailOf = async (claims: object) => (await byToken(aToken(key, { sub: "12", ...claims }))).email;
    expect(await emailOf({ email: "petra@example.test", email_verified: "true" })).toBe("petra@example.test");
    expect(await emailOf({ email: "petra@example.test" })).toBeNull();
    expect(await emailOf({ email_verified: true })).toBeNull();
    expect((await byToken(aToken(key, { sub: "12" }))).name).toBe("");
  });
});

describe("the keys of the provider", () => {
  it("are asked for once, and not for every login", async () => {
    for (let times = 0; times < 3; times += 1) await byToken(aToken(key, PETRA));
    expect(provider.times("/keys")).toBe(1);
  });

  it("are asked for again when a new one signs, but not for each made-up name of a key", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    await byToken(aToken(key, PETRA));
    const next = await aKey("two");
    provider.on("/keys", { json: { keys: [next.jwk] } });
    await expect(byToken(aToken(next, PETRA))).rejects.toThrow(NotBelieved);
    expect(provider.times("/keys")).toBe(1);
    vi.setSystemTime(Date.now() + 31_000);
    expect((await byToken(aToken(next, PETRA))).subject).toBe("12");
    for (let times = 0; times < 3; times += 1) {
      await expect(byToken(aToken(await aKey("made-up"), PETRA))).rejects.toThrow(NotBelieved);
    }
    expect(provider.times("/keys")).toBe(2);
  });

  it("are dropped after ten minutes: a key that was taken back signs no more", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    await byToken(aToken(key, PETRA));
    provider.on("/keys", { json: { keys: [(await aKey("two")).jwk] } });
    vi.setSystemTime(Date.now() + 601_000);
    await expect(byToken(aToken(key, PETRA))).rejects.toThrow(NotBelieved);
  });

  it.each([
    ["are not given", { status: 500, text: "" }],
    ["are no keys", { json: { keys: "none" } }],
    ["are a page", { text: "<h1>Hello</h1>" }],
    ["never come", "never"],
    ["are cut off", "cut"],
    ["are said to be elsewhere", { status: 302, headers: { Location: "http://127.0.0.1/" } }],
  ] as const)("leave a login unjudged when they %s", async (_, answer) => {
    provider.on("/keys", answer);
    await expect(hasty().byToken(await aToken(key, PETRA), null)).rejects.toThrow(Unreachable);
  });

  it("serve again once the provider is back", async () => {
    provider.on("/keys", "cut");
    await expect(byToken(aToken(key, PETRA))).rejects.toThrow(Unreachable);
    provider.on("/keys", { json: { keys: [key.jwk] } });
    expect((await byToken(aToken(key, PETRA))).subject).toBe("12");
  });
});

describe("Apple's client secret", () => {
  it("is signed with the team's key, for a few minutes, whichever way the line breaks of that are written", async () => {
    const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
    const pem = await exportPKCS8(privateKey);
    for (const written of [pem, pem.replaceAll("\n", "\\n")]) {
      const secret = await appleSecret({ teamId: "TEAM", keyId: "KEY", clientId: "site", privateKey: written });
      const { payload, protectedHeader } = await jwtVerify(secret, publicKey, {
        audience: "https://appleid.apple.com",
      });
      expect(protectedHeader).toEqual({ alg: "ES256", kid: "KEY" });
      expect(payload).toMatchObject({ iss: "TEAM", sub: "site" });
      expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
    }
  });

  it("is what the token endpoint is sent; without a good key the login cannot be judged", async () => {
    await gives(aToken(key, PETRA));
    const broken = { teamId: "TEAM", keyId: "KEY", clientId: "site", privateKey: "no key" };
    await expect(adapterWith({ secret: async () => appleSecret(broken) }).byCode(GRANT, null)).rejects.toThrow(
      Unreachable,
    );
    expect(provider.times("/token")).toBe(0);
  });
});
