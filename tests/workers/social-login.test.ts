import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { SOCIAL_APPS } from "~/domain/social";
import { clientOf, idToken as signedBy } from "../../workers/api/identity/social/sandbox/signing";
import { bearing, idOf, mailsTo, PASSWORD, signedUp, visitor } from "./client";
import { aGrant, age, aPasskey, authorize, aVerifier, deployedWith, RETURN, selfOf, socialLogIn } from "./identity";
import { atOnce, tally, valueOf } from "./market";

type Signed = Parameters<typeof signedBy>;
const idToken = (app: Signed[1], claims: Signed[2], audience?: string) => signedBy(env.DB, app, claims, audience);

let address: string;
beforeEach(() => {
  address = `petra.de-vries.${crypto.randomUUID().slice(0, 8)}@example.test`;
});

/** The key of who logs in by Google with that address. */
async function keyOf(email: string, headers?: Record<string, string>): Promise<string> {
  const { status, body } = await socialLogIn("google", await aGrant("google", email), headers);
  if (status !== 200) throw new Error(`no key: ${status} ${JSON.stringify(body)}`);
  return body.key;
}
const withKey = (key: string) => bearing(`Token ${key}`);
const columns = (email: string) =>
  env.DB.prepare("SELECT * FROM user WHERE email_key = ?").bind(email).first<Record<string, unknown>>();

describe("logging in by an account elsewhere", () => {
  it.each(SOCIAL_APPS)("makes an activated account at the first login by %s", async (app) => {
    const { status, body } = await socialLogIn(app, await aGrant(app, address), { "Accept-Language": "en" });
    expect([status, Object.keys(body)]).toEqual([200, ["key"]]);
    expect(await selfOf(withKey(body.key))).toMatchObject({
      email: address,
      activated: true,
      language: "en",
      has_password: false,
      pending_email: null,
      email_opt_in: false,
    });
    expect((await columns(address))?.name).toMatch(/^Petra De Vries /);
    expect((await mailsTo(address)).map(({ template }) => template)).toEqual(["welcome"]);
  });

  it("goes to the same account ever after, and welcomes nobody twice", async () => {
    const first = await selfOf(withKey(await keyOf(address)));
    const second = await selfOf(withKey(await keyOf(address.toUpperCase())));
    expect(second.id).toBe(first.id);
    expect((await mailsTo(address)).map(({ template }) => template)).toEqual(["welcome"]);
  });

  it("finds the account by the provider's name for the person, whatever the address is by now", async () => {
    const { id } = await selfOf(withKey(await keyOf(address)));
    await env.DB.prepare("UPDATE user SET email = 'new', email_key = ? WHERE id = ?").bind(`new-${address}`, id).run();
    expect((await selfOf(withKey(await keyOf(address)))).id).toBe(id);
    const sub = await valueOf<string>("SELECT subject FROM social_identity WHERE user_id = ?", id);
    const elsewhere = { sub: String(sub), email: `moved-${address}`, email_verified: true, name: "" };
    const { body } = await socialLogIn("google", { id_token: await idToken("google", elsewhere) });
    expect((await selfOf(withKey(body.key))).id).toBe(id);
  });

  it("keeps one account for the same address at two providers", async () => {
    const { id } = await selfOf(withKey(await keyOf(address)));
    const { body } = await socialLogIn("facebook", await aGrant("facebook", address));
    expect((await selfOf(withKey(body.key))).id).toBe(id);
  });

  it("takes an id token from apps, with the nonce it was asked with", async () => {
    const claims = { sub: crypto.randomUUID(), email: address, email_verified: true, name: "Petra", nonce: "n-1" };
    const id_token = await idToken("apple", claims);
    expect((await socialLogIn("apple", { id_token })).status).toBe(200);
    expect((await socialLogIn("apple", { id_token, nonce: "n-1" })).status).toBe(200);
    expect((await socialLogIn("apple", { id_token, nonce: "n-2" })).body.code).toBe("bad_credentials");
    expect((await socialLogIn("facebook", { id_token: await idToken("facebook", claims) })).status).toBe(200);
  });

  it("makes a name one line of at most 60 signs, and does without", async () => {
    const tokenFor = async (name: string) =>
      idToken("google", {
        sub: crypto.randomUUID(),
        email: `${crypto.randomUUID()}@example.test`,
        email_verified: true,
        name,
      });
    const nameAfter = async (name: string) =>
      (await selfOf(withKey((await socialLogIn("google", { id_token: await tokenFor(name) })).body.key))).name;
    expect(await nameAfter(" Petra\r\n\tde  Vries ")).toBe("Petra de Vries");
    expect(await nameAfter("👩‍🔧".repeat(40))).toHaveLength([..."👩‍🔧".repeat(20)].join("").length);
    expect(await nameAfter("")).toBe("");
  });

  it("looks at no credential that is sent along", async () => {
    const { status } = await socialLogIn("google", await aGrant("google", address), {
      Authorization: "Bearer nonsense",
    });
    expect(status).toBe(200);
  });
});

