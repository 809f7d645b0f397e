import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { browserOf } from "./browser";
import { mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";
import { aGrant, keyOf, selfOf, socialLogIn, withKey } from "./identity";

const users = "/api/auth/users";
const post = (path: string, body: object) => visitor.api("POST", `${users}/${path}/`, body);
const logIn = async (email: string) =>
  (await visitor.api("POST", "/api/user/token/", { email, password: PASSWORD })).status;

async function linkTo(to: string | number, template: string) {
  const mail = (await mailsTo(to)).findLast((one) => one.template === template);
  return { uid: String(mail?.data.uid), token: String(mail?.data.token) };
}
async function moveTo(address: string) {
  await person.api("PATCH", "/api/user/data/", { email: address });
  expect((await post("email_confirm", await linkTo(address, "email_change"))).status).toBe(204);
}

let person: Person;
let thiefs: string;
beforeEach(async () => {
  person = await signedUp();
  thiefs = `${crypto.randomUUID()}@example.test`;
  await moveTo(thiefs);
});

it("gives the account back to the old mailbox by a press on the page: whatever the thief has is worth nothing", async () => {
  const link = await linkTo(person.email, "email_changed");
  const page = `/account/undo-email?${new URLSearchParams(link)}`;
  const browser = await browserOf();
  expect((await browser.get(page)).status).toBe(200);
  expect((await browser.post(page, link)).to).toBe("/login");
  expect(await selfOf(person.api)).toBeNull();
  expect([await logIn(thiefs), await logIn(person.email)]).toEqual([401, 401]);
  const reset = { ...(await linkTo(person.id, "password_reset")), new_password: PASSWORD };
  expect((await post("reset_password_confirm", reset)).status).toBe(204);
  expect(await logIn(person.email)).toBe(200);
  expect((await post("email_undo", link)).body.code).toBe("invalid_token");
});

it("works after a second change too, and ends the links that the thief's own mailboxes have", async () => {
  const second = `${crypto.randomUUID()}@example.test`;
  await moveTo(second);
  expect((await post("email_undo", await linkTo(person.email, "email_changed"))).status).toBe(204);
  expect((await post("email_undo", await linkTo(thiefs, "email_changed"))).body.code).toBe("invalid_token");
});

it("cannot be blocked by a sign-up with the old address", async () => {
  const signUp = { email: person.email, password: PASSWORD };
  expect((await visitor.api("POST", `${users}/`, signUp)).status).toBe(201);
  expect(await logIn(person.email)).toBe(401);
  expect((await post("email_undo", await linkTo(person.email, "email_changed"))).status).toBe(204);
});

it("happens by a social login of the old mailbox too", async () => {
  const key = await keyOf(person.email);
  expect((await selfOf(withKey(key))).id).toBe(person.id);
  expect(await selfOf(person.api)).toBeNull();
  expect([await logIn(thiefs), await logIn(person.email)]).toEqual([401, 401]);
  expect((await mailsTo(person.email)).map(({ template }) => template)).toContain("way_in_added");
  expect((await post("email_undo", await linkTo(person.email, "email_changed"))).body.code).toBe("invalid_token");
});

it("tells a suspended user at a social login of the old mailbox, and makes no second account", async () => {
  await env.DB.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(person.id).run();
  const { status, body } = await socialLogIn("google", await aGrant("google", person.email));
  expect([status, body.code]).toEqual([403, "suspended"]);
});

it("cannot be blocked by another account that moves to the old address", async () => {
  const other = await signedUp();
  await other.api("PATCH", "/api/user/data/", { email: person.email });
  expect((await mailsTo(person.email)).map(({ template }) => template)).not.toContain("email_change");
  expect((await post("email_undo", await linkTo(person.email, "email_changed"))).status).toBe(204);
});

it("is no obstacle to moving back", async () => {
  const own = await signedUp();
  const next = `${crypto.randomUUID()}@example.test`;
  for (const address of [next, own.email]) {
    await own.api("PATCH", "/api/user/data/", { email: address });
    expect((await post("email_confirm", await linkTo(address, "email_change"))).status).toBe(204);
  }
});
