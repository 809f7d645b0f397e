import { createHmac } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { facebook } from "../../workers/api/adapters/identity/social/facebook";
import { keysAt } from "../../workers/api/adapters/identity/social/keys";
import { type IdentityProvider, NotBelieved, Unreachable } from "../../workers/api/adapters/identity/social/port";
import { aKey, aProvider, aToken, PROVIDER, type Provider, type SigningKey } from "./identity-provider";

const GRANT = { code: "a-code", verifier: "v".repeat(43), redirectUri: "https://buurklusser.test/return" };
const TRADE = "/v24.0/oauth/access_token";
const ME = "/v24.0/me";

let key: SigningKey;
beforeAll(async () => {
  key = await aKey("one");
});

let provider: Provider;
let adapter: IdentityProvider;
beforeEach(async () => {
  provider = await aProvider();
  provider.on("/keys", { json: { keys: [key.jwk] } });
  provider.on(TRADE, { json: { access_token: "at-1", token_type: "bearer", expires_in: 5000 } });
  provider.on(ME, { json: { id: "12", email: "petra@example.test", name: "Petra de Vries" } });
  adapter = adapterWith({});
});
afterEach(async () => provider.stop());

const adapterWith = (settings: { patienceMs?: number }) =>
  facebook({
    dialog: `${PROVIDER}/dialog`,
    graph: `${PROVIDER}/v24.0`,
    issuer: PROVIDER,
    clientIds: ["site", "app"],
    secret: "s3cret",
    keys: keysAt(`${PROVIDER}/keys`, provider.fetch),
    fetch: provider.fetch,
    ...settings,
  });

const graphError = (code: number, status = 400) => ({
  status,
  json: { error: { message: "…", type: "OAuthException", code, fbtrace_id: "x" } },
});

describe("a code", () => {
  it("is traded for an access token, with which our app asks who it is and proves that it does", async () => {
    expect(await adapter.byCode(GRANT, null)).toEqual({
      subject: "12",
      email: "petra@example.test",
      name: "Petra de Vries",
    });
    const [traded, asked] = provider.heard;
    expect([traded?.method, [...(traded?.query ?? [])]]).toEqual(["POST", []]);
    expect(Object.fromEntries(traded?.form ?? [])).toEqual({
      client_id: "site",
      client_secret: "s3cret",
      code: "a-code",
      code_verifier: "v".repeat(43),
      redirect_uri: "https://buurklusser.test/return",
    });
    expect(asked?.headers.authorization).toBe("Bearer at-1");
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      fields: "id,email,name",
      appsecret_proof: createHmac("sha256", "s3cret").update("at-1").digest("hex"),
    });
  });

  it("of someone whose address Facebook does not tell gives none", async () => {
    provider.on(ME, { json: { id: "12", name: "Petra" } });
    expect(await adapter.byCode(GRANT, null)).toEqual({ subject: "12", email: null, name: "Petra" });
  });

  it("that was used, is too old, or has another verifier is not believed", async () => {
    for (const code of [100, 190]) {
      provider.on(TRADE, graphError(code));
      await expect(adapter.byCode(GRANT, null)).rejects.toThrow(NotBelieved);
    }
    provider.on(TRADE, { json: { access_token: "at-1" } });
    provider.on(ME, graphError(190, 401));
    await expect(adapter.byCode(GRANT, null)).rejects.toThrow(NotBelieved);
    provider.on(ME, { json: {} });
    await expect(adapter.byCode(GRANT, null)).rejects.toThrow(NotBelieved);
  });

  it.each([TRADE, ME])("cannot be judged when %s fails", async (path) => {
    const failures = [
      graphError(101),
      graphError(1),
      graphError(4),
      graphError(2, 500),
      graphError(100, 503),
      { status: 400, text: "<h1>Bad</h1>" },
      { text: "<h1>Hello</h1>" },
      { json: null },
      { status: 302, headers: { Location: "http://127.0.0.1/" } },
      "never",
      "cut",
    ] as const;
    const hasty = adapterWith({ patienceMs: 150 });
    for (const failure of failures) {
      provider.on(path, failure);
      await expect(hasty.byCode(GRANT, null), JSON.stringify(failure)).rejects.toThrow(Unreachable);
    }
    provider.on(TRADE, { json: { token_type: "bearer" } });
    await expect(adapter.byCode(GRANT, null)).rejects.toThrow(Unreachable);
  });
});

describe("an id token of Limited Login", () => {
  it("is read by its signature, with the address as Facebook vouches for it", async () => {
    const token = await aToken(key, { aud: "app", email: "petra@example.test", name: "Petra", nonce: "n-1" });
    expect(await adapter.byToken(token, "n-1")).toEqual({ subject: "12", email: "petra@example.test", name: "Petra" });
    await expect(adapter.byToken(token, "n-2")).rejects.toThrow(NotBelieved);
    expect(provider.heard.map(({ path }) => path)).toEqual(["/keys"]);
  });

  it("is not believed when another signed it, or for another app", async () => {
    await expect(adapter.byToken(await aToken(await aKey("one")), null)).rejects.toThrow(NotBelieved);
    await expect(adapter.byToken(await aToken(key, { aud: "other" }), null)).rejects.toThrow(NotBelieved);
  });
});
