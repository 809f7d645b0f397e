import { beforeEach, expect, it } from "vitest";
import { browserOf } from "./browser";
import { mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";
import { selfOf } from "./identity";

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
