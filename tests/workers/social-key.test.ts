import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { bearing, idOf, mailsTo, visitor } from "./client";
import { keyOf, selfOf, withKey } from "./identity";
import { valueOf } from "./world";

let address: string;
beforeEach(() => {
  address = `petra.${crypto.randomUUID()}@example.test`;
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
