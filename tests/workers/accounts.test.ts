import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { api } from "../../workers/api/app";
import { idOf, mailsTo, PASSWORD, type Person, type SentMail, signedUp, visitor } from "./client";

const NEW_PASSWORD = "Nieuw4567!";
const USERS = "/api/auth/users/";
const post = (path: string, body: object, headers = {}) => visitor.api("POST", USERS + path, body, headers);
const newAddress = () => `${crypto.randomUUID()}@example.test`;
const logIn = (email: string, password: string) => visitor.api("POST", "/api/user/token/", { email, password });
const isIn = async (person: Person) => (await person.api("GET", "/api/user/data/")).status === 200;
const templates = async (to: string | number) => (await mailsTo(to)).map((mail) => mail.template).toSorted();
const link = ({ data }: SentMail) => ({ uid: data.uid, token: data.token });

async function mailed(to: string | number, template: string): Promise<SentMail> {
  const found = (await mailsTo(to)).find((mail) => mail.template === template);
  if (!found) throw new Error(`no mail ${template} for ${to}`);
  return found;
}

const age = (ms: number) => env.DB.prepare("UPDATE mailed_link SET expires_at = expires_at - ?").bind(ms).run();
const [HOUR, DAY] = [3600 * 1000, 24 * 3600 * 1000];
const times = <T>(n: number, work: () => Promise<T>) => Promise.all(Array.from({ length: n }, work));

