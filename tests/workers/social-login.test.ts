import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { SOCIAL_APPS } from "~/domain/accounts/social";
import { idOf, mailsTo, PASSWORD, signedUp, visitor } from "./client";
import { aGrant, anIdToken, aPasskey, keyOf, selfOf, socialLogIn, withKey } from "./identity";
import { atOnce, tally, valueOf } from "./world";

let address: string;
beforeEach(() => {
  address = `petra.de-vries.${crypto.randomUUID().slice(0, 8)}@example.test`;
});

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
    const { body } = await socialLogIn("google", { id_token: await anIdToken("google", elsewhere) });
    expect((await selfOf(withKey(body.key))).id).toBe(id);
  });

  it("keeps one account for the same address at two providers", async () => {
    const { id } = await selfOf(withKey(await keyOf(address)));
    const { body } = await socialLogIn("facebook", await aGrant("facebook", address));
    expect((await selfOf(withKey(body.key))).id).toBe(id);
  });

  it("takes an id token from apps, with the nonce it was asked with", async () => {
    const claims = { sub: crypto.randomUUID(), email: address, email_verified: true, name: "Petra", nonce: "n-1" };
    const id_token = await anIdToken("apple", claims);
    expect((await socialLogIn("apple", { id_token })).status).toBe(200);
    expect((await socialLogIn("apple", { id_token, nonce: "n-1" })).status).toBe(200);
    expect((await socialLogIn("apple", { id_token, nonce: "n-2" })).body.code).toBe("bad_credentials");
    expect((await socialLogIn("facebook", { id_token: await anIdToken("facebook", claims) })).status).toBe(200);
  });

  it("makes a name one line of at most 60 signs, and does without", async () => {
    const tokenFor = async (name: string) =>
      anIdToken("google", {
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
    expect((await mailsTo(address)).map(({ template }) => template)).toEqual(["way_in_added"]);
  });

  it("is taken from whoever signed up with it and never confirmed it: with every way in they left open", async () => {
    const intruder = await signedUp({ email: address, activated: 0, pending_email: "intruder@example.test" });
    const { authenticator } = await aPasskey(intruder);
    await env.DB.prepare("INSERT INTO social_identity (app, subject, user_id, created_at) VALUES ('facebook', ?, ?, 0)")
      .bind(address, intruder.id)
      .run();
    await env.DB.prepare(
      "INSERT INTO mailed_link (token_hash, user_id, kind, created_at, expires_at) VALUES ('h', ?, 'email_change', 0, ?)",
    )
      .bind(intruder.id, Date.now() + 60_000)
      .run();
    const own = await selfOf(withKey(await keyOf(address)));
    expect(own).toMatchObject({ id: intruder.id, activated: true, has_password: false, pending_email: null });
    expect(await selfOf(intruder.api)).toBeNull();
    const { body } = await visitor.api("POST", "/api/user/token/", { email: address, password: PASSWORD });
    expect(body.code).toBe("bad_credentials");
    expect(await valueOf("SELECT count(*) FROM passkey WHERE credential_id = ?", authenticator.id)).toBe(0);
    expect(await valueOf("SELECT group_concat(app) FROM social_identity WHERE user_id = ?", intruder.id)).toBe(
      "google",
    );
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