describe("an address that has an account", () => {
  it("is linked to it, and changes nothing else", async () => {
    const person = await signedUp({ email: address });
    expect((await selfOf(withKey(await keyOf(address)))).id).toBe(person.id);
    expect((await selfOf(person.api))?.has_password).toBe(true);
    expect((await visitor.api("POST", "/api/user/token/", { email: address, password: PASSWORD })).status).toBe(200);
    expect(await mailsTo(address)).toEqual([]);
  });

  it("is taken from whoever signed up with it and never confirmed it: with every way in they left open", async () => {
    const intruder = await signedUp({ email: address, activated: 0, pending_email: "intruder@example.test" });
    const { authenticator } = await aPasskey(intruder);
    await env.DB.prepare("INSERT INTO mailed_link VALUES ('h', ?, 'email_change', 0, ?, NULL)")
      .bind(intruder.id, Date.now() + 60_000)
      .run();
    const own = await selfOf(withKey(await keyOf(address)));
    expect(own).toMatchObject({ id: intruder.id, activated: true, has_password: false, pending_email: null });
    expect(await selfOf(intruder.api)).toBeNull();
    const { body } = await visitor.api("POST", "/api/user/token/", { email: address, password: PASSWORD });
    expect(body.code).toBe("bad_credentials");
    expect(await valueOf("SELECT count(*) FROM passkey WHERE credential_id = ?", authenticator.id)).toBe(0);
    expect(await valueOf("SELECT used_at FROM mailed_link WHERE token_hash = 'h'")).not.toBeNull();
  });

  it("is refused while the account is suspended, linked or not", async () => {
    await signedUp({ email: address, status: "suspended" });
    const unlinked = await socialLogIn("google", await aGrant("google", address));
    expect([unlinked.status, unlinked.body.code]).toEqual([403, "suspended"]);
    expect(await valueOf("SELECT count(*) FROM social_identity WHERE user_id = ?", await idOf(address))).toBe(0);
    const linked = `linked-${address}`;
    await keyOf(linked);
    await env.DB.prepare("UPDATE user SET status = 'suspended' WHERE email_key = ?").bind(linked).run();
    expect((await socialLogIn("google", await aGrant("google", linked))).status).toBe(403);
  });
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
      expect((await socialLogIn("google", { id_token: await idToken("google", { ...person, email }) })).status).toBe(
        401,
      );
    }
    expect(await idOf(address)).toBe(0);
  });

  it("refuses id tokens of another provider, for another client, and changed ones", async () => {
    const claims = { sub: crypto.randomUUID(), email: address, email_verified: true, name: "" };
    const token = await idToken("google", claims);
    const [head, body, seal] = token.split(".");
    const other = btoa(JSON.stringify({ ...claims, sub: "other" })).replaceAll("=", "");
    const unsigned = `${btoa('{"alg":"none"}').replaceAll("=", "")}.${body}.`;
    for (const id_token of [
      await idToken("apple", claims),
      await idToken("google", claims, clientOf("apple")),
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

describe("at the same moment", () => {
  it("one of twenty uses of a code succeeds", async () => {
    const grant = await aGrant("google", address);
    expect(tally(await atOnce(() => socialLogIn("google", grant)))).toEqual({ "200": 1, "401 bad_credentials": 19 });
  });

  it("twenty first logins of one person make one account, with one welcome", async () => {
    const grants = await Promise.all(Array.from({ length: 20 }, () => aGrant("google", address)));
    const answers = await Promise.all(grants.map((grant) => socialLogIn("google", grant)));
    expect(tally(answers)).toEqual({ "200": 20 });
    const ids = await Promise.all(answers.map(async ({ body }) => (await selfOf(withKey(body.key))).id));
    expect(new Set(ids).size).toBe(1);
    expect(await valueOf("SELECT count(*) FROM user WHERE email_key = ?", address)).toBe(1);
    expect((await mailsTo(address)).map(({ template }) => template)).toEqual(["welcome"]);
  });

  it("first logins by all three providers make one account", async () => {
    const grants = await Promise.all(SOCIAL_APPS.map(async (app) => [app, await aGrant(app, address)] as const));
    const answers = await Promise.all(grants.map(async ([app, grant]) => socialLogIn(app, grant)));
    expect(tally(answers)).toEqual({ "200": 3 });
    expect(await valueOf("SELECT count(*) FROM social_identity WHERE user_id = ?", await idOf(address))).toBe(3);
  });

  it("takes an account that was not confirmed over once, and keeps the keys that were given", async () => {
    await signedUp({ email: address, activated: 0 });
    const apps = Array.from({ length: 4 }, () => SOCIAL_APPS).flat();
    const grants = await Promise.all(apps.map(async (app) => [app, await aGrant(app, address)] as const));
    const answers = await Promise.all(grants.map(async ([app, grant]) => socialLogIn(app, grant)));
    const alive = await Promise.all(answers.map(async ({ body }) => (await selfOf(withKey(body.key))) !== null));
    expect(alive).toEqual(Array(12).fill(true));
  });
});

describe("the key", () => {
  let key: string;
  beforeEach(async () => {
    key = await keyOf(address);
  });

  it("lets in for reading and for changing, is not kept as it is, and has no end", async () => {
    expect((await withKey(key)("PATCH", "/api/user/data/", { bio: "Ik klus graag." })).body.bio).toBe("Ik klus graag.");
    expect((await withKey(key)("GET", "/api/job/list/")).status).toBe(200);
    expect((await bearing(key)("GET", "/api/user/data/")).body.code).toBe("token_not_valid");
    expect(await selfOf(withKey(`${key}x`))).toBeNull();
    const kept = await env.DB.prepare("SELECT * FROM session WHERE user_id = ?")
      .bind(await idOf(address))
      .all();
    expect(kept.results).toMatchObject([{ kind: "key", expires_at: null }]);
    expect(JSON.stringify(kept.results)).not.toContain(key);
  });

  it("cannot be traded for another, and its row is no refresh token", async () => {
    expect((await visitor.api("POST", "/api/auth/jwt/refresh/", { refresh: key })).status).toBe(401);
  });

  it("ends at logout, and no other with it", async () => {
    const other = await keyOf(address);
    expect((await withKey(key)("POST", "/api/auth/logout/", {})).status).toBe(204);
    expect([await selfOf(withKey(key)), (await selfOf(withKey(other)))?.email]).toEqual([null, address]);
  });

  it("ends with all others when all are to end", async () => {
    const other = await keyOf(address);
    expect((await withKey(other)("POST", "/api/auth/logout/", { all: true })).status).toBe(204);
    expect(await selfOf(withKey(key))).toBeNull();
  });

  it("ends while the account is suspended", async () => {
    await env.DB.prepare("UPDATE user SET status = 'suspended' WHERE email_key = ?").bind(address).run();
    expect((await withKey(key)("GET", "/api/user/data/")).body.code).toBe("token_not_valid");
  });

  it("ends when a password is set by mail, which is how such an account gets one", async () => {
    const set = { current_password: "Welkom123!", new_password: "Welkom124!" };
    const refused = await withKey(key)("POST", "/api/auth/users/set_password/", set);
    expect([refused.status, refused.body]).toEqual([400, { current_password: ["Huidig wachtwoord klopt niet"] }]);
    await visitor.api("POST", "/api/auth/users/reset_password/", { email: address });
    const { uid, token } = (await mailsTo(address))[0]?.data ?? {};
    const reset = { uid, token, new_password: "Welkom124!" };
    expect((await visitor.api("POST", "/api/auth/users/reset_password_confirm/", reset)).status).toBe(204);
    expect(await selfOf(withKey(key))).toBeNull();
    const loggedIn = await visitor.api("POST", "/api/user/token/", { email: address, password: "Welkom124!" });
    expect((await selfOf(bearing(loggedIn.body.access)))?.has_password).toBe(true);
    expect((await selfOf(withKey(await keyOf(address))))?.id).toBe(await idOf(address));
  });

  it("ends with the account, which the address deletes; the same person may begin anew", async () => {
    const gone = await idOf(address);
    const remove = (body: object) => withKey(key)("PATCH", "/api/user/data/", { delete_account: true, ...body });
    expect((await remove({})).body).toEqual({ email: ["E-mail is verplicht"] });
    expect(Object.keys((await remove({ email: "other@example.test" })).body)).toEqual(["email"]);
    expect((await remove({ email: address.toUpperCase() })).status).toBe(204);
    expect(await selfOf(withKey(key))).toBeNull();
    expect(await valueOf("SELECT count(*) FROM social_identity WHERE user_id = ?", gone)).toBe(0);
    expect((await selfOf(withKey(await keyOf(address)))).id).not.toBe(gone);
  });

  it("is told by mail when it is given to another kind of client than before", async () => {
    await keyOf(address, { "X-Client-Type": "ios" });
    await keyOf(address, { "X-Client-Type": "ios" });
    expect((await mailsTo(address)).map(({ template }) => template)).toEqual(["login_alert", "welcome"]);
  });
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
    expect(body).toContain('value="no&#34;address"');
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