describe("signing up", () => {
  it("makes an account that can log in, and mails welcome and activation", async () => {
    const email = newAddress();
    const names = { first_name: " Petra ", last_name: "de Vries" };
    const { status, body } = await post("", {
      email,
      password: PASSWORD,
      ...names,
      language: "en",
      roles: "admin",
      id: 1,
    });
    expect([status, body]).toEqual([201, { email, email_opt_in: true, language: "en" }]);
    const { access } = (await logIn(email, PASSWORD)).body;
    const self = (await visitor.api("GET", "/api/user/data/", undefined, { Authorization: `Bearer ${access}` })).body;
    expect(self).toMatchObject({
      name: "Petra de Vries",
      activated: false,
      roles: [],
      language: "en",
      has_password: true,
    });
    expect(self.code).toMatch(/^[A-Z2-9]{8}$/);
    expect(await templates(await idOf(email))).toEqual(["activation", "welcome"]);
  });

  it("keeps the choice about newsletters and takes the language of the answer", async () => {
    const email = newAddress();
    const { body } = await post("", { email, password: PASSWORD, email_opt_in: false }, { "Accept-Language": "en-GB" });
    expect(body).toEqual({ email, email_opt_in: false, language: "en" });
  });

  it("keeps no password that can be read, within the cost a Worker may spend", async () => {
    const email = newAddress();
    const request = new Request(`https://buurklusser.test${USERS}`, {
      method: "POST",
      body: JSON.stringify({ email, password: PASSWORD }),
      headers: { "Content-Type": "application/json" },
    });
    const production: Env = { ...env, ENVIRONMENT: "production" };
    expect((await api.fetch(request, production, createExecutionContext())).status).toBe(201);
    const hash = await env.DB.prepare("SELECT password_hash FROM user WHERE email = ?")
      .bind(email)
      .first("password_hash");
    expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  it("opens with the password however the keyboard composed its accents, also one that was hashed as it was typed", async () => {
    const [composed, decomposed] = ["Caf\u00e9 Welkom1", "Cafe\u0301 Welkom1"];
    const email = newAddress();
    await post("", { email, password: decomposed });
    expect((await logIn(email, composed)).status).toBe(200);
    expect((await logIn(email, decomposed)).status).toBe(200);
    expect((await logIn(email, "Cafe Welkom1")).status).toBe(401);
    // Hash of the decomposed spelling, from before passwords were composed.
    const before = await signedUp({
      password_hash: "$scrypt$ln=4,r=8,p=1$YnV1cmtsdXNzZXItbmZkIQ$vU1zoYrL/XT1cEJDcwI9t0fln1jyV8UnvM1nP80FHxg",
    });
    expect((await logIn(before.email, decomposed)).status).toBe(200);
  });

  it("remembers the partner that brought someone, if there is such a partner", async () => {
    await signedUp({ roles: "partner", partner_id: "buurtkrant" });
    await signedUp({ partner_id: "geen-partner" });
    const brought = async (partner_id: string) => {
      const email = newAddress();
      await post("", { email, password: PASSWORD, partner_id });
      return env.DB.prepare("SELECT partner_id FROM user WHERE email = ?").bind(email).first("partner_id");
    };
    expect(await brought("buurtkrant")).toBe("buurtkrant");
    expect(await brought("geen-partner")).toBeNull();
  });

  it("answers the same for an address in use, and tells its holder alone", async () => {
    const holder = await signedUp();
    const email = holder.email.toUpperCase();
    const { status, body } = await post("", { email, password: NEW_PASSWORD });
    expect([status, body]).toEqual([201, { email, email_opt_in: true, language: "nl" }]);
    expect(await templates(holder.id)).toEqual(["already_registered"]);
    expect((await logIn(holder.email, PASSWORD)).status).toBe(200);
    expect((await logIn(holder.email, NEW_PASSWORD)).status).toBe(401);
  });

  it("makes one account of five sign-ups at once", async () => {
    const email = newAddress();
    const answers = await times(5, () => post("", { email, password: PASSWORD }));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const id = await idOf(email);
    const mails = await templates(id);
    expect(mails.filter((template) => template === "welcome")).toHaveLength(1);
    expect(mails.filter((template) => template === "activation")).toHaveLength(1);
    expect(mails.filter((template) => template === "already_registered")).toHaveLength(4);
  });

  it.each([
    ["nothing", {}, { email: ["E-mail is verplicht"], password: ["Wachtwoord is verplicht"] }],
    ["an address that is none", { email: "piet", password: PASSWORD }, { email: ["Ongeldig e-mailadres"] }],
    [
      "a short password",
      { email: "a@b.test", password: "Ab1" },
      { password: ["Wachtwoord moet minimaal 8 tekens bevatten"] },
    ],
    [
      "a weak password",
      { email: "a@b.test", password: "welkom123" },
      { password: ["Gebruik minimaal 8 tekens, met een kleine letter, een hoofdletter en een cijfer"] },
    ],
    [
      "a name over two lines",
      { email: "a@b.test", password: PASSWORD, first_name: "a\nb" },
      { first_name: expect.anything() },
    ],
  ])("refuses %s", async (_, body, faults) => {
    const answer = await post("", body);
    expect([answer.status, answer.body]).toEqual([400, faults]);
  });
});

describe("activating", () => {
  let email: string;
  beforeEach(async () => {
    email = newAddress();
    await post("", { email, password: PASSWORD });
  });
  const isActivated = () =>
    env.DB.prepare("SELECT activated FROM user WHERE email = ?").bind(email).first<number>("activated");

  it("takes a mailed link once", async () => {
    const mail = await mailed(await idOf(email), "activation");
    expect(mail.data.link).toBe(
      `https://buurklusser.test/account/activate?uid=${mail.data.uid}&token=${mail.data.token}`,
    );
    expect((await post("activation/", link(mail))).status).toBe(204);
    expect(await isActivated()).toBe(1);
    const again = await post("activation/", link(mail));
    expect([again.status, again.body.code]).toEqual([400, "invalid_token"]);
  });

  it("takes it once of twenty at once", async () => {
    const mail = await mailed(await idOf(email), "activation");
    const answers = await times(20, () => post("activation/", link(mail)));
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
  });

  it("refuses a link of someone else, a made-up one, and one of more than seven days ago", async () => {
    const mail = await mailed(await idOf(email), "activation");
    const stranger = await signedUp();
    for (const wrong of [{ uid: String(stranger.id) }, { token: "x" }, { uid: "0x1" }]) {
      expect((await post("activation/", { ...link(mail), ...wrong })).body.code).toBe("invalid_token");
    }
    await age(7 * DAY);
    expect((await post("activation/", link(mail))).body.code).toBe("invalid_token");
    expect(await isActivated()).toBe(0);
  });

  it("is no link to set a password with", async () => {
    const mail = await mailed(await idOf(email), "activation");
    const answer = await post("reset_password_confirm/", { ...link(mail), new_password: NEW_PASSWORD });
    expect(answer.body.code).toBe("invalid_token");
  });

  it("mails a new link that ends the earlier one, to those who need it alone", async () => {
    const id = await idOf(email);
    const first = await mailed(id, "activation");
    for (const address of [email.toUpperCase(), newAddress(), (await signedUp()).email]) {
      expect((await post("resend_activation/", { email: address })).status).toBe(204);
    }
    const second = await mailed(id, "activation");
    expect((await post("activation/", link(first))).body.code).toBe("invalid_token");
    expect((await post("activation/", link(second))).status).toBe(204);
    await post("resend_activation/", { email });
    expect(await templates(id)).toEqual(["activation", "activation", "welcome"]);
  });
});

describe("a forgotten password", () => {
  let person: Person;
  beforeEach(async () => {
    person = await signedUp({ activated: 0 });
  });
  const ask = (email: string) => post("reset_password/", { email });
  const confirm = (mail: SentMail, new_password = NEW_PASSWORD) =>
    post("reset_password_confirm/", { ...link(mail), new_password });

  it("is replaced with a mailed link; every session and other link ends", async () => {
    await ask(person.email);
    const first = await mailed(person.id, "password_reset");
    expect(first.data.link).toContain("https://buurklusser.test/reset-password?uid=");
    await ask(person.email);
    const second = await mailed(person.id, "password_reset");
    expect((await confirm(first)).body.code).toBe("invalid_token");
    expect((await confirm(second)).status).toBe(204);
    expect(await isIn(person)).toBe(false);
    expect([(await logIn(person.email, PASSWORD)).status, (await logIn(person.email, NEW_PASSWORD)).status]).toEqual([
      401, 200,
    ]);
    expect((await confirm(second)).body.code).toBe("invalid_token");
    expect(await templates(person.id)).toContain("password_changed");
    const activated = env.DB.prepare("SELECT activated FROM user WHERE id = ?").bind(person.id);
    expect(await activated.first("activated")).toBe(1);
  });

  it("tells nobody which addresses are known", async () => {
    const [known, unknown] = [await ask(person.email), await ask(newAddress())];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it("keeps the link usable when the new password is refused", async () => {
    await ask(person.email);
    const mail = await mailed(person.id, "password_reset");
    const refused = await confirm(mail, "kort1");
    expect([refused.status, refused.body]).toEqual([
      400,
      { new_password: ["Nieuw wachtwoord moet minimaal 8 tekens bevatten"] },
    ]);
    expect((await confirm(mail)).status).toBe(204);
  });

  it("lets one use succeed", async () => {
    await ask(person.email);
    const mail = await mailed(person.id, "password_reset");
    const answers = await times(5, () => confirm(mail));
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body?.code === "invalid_token")).toHaveLength(4);
  });

  it("must be chosen within the hour", async () => {
    await ask(person.email);
    const mail = await mailed(person.id, "password_reset");
    await age(HOUR);
    expect((await confirm(mail)).body.code).toBe("invalid_token");
  });

  it("ends a change of address that is under way", async () => {
    const address = newAddress();
    await person.api("PATCH", "/api/user/data/", { email: address });
    const change = await mailed(address, "email_change");
    await ask(person.email);
    await confirm(await mailed(person.id, "password_reset"));
    expect((await post("email_confirm/", link(change))).body.code).toBe("invalid_token");
  });

  it("may be asked for five times an hour, for unknown addresses too", async () => {
    for (const email of [person.email, newAddress()]) {
      for (let asked = 0; asked < 5; asked += 1) expect((await ask(email)).status).toBe(204);
      const refused = await ask(email.toUpperCase());
      expect([refused.status, refused.body.code]).toEqual([429, "throttled"]);
    }
    expect(await templates(person.id)).toHaveLength(5);
  });

  it("may be asked for no more often at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(person.email)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(5);
    expect(await templates(person.id)).toHaveLength(5);
  });
});

describe("changing the password", () => {
  const set = (person: Person, body: object, headers = {}) =>
    person.api("POST", `${USERS}set_password/`, body, headers);

  it("ends every other session and tells by mail", async () => {
    const person = await signedUp();
    const other = (await logIn(person.email, PASSWORD)).body;
    expect((await set(person, { current_password: PASSWORD, new_password: NEW_PASSWORD })).status).toBe(204);
    expect(await isIn(person)).toBe(true);
    expect((await visitor.api("POST", "/api/auth/jwt/refresh/", { refresh: other.refresh })).status).toBe(401);
    expect((await logIn(person.email, NEW_PASSWORD)).status).toBe(200);
    expect(await templates(person.id)).toEqual(["password_changed"]);
  });

  it("says all that is wrong at once, in its own words", async () => {
    const person = await signedUp();
    expect((await set(person, {})).body).toEqual({
      current_password: ["Vul alle velden in"],
      new_password: ["Vul alle velden in"],
    });
    expect(
      (await set(person, { current_password: "Fout1234", new_password: "a" }, { "Accept-Language": "en" })).body,
    ).toEqual({
      current_password: ["Current password is not correct"],
      new_password: ["New password must be at least 8 characters"],
    });
  });

  it("is not for visitors, nor for accounts without a password", async () => {
    expect((await post("set_password/", {})).body.code).toBe("not_authenticated");
    const social = await signedUp({ password_hash: null });
    const { body } = await set(social, { current_password: PASSWORD, new_password: NEW_PASSWORD });
    expect(body).toEqual({ current_password: ["Huidig wachtwoord klopt niet"] });
  });
});

describe("changing the address", () => {
  let person: Person;
  let address: string;
  const change = (email: string) => person.api("PATCH", "/api/user/data/", { email });
  const confirm = async () => post("email_confirm/", link(await mailed(address, "email_change")));
  beforeEach(async () => {
    person = await signedUp();
    address = newAddress();
  });

  it("counts once the link in the new mailbox was followed; the old one is told", async () => {
    const { status, body } = await change(address);
    expect([status, body.email, body.pending_email]).toEqual([200, person.email, address]);
    expect((await confirm()).status).toBe(204);
    const self = (await person.api("GET", "/api/user/data/")).body;
    expect([self.email, self.pending_email]).toEqual([address, null]);
    expect(await templates(person.email)).toEqual(["email_changed"]);
    expect([(await logIn(address, PASSWORD)).status, (await logIn(person.email, PASSWORD)).status]).toEqual([200, 401]);
    expect((await confirm()).body.code).toBe("invalid_token");
  });

  it("needs the password, or a login of a moment ago", async () => {
    const put = (fields: object) => person.api("PATCH", "/api/user/data/", fields);
    const aged = "UPDATE session SET created_at = created_at - 3600000 WHERE user_id = ?";
    await env.DB.prepare(aged).bind(person.id).run();
    expect(await change(address)).toMatchObject({ status: 403, body: { code: "proof_required" } });
    expect((await put({ email: address, password: "Verkeerd123!" })).body).toHaveProperty("password");
    expect((await person.api("GET", "/api/user/data/")).body.pending_email).toBeNull();
    expect(await templates(address)).toEqual([]);
    expect((await put({ email: person.email.toUpperCase(), name: "Zelfde Adres" })).status).toBe(200);
    expect((await put({ email: address, password: PASSWORD })).body.pending_email).toBe(address);
    await env.DB.prepare("UPDATE user SET password_hash = NULL WHERE id = ?").bind(person.id).run();
    const other = newAddress();
    expect(await change(other)).toMatchObject({ status: 403, body: { code: "proof_required" } });
    expect((await put({ email: other, password: PASSWORD })).body).toHaveProperty("password");
    await env.DB.prepare("UPDATE session SET proved_at = ? WHERE user_id = ?").bind(Date.now(), person.id).run();
    expect((await change(other)).body.pending_email).toBe(other);
  });

  it("does not show that an address is in use", async () => {
    const holder = await signedUp({ email: address });
    const { status, body } = await change(address);
    expect([status, body.pending_email]).toEqual([200, address]);
    expect(await templates(holder.id)).toEqual(["already_registered"]);
    expect((await mailsTo(address)).map((mail) => mail.template)).not.toContain("email_change");
  });

  it("is refused when someone else took the address meanwhile", async () => {
    await change(address);
    await signedUp({ email: address });
    expect((await confirm()).body.code).toBe("invalid_token");
    expect((await person.api("GET", "/api/user/data/")).body.email).toBe(person.email);
  });

  it("goes to the address asked for last, or nowhere after asking for one's own", async () => {
    await change(newAddress());
    await change(address);
    await change(person.email.toUpperCase());
    expect((await person.api("GET", "/api/user/data/")).body.pending_email).toBeNull();
    expect((await confirm()).body.code).toBe("invalid_token");
  });
});

describe("the welcome mail on demand", () => {
  const ask = (email: string) =>
    visitor.api("POST", "/api/user_email/", { email, language: "nl", template: "welcome", subject: "Gratis geld" });

  it("is sent once, to a new account alone, and always answered alike", async () => {
    const [fresh, old] = [await signedUp(), await signedUp({ created_at: Date.now() - HOUR - 1 })];
    for (const email of [fresh.email, fresh.email, old.email, newAddress()]) {
      expect((await ask(email)).status).toBe(204);
    }
    expect([await templates(fresh.id), await templates(old.id)]).toEqual([["welcome"], []]);
  });
});
