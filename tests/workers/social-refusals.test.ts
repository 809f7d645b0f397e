import { beforeEach, describe, expect, it } from "vitest";
import { SOCIAL_APPS } from "~/domain/accounts/social";
import { clientOf } from "../../workers/api/adapters/identity/social/sandbox/signing";
import { idOf, visitor } from "./client";
import { aGrant, age, anIdToken, aVerifier, deployedWith, RETURN, socialLogIn } from "./identity";

let address: string;
beforeEach(() => {
  address = `petra.${crypto.randomUUID()}@example.test`;
});

describe("refusals", () => {
  it("asks for what is missing, all at once, unless there is an id token", async () => {
    const required = ["Dit veld is verplicht."];
    const { status, body } = await socialLogIn("google", {});
    expect([status, body]).toEqual([400, { code: required, code_verifier: required, redirect_uri: required }]);
    expect((await socialLogIn("google", { id_token: "a.b.c" })).status).toBe(401);
    const odd = await socialLogIn("google", { code: 1, code_verifier: "x\ny", redirect_uri: "https://evil.example/" });
    expect(Object.keys(odd.body).sort()).toEqual(["code", "code_verifier", "redirect_uri"]);
  });

  it.each([
    "https://evil.example/login/return",
    "https://buurklusser.test.evil.example/",
    "http://localhost.evil.example/",
    "https://petra@localhost/",
    "http://localhost/#part",
    "javascript:alert(1)//localhost",
    "localhost",
  ])("takes no code that was sent to %s", async (redirect_uri) => {
    const { status, body } = await socialLogIn("google", { ...(await aGrant("google", address)), redirect_uri });
    expect([status, body]).toEqual([400, { redirect_uri: ["Ongeldige waarde."] }]);
  });

  it("takes codes on the public origin, and in development on any port of one's own machine", async () => {
    for (const redirect_uri of ["https://buurklusser.test/a?b=c", "http://127.0.0.1:8080/x", "http://localhost/"]) {
      const grant = await aGrant("google", `${crypto.randomUUID()}@example.test`, { redirect_uri });
      expect((await socialLogIn("google", grant)).status, redirect_uri).toBe(200);
    }
    const live = deployedWith({ ENVIRONMENT: "production", PUBLIC_ORIGIN: "https://buurklusser.test" });
    const away = { code: "c", code_verifier: aVerifier(), redirect_uri: "http://localhost:5173/" };
    expect((await live("POST", "/api/user/google-login/", away)).body).toHaveProperty("redirect_uri");
  });

  it("refuses a code that was used, made up, changed, too old or another's", async () => {
    const refused = async (app: string, body: unknown) => {
      const answer = await socialLogIn(app, body);
      expect([answer.status, answer.body.code]).toEqual([401, "bad_credentials"]);
    };
    const grant = await aGrant("google", address);
    await refused("google", { ...grant, code: "made-up" });
    await refused("google", { ...grant, code_verifier: aVerifier() });
    await refused("google", { ...grant, code_verifier: "short" });
    await refused("google", { ...grant, redirect_uri: "http://localhost:5173/elsewhere" });
    await refused("apple", grant);
    await refused("facebook", grant);
    expect((await socialLogIn("google", grant)).status).toBe(200);
    await refused("google", grant);
    const old = await aGrant("google", address);
    await age(61);
    await refused("google", old);
  });

  it("refuses who is not known by an address that the provider verified, and makes no account", async () => {
    for (const app of SOCIAL_APPS) {
      const answer = await socialLogIn(app, await aGrant(app, address, { unverified: "true" }));
      expect([answer.status, answer.body.code], app).toEqual([401, "bad_credentials"]);
    }
    const person = { sub: crypto.randomUUID(), email_verified: true, name: "" };
    for (const email of ["", "no address", `${"a".repeat(250)}@example.test`]) {
      expect((await socialLogIn("google", { id_token: await anIdToken("google", { ...person, email }) })).status).toBe(
        401,
      );
    }
    expect(await idOf(address)).toBe(0);
  });

  it("refuses id tokens of another provider, for another client, and changed ones", async () => {
    const claims = { sub: crypto.randomUUID(), email: address, email_verified: true, name: "" };
    const token = await anIdToken("google", claims);
    const [head, body, seal] = token.split(".");
    const other = btoa(JSON.stringify({ ...claims, sub: "other" })).replaceAll("=", "");
    const unsigned = `${btoa('{"alg":"none"}').replaceAll("=", "")}.${body}.`;
    for (const id_token of [
      await anIdToken("apple", claims),
      await anIdToken("google", claims, clientOf("apple")),
      `${head}.${other}.${seal}`,
      unsigned,
      "nonsense",
    ]) {
      expect((await socialLogIn("google", { id_token })).body.code).toBe("bad_credentials");
    }
    expect((await socialLogIn("google", { id_token: token })).status).toBe(200);
  });

  it("knows no other providers", async () => {
    for (const app of ["twitter", "Google", "x", ""]) {
      expect((await socialLogIn(app, await aGrant("google", address))).status, app).toBe(404);
    }
    expect((await visitor.api("GET", "/api/user/google-login/")).headers.get("Allow")).toBe("POST, OPTIONS");
  });

  it("is not there where it is not set up", async () => {
    const live = deployedWith({ ENVIRONMENT: "production", PUBLIC_ORIGIN: "https://buurklusser.test" });
    const { status, body, headers } = await live("POST", "/api/user/google-login/", { id_token: "x" });
    expect([status, body.code, headers.has("Retry-After")]).toEqual([503, "unavailable", true]);
    expect((await live("GET", `/api/dev/idp/google/authorize/?redirect_uri=${RETURN}`)).status).toBe(404);
  });
});

describe("what is said of it", () => {
  it("names all three in development, and elsewhere those that are set up", async () => {
    expect((await visitor.api("GET", "/api/settings/")).body.social_logins).toEqual(["google", "apple", "facebook"]);
    const named = async (settings: Partial<Env>) =>
      (await deployedWith({ ENVIRONMENT: "staging", ...settings })("GET", "/api/settings/")).body.social_logins;
    expect(await named({})).toEqual([]);
    expect(await named({ GOOGLE_CLIENT_ID: "g", FACEBOOK_CLIENT_ID: "f", FACEBOOK_CLIENT_SECRET: "s" })).toEqual([
      "facebook",
    ]);
    const team = { APPLE_CLIENT_ID: "a", APPLE_TEAM_ID: "t", APPLE_KEY_ID: "k", APPLE_PRIVATE_KEY: "p" };
    expect(await named({ ...team, GOOGLE_CLIENT_ID: "g", GOOGLE_CLIENT_SECRET: "s" })).toEqual(["google", "apple"]);
  });
});
