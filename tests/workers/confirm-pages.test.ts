import { beforeEach, describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";
import { selfOf } from "./identity";

let person: Person;
let link: { uid: string; token: string };
beforeEach(async () => {
  person = await signedUp({ activated: 0 });
  await visitor.api("POST", "/api/auth/users/resend_activation/", { email: person.email });
  const mail = (await mailsTo(person.id)).findLast(({ template }) => template === "activation");
  link = { uid: String(mail?.data.uid), token: String(mail?.data.token) };
});

const page = () => `/account/activate?${new URLSearchParams(link)}`;
const isActivated = async () => (await selfOf(person.api)).activated;

describe("the page of an activation mail", () => {
  it("takes one press in the browser that signed up", async () => {
    const browser = await browserOf(person);
    expect(textOf(await browser.get(page()))).not.toContain("Wachtwoord");
    expect((await browser.post(page(), link)).to).toBe("/");
    expect(await isActivated()).toBe(true);
  });

  it("confirms and logs in with the password elsewhere, and ends no other session", async () => {
    const phone = await browserOf();
    expect(textOf(await phone.get(page()))).toContain("Log in en bevestig");
    const answer = await phone.post(page(), { ...link, email: person.email, password: PASSWORD });
    expect([answer.status, answer.to]).toEqual([303, "/"]);
    expect(await isActivated()).toBe(true);
    expect((await phone.get(`/profile/${person.id}/settings`)).status).toBe(200);
  });

  it("confirms nothing for a person who does not know the password: somebody else may have chosen it", async () => {
    const browser = await browserOf();
    expect((await browser.post(page(), link)).to).toBe(page());
    const guess = await browser.post(page(), { ...link, email: person.email, password: "Geraden123" });
    expect(guess.status).toBe(401);
    expect(textOf(guess)).toContain("Kies een nieuw wachtwoord");
    expect(await isActivated()).toBe(false);
  });

  it.each(["with its password", "in its session"])("confirms nothing for another account %s", async (how) => {
    const other = await signedUp();
    if (how === "in its session") {
      expect((await (await browserOf(other)).post(page(), link)).to).toBe(page());
    } else {
      const answer = await (await browserOf()).post(page(), { ...link, email: other.email, password: PASSWORD });
      expect(textOf(answer)).toContain("Deze link hoort bij een ander account");
    }
    expect(await isActivated()).toBe(false);
  });
});
