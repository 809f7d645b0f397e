import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { type Authenticator, anAuthenticator, fromBase64Url, toBase64Url } from "./authenticator";
import { type Answer, bearing, mailsTo, type Person, signedUp, visitor } from "./client";
import { aChallenge, age, aLogInChallenge, aPasskey, deployedWith, selfOf } from "./identity";
import { atOnce, tally } from "./world";

const LOG_IN = "/api/auth/passkeys/login/";
const INVALID = { credential: ["Ongeldige waarde."] };

let person: Person;
beforeEach(async () => {
  person = await signedUp();
});

const logIn = (credential: unknown, headers?: Record<string, string>): Promise<Answer> =>
  visitor.api("POST", LOG_IN, { credential }, headers);

function tampered(written: string): string {
  const bytes = fromBase64Url(written);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return toBase64Url(bytes);
}

describe("logging in with a passkey", () => {
  let authenticator: Authenticator;
  beforeEach(async () => {
    ({ authenticator } = await aPasskey(person));
  });
  const assertion = async (more: Partial<Parameters<Authenticator["logIn"]>[0]> = {}) =>
    authenticator.logIn({ challenge: await aLogInChallenge(), ...more });

  it("names no account in what is asked", async () => {
    const { status, body } = await visitor.api("POST", "/api/auth/passkeys/login/options/");
    expect([status, body]).toEqual([
      200,
      {
        rpId: "localhost",
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        timeout: 300_000,
        allowCredentials: [],
        userVerification: "preferred",
      },
    ]);
  });

  it("gives tokens as a password does, from any port of one's own machine", async () => {
    for (const origin of ["http://localhost", "http://localhost:5173", "http://localhost:8787"]) {
      const { status, body } = await logIn(await assertion({ origin }));
      expect([status, body]).toEqual([
        200,
        { access: expect.any(String), refresh: expect.any(String), expires_in: 900 },
      ]);
      expect((await selfOf(bearing(body.access))).id).toBe(person.id);
    }
    const { body } = await logIn(await assertion());
    const renewed = await visitor.api("POST", "/api/auth/jwt/refresh/", { refresh: body.refresh });
    expect((await selfOf(bearing(renewed.body.access))).id).toBe(person.id);
  });

  it("takes the number of the account that authenticators send along, and no other's", async () => {
    const handle = (id: number) => toBase64Url(new TextEncoder().encode(String(id)));
    expect((await logIn(await assertion({ userHandle: handle(person.id) }))).status).toBe(200);
    expect((await logIn(await assertion({ userHandle: handle(person.id + 1) }))).status).toBe(401);
  });

  it("refuses another origin, site, purpose or challenge, and a changed signature", async () => {
    const good = await assertion();
    const signature = tampered(good.response.signature);
    const wrong = [
      await assertion({ origin: "https://evil.example" }),
      await assertion({ origin: "https://localhost:5173" }),
      await assertion({ origin: "http://localhost:5173.evil.example" }),
      await assertion({ rpId: "evil.example" }),
      await assertion({ type: "webauthn.create" }),
      await assertion({ challenge: toBase64Url(crypto.getRandomValues(new Uint8Array(32))) }),
      await assertion({ challenge: await aChallenge(person.api) }),
      { ...good, response: { ...good.response, signature } },
      { ...(await assertion()), rawId: "AAAA" },
      { ...(await assertion()), response: { ...(await assertion()).response, clientDataJSON: "%%%" } },
      { ...(await assertion()), response: { ...(await assertion()).response, authenticatorData: "AAAA" } },
    ];
    for (const [at, credential] of wrong.entries()) {
      const { status, body } = await logIn(credential);
      expect([status, body.code], String(at)).toEqual([401, "bad_credentials"]);
    }
    expect((await logIn(await assertion())).status).toBe(200);
  });

  it("refuses another's signature, and a credential that nobody registered", async () => {
    const stranger = await anAuthenticator();
    const challenge = await aLogInChallenge();
    const forged = { ...(await stranger.logIn({ challenge })), id: authenticator.id, rawId: authenticator.id };
    expect((await logIn(forged)).status).toBe(401);
    expect((await logIn(await stranger.logIn({ challenge: await aLogInChallenge() }))).body).toEqual({
      detail: "E-mail of wachtwoord klopt niet.",
      code: "bad_credentials",
    });
  });

  it("says which field it misses", async () => {
    expect((await visitor.api("POST", LOG_IN, {})).body).toEqual({ credential: ["Dit veld is verplicht."] });
    expect((await logIn({ id: "x" })).body).toEqual(INVALID);
  });

  it("takes a challenge once, and for five minutes", async () => {
    const credential = await assertion();
    expect([(await logIn(credential)).status, (await logIn(credential)).status]).toEqual([200, 401]);
    const replayed = JSON.parse(new TextDecoder().decode(fromBase64Url(credential.response.clientDataJSON))).challenge;
    expect((await logIn(await authenticator.logIn({ challenge: replayed }))).status).toBe(401);
    const [young, old] = [await assertion(), await assertion()];
    await age(295);
    expect((await logIn(young)).status).toBe(200);
    await age(6);
    expect((await logIn(old)).status).toBe(401);
  });

  it("lets one of twenty in with the same signature at once", async () => {
    const credential = await assertion();
    expect(tally(await atOnce(() => logIn(credential)))).toEqual({ "200": 1, "401 bad_credentials": 19 });
  });

  it("refuses a counter that went back or stood still: the passkey was copied", async () => {
    expect((await logIn(await assertion({ counter: 7 }))).status).toBe(200);
    expect((await logIn(await assertion({ counter: 7 }))).body.code).toBe("bad_credentials");
    expect((await logIn(await assertion({ counter: 6 }))).status).toBe(401);
    expect((await logIn(await assertion({ counter: 0 }))).status).toBe(401);
    expect((await logIn(await assertion({ counter: 8 }))).status).toBe(200);
  });

  it("takes authenticators that do not count", async () => {
    const statuses = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await logIn(await assertion({ counter: 0 }))).status);
    expect(statuses).toEqual([200, 200, 200]);
  });

  it("lets one of twenty in that all count the same", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => assertion({ counter: 5 })));
    expect(tally(await Promise.all(all.map((one) => logIn(one))))).toEqual({ "200": 1, "401 bad_credentials": 19 });
  });

  it("prefers a finger, face or PIN, and does without", async () => {
    const plain = await anAuthenticator();
    const challenge = await aChallenge(person.api);
    const made = await plain.register({ challenge, userVerified: false });
    expect((await person.api("POST", "/api/auth/passkeys/register/", { credential: made })).status).toBe(201);
    const credential = await plain.logIn({ challenge: await aLogInChallenge(), userVerified: false });
    expect((await logIn(credential)).status).toBe(200);
  });

  it("tells someone who is suspended so, but only with the right passkey", async () => {
    await env.DB.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(person.id).run();
    const { status, body } = await logIn(await assertion());
    expect([status, body.code]).toEqual([403, "suspended"]);
    expect((await logIn(await assertion({ rpId: "evil.example" }))).status).toBe(401);
  });

  it("looks at no credential that is sent along, and mails when the kind of client is new", async () => {
    const headers = { Authorization: "Bearer nonsense", "X-Client-Type": "website" };
    expect((await logIn(await assertion(), headers)).status).toBe(200);
    expect((await logIn(await assertion(), { "X-Client-Type": "android" })).status).toBe(200);
    const templates = (await mailsTo(person.id)).map(({ template }) => template);
    expect(templates.filter((template) => template === "login_alert")).toHaveLength(1);
  });
});

describe("where the site is live", () => {
  const live = deployedWith({ ENVIRONMENT: "production", PUBLIC_ORIGIN: "https://buurklusser.test" });

  it("the passkey is of the public origin alone", async () => {
    const { authenticator } = await aPasskey(person);
    const logInFrom = async (origin: string, rpId: string) => {
      const { rpId: asked, challenge } = (await live("POST", "/api/auth/passkeys/login/options/")).body;
      expect(asked).toBe("buurklusser.test");
      return (await live("POST", LOG_IN, { credential: await authenticator.logIn({ challenge, origin, rpId }) }))
        .status;
    };
    expect(await logInFrom("https://buurklusser.test", "buurklusser.test")).toBe(200);
    expect(await logInFrom("http://localhost:5173", "buurklusser.test")).toBe(401);
    expect(await logInFrom("https://buurklusser.test:8443", "buurklusser.test")).toBe(401);
    expect(await logInFrom("https://buurklusser.test", "localhost")).toBe(401);
  });
});
