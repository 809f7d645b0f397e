import { env } from "cloudflare:workers";
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

  it("says that the address is confirmed already, and to others that they log in", async () => {
    await (await browserOf(person)).post(page(), link);
    expect(textOf(await (await browserOf(person)).get(page()))).toMatch(/al bevestigd.*Ga verder/s);
    expect(textOf(await (await browserOf()).get(page()))).toMatch(/al bevestigd.*Inloggen/s);
  });

  it.each([
    ["replaced by a newer one", "Alleen de link in je nieuwste mail werkt."],
    ["too old", "Deze link is verlopen"],
    ["not one of ours", "Deze link klopt niet"],
  ])("of a link that is %s says so, and sends a new one", async (what, sentence) => {
    if (what === "replaced by a newer one") {
      await visitor.api("POST", "/api/auth/users/resend_activation/", { email: person.email });
    } else if (what === "too old") {
      await env.DB.prepare("UPDATE mailed_link SET expires_at = 1 WHERE user_id = ?").bind(person.id).run();
    } else {
      link.token = link.token.slice(1);
    }
    const browser = await browserOf();
    expect(textOf(await browser.get(page()))).toContain(sentence);
    expect((await browser.post(page(), { email: person.email })).to).toBe("/");
  });
});

describe("the settings of an account with an unconfirmed address", () => {
  it("say so, and send the link again", async () => {
    const browser = await browserOf(person);
    const settings = `/profile/${person.id}/settings`;
    expect(textOf(await browser.get(settings))).toContain(`${person.email} (nog niet bevestigd)`);
    const links = async () => (await mailsTo(person.id)).filter(({ template }) => template === "activation").length;
    expect(await links()).toBe(1);
    const answer = await browser.post(settings, { intent: "confirm-mail" });
    expect([answer.status, answer.to]).toEqual([303, settings]);
    expect(await links()).toBe(2);
    expect(textOf(await browser.get(settings))).toContain("De mail is opnieuw verstuurd.");
  });

  it("are as always once it is confirmed", async () => {
    const browser = await browserOf(person);
    await browser.post(page(), link);
    expect(textOf(await browser.get(`/profile/${person.id}/settings`))).not.toContain("nog niet bevestigd");
  });
});

describe("another address, asked for in the settings", () => {
  const email = "nieuw@example.test";
  const settings = () => `/profile/${person.id}/settings`;
  const pending = async () => (await selfOf(person.api)).pending_email;

  it("takes the password, and no call that has a wrong one", async () => {
    const browser = await browserOf(person);
    const wrong = { intent: "email", email, password: "Geraden123" };
    expect(textOf(await browser.post(settings(), wrong))).toContain("Dit wachtwoord klopt niet.");
    expect((await browser.post(settings(), { intent: "email", email })).status).toBe(422);
    expect(await pending()).toBeNull();
    expect((await browser.post(settings(), { ...wrong, password: PASSWORD })).to).toBe(settings());
    expect(await pending()).toBe(email);
  });

  it("takes the present address of an account without a password", async () => {
    await env.DB.prepare("UPDATE user SET password_hash = NULL WHERE id = ?").bind(person.id).run();
    const browser = await browserOf(person);
    const asked = { intent: "email", email, current_email: email };
    expect(textOf(await browser.post(settings(), asked))).toContain("niet het e-mailadres van je account");
    expect(await pending()).toBeNull();
    expect((await browser.post(settings(), { ...asked, current_email: person.email })).to).toBe(settings());
    expect(await pending()).toBe(email);
  });
});

describe("the page of a mail that confirms a changed address", () => {
  const changed = () => `/account/confirm-email?${new URLSearchParams(link)}`;
  const ask = async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    await person.api("PATCH", "/api/user/data/", { email });
    const mail = (await mailsTo(email)).find(({ template }) => template === "email_change");
    link = { uid: String(mail?.data.uid), token: String(mail?.data.token) };
  };

  it("says that it is confirmed already", async () => {
    await ask();
    const browser = await browserOf(person);
    expect((await browser.post(changed(), link)).to).toBe("/");
    expect(textOf(await browser.get(changed()))).toContain("al bevestigd");
  });

  it("leads to the settings once the change was asked for again", async () => {
    await ask();
    const page = changed();
    await ask();
    const browser = await browserOf(person);
    expect(textOf(await browser.get(page))).toMatch(/nieuwste mail werkt.*Naar je instellingen/s);
  });
});
