import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { idOf, mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";
import { keyOf, selfOf, withKey } from "./identity";

const USERS = "/api/auth/users";
const post = (path: string, body: object) => visitor.api("POST", `${USERS}/${path}/`, body);
const logIn = async (email: string, password = PASSWORD) =>
  (await visitor.api("POST", "/api/user/token/", { email, password })).status;

async function linkTo(to: string | number, template: string) {
  const mail = (await mailsTo(to)).findLast((one) => one.template === template);
  return { uid: String(mail?.data.uid), token: String(mail?.data.token) };
}

async function resetBy(email: string, password: string): Promise<void> {
  await post("reset_password", { email });
  const link = await linkTo(await idOf(email), "password_reset");
  const reset = { ...link, new_password: password, keep_passkeys: true, keep_linked: true };
  expect((await post("reset_password_confirm", reset)).status).toBe(204);
}

let address: string;
beforeEach(() => {
  address = `${crypto.randomUUID()}@example.test`;
});

describe("an address first confirmed without a session of the account", () => {
  beforeEach(async () => {
    await visitor.api("POST", `${USERS}/`, { email: address, password: PASSWORD });
    await post("activation", await linkTo(await idOf(address), "activation"));
  });

  it("does not share the account of a stranger with a social login", async () => {
    const stranger = (await visitor.api("POST", "/api/user/token/", { email: address, password: PASSWORD })).body;
    const id = await idOf(address);
    expect((await selfOf(withKey(await keyOf(address)))).id).toBe(id);
    expect([stranger.expires_in, await logIn(address)]).toEqual([900, 401]);
    expect((await visitor.api("POST", "/api/auth/jwt/refresh/", { refresh: stranger.refresh })).status).toBe(401);
  });

  it("keeps no passkey or identity of a stranger with a new password", async () => {
    const id = await idOf(address);
    await env.DB.prepare("INSERT INTO social_identity (app, subject, user_id, created_at) VALUES ('facebook', ?, ?, 0)")
      .bind(address, id)
      .run();
    await resetBy(address, "Anders123!");
    const linked = await env.DB.prepare("SELECT count(*) AS n FROM social_identity WHERE user_id = ?")
      .bind(id)
      .first("n");
    expect([linked, await logIn(address, "Anders123!")]).toEqual([0, 200]);
  });
});

describe("an account that moved to an address without a session of it", () => {
  let stranger: Person;
  beforeEach(async () => {
    stranger = await signedUp();
    await stranger.api("PATCH", "/api/user/data/", { email: address });
    await post("email_confirm", await linkTo(address, "email_change"));
  });

  const returned = async () => (await idOf(stranger.email)) === stranger.id;

  it.each([
    ["a social login", async () => (await selfOf(withKey(await keyOf(address)))).id],
    [
      "a new password",
      async () => {
        await resetBy(address, "Anders123!");
        expect(await logIn(address, "Anders123!")).toBe(200);
        return idOf(address);
      },
    ],
  ])("is not shared by %s: it returns, and the mailbox gets a new account", async (_, arrive) => {
    const id = await arrive();
    expect(id).not.toBe(stranger.id);
    expect(await returned()).toBe(true);
    expect(await selfOf(stranger.api)).toBeNull();
    expect(await logIn(address)).toBe(401);
    const undo = await linkTo(stranger.email, "email_changed");
    expect((await post("email_undo", undo)).body.code).toBe("invalid_token");
    expect(await idOf(address)).toBe(id);
  });

  it("is said to return before a new password is chosen", async () => {
    await post("reset_password", { email: address });
    const ways = async () =>
      (await post("reset_password_ways", await linkTo(await idOf(address), "password_reset"))).body;
    expect((await ways()).new_account).toBe(true);
    await env.DB.prepare("UPDATE mailed_link SET expires_at = 0 WHERE kind = 'email_undo' AND user_id = ?")
      .bind(stranger.id)
      .run();
    expect((await ways()).new_account).toBe(false);
  });

  it("is told of no way in that the mailbox's new account got", async () => {
    await keyOf(address);
    expect((await mailsTo(stranger.id)).map(({ template }) => template)).not.toContain("way_in_added");
  });

  describe.each([
    [
      "the undo link expired",
      () => env.DB.prepare("UPDATE mailed_link SET expires_at = 0 WHERE user_id = ?").bind(stranger.id).run(),
    ],
    [
      "another account has the former address",
      async () => {
        const { id } = await signedUp();
        const place = env.DB.prepare("UPDATE user SET email = ?1, email_key = ?1 WHERE id = ?2");
        await place.bind(stranger.email, id).run();
      },
    ],
  ])("once %s", (_, cannotReturn) => {
    beforeEach(async () => void (await cannotReturn()));

    it("is the mailbox's alone after a social login", async () => {
      expect((await selfOf(withKey(await keyOf(address)))).id).toBe(stranger.id);
      expect(await selfOf(stranger.api)).toBeNull();
      expect(await logIn(address)).toBe(401);
    });

    it("is the mailbox's alone after a new password", async () => {
      await resetBy(address, "Anders123!");
      expect([await logIn(address), await logIn(address, "Anders123!")]).toEqual([401, 200]);
      expect(await idOf(address)).toBe(stranger.id);
      expect(await selfOf(stranger.api)).toBeNull();
    });
  });
});

it("joins an account that confirmed its address in its own session", async () => {
  const person = await signedUp();
  await person.api("PATCH", "/api/user/data/", { email: address });
  const link = await linkTo(address, "email_change");
  expect((await person.api("POST", `${USERS}/email_confirm/`, link)).status).toBe(204);
  expect((await selfOf(withKey(await keyOf(address)))).id).toBe(person.id);
  expect(await logIn(address)).toBe(200);
  expect((await selfOf(person.api)).id).toBe(person.id);
});
