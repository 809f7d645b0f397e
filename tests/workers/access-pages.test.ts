import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { anAuthenticator } from "./authenticator";
import { browserOf, textOf } from "./browser";
import { PASSWORD, type Person, signedUp } from "./client";
import { aChallenge, aGrant, aLogInChallenge, aPasskey, keyOf, selfOf, withKey } from "./identity";
import { valueOf } from "./world";

let person: Person;
beforeEach(async () => {
  person = await signedUp();
});

const settings = ({ id }: Person) => `/profile/${id}/settings`;

describe("a passkey on the login page", () => {
  it("logs in as a password does, and back where one was", async () => {
    const { authenticator } = await aPasskey(person);
    const credential = JSON.stringify(await authenticator.logIn({ challenge: await aLogInChallenge() }));
    const browser = await browserOf();
    const answer = await browser.post("/login", { intent: "passkey", next: "/wallet", credential });
    expect([answer.status, answer.to]).toEqual([303, "/wallet"]);
    expect((await browser.get(settings(person))).status).toBe(200);
    const again = await (await browserOf()).post("/login", { intent: "passkey", next: "/wallet", credential });
    expect(again.status).toBe(401);
    expect(textOf(again)).toContain("We herkennen deze passkey niet");
    expect(textOf(again)).not.toContain("wachtwoord klopt niet");
  });

  it.each(["", "{}", "nonsense", '{"id":"x","rawId":"x","type":"public-key"}'])(
    "%j is none: 422",
    async (credential) => {
      const answer = await (await browserOf()).post("/login", { intent: "passkey", credential });
      expect(answer.status).toBe(422);
      expect(textOf(answer)).toContain("We herkennen deze passkey niet");
    },
  );
});

it("a login welcomes on the home page, and not over a page that was requested", async () => {
  const { email } = person;
  for (const [next, welcomes] of [
    ["/", true],
    ["/wallet", false],
  ] as const) {
    const browser = await browserOf();
    await browser.post("/login", { email, password: PASSWORD, next });
    const page = await browser.get(next);
    expect(textOf(page).includes("Welkom terug!")).toBe(welcomes);
    expect(page.html).toContain("data-passkey-created");
  }
});

it.each([
  ["/login", false],
  ["/login?next=%2Fwallet", false],
  ["/signup", false],
  ["/forgot-password", false],
  ["/faq", true],
])("the tab bar of a phone does not cover the button of a login: %s, %j", async (path, hasTabs) => {
  const { html } = await (await browserOf()).get(path);
  expect(html.includes('aria-label="Snelmenu"')).toBe(hasTabs);
  expect(html).toContain("<footer");
});

describe("signing up on the way to a bid", () => {
  it("tells what a helper gets, and elsewhere what a placer gets", async () => {
    const browser = await browserOf();
    const bidding = textOf(await browser.get("/signup?next=%2Ftask%2F1%2Fbod"));
    expect(bidding).toContain("Je krijgt je bod min 5% servicekosten");
    expect(bidding).not.toContain("Je betaalt als je een bod kiest");
    expect(textOf(await browser.get("/signup"))).toContain("Je betaalt als je een bod kiest");
  });

  it("has a menu with a name of its own for an account without one", async () => {
    const nameless = await browserOf(await signedUp({ name: "" }));
    const { html } = await nameless.get("/browse-tasks");
    expect(html).toContain('<span class="visually-hidden">Account</span>');
    expect(html).not.toContain("Menu van");
  });
});

describe("passkeys in the settings", () => {
  it("are added with a name, listed, and removed after a question", async () => {
    const authenticator = await anAuthenticator();
    const credential = JSON.stringify(await authenticator.register({ challenge: await aChallenge(person.api) }));
    const browser = await browserOf(person);
    const added = await browser.post(settings(person), { intent: "passkey", name: "Oude <tablet>", credential });
    expect([added.status, added.to]).toEqual([303, `${settings(person)}#passkeys`]);
    const page = await browser.get(settings(person));
    expect(page.html).toContain("Oude &lt;tablet&gt;");
    const [, question = ""] = /href="(\/profile\/\d+\/passkey\/\d+)"/.exec(page.html) ?? [];
    expect(textOf(await browser.get(question))).toContain("Oude &lt;tablet&gt; verwijderen?");
    expect((await browser.post(question, {})).to).toBe(settings(person));
    expect((await browser.get(question)).status).toBe(404);
    expect(textOf(await browser.get(settings(person)))).toContain("Je hebt nog geen passkey");
  });

  it("are added after the password, when the login is long ago", async () => {
    const old = await signedUp();
    await env.DB.prepare("UPDATE session SET created_at = 0 WHERE user_id = ?").bind(old.id).run();
    const proving = `/profile/${old.id}/toegang/passkey`;
    expect((await old.api("POST", "/api/auth/passkeys/register/options/")).body.code).toBe("proof_required");
    const grant = await aGrant("google", old.email);
    expect((await old.api("POST", "/api/user/social/google/", grant)).body.code).toBe("proof_required");
    const browser = await browserOf(old);
    expect((await browser.get(settings(old))).html).toContain(`href="${proving}"`);
    const wrong = await browser.post(proving, { password: "Verkeerd123!" });
    expect([wrong.status, textOf(wrong)]).toEqual([400, expect.stringContaining("klopt niet")]);
    expect((await browser.post(proving, { password: PASSWORD })).to).toBe(`${settings(old)}#passkeys`);
    const linking = await browser.post(`/profile/${old.id}/toegang/google`, { password: PASSWORD });
    expect(linking.to).toBe(`/profile/${old.id}/toegang/google`);
    // A page that goes on: browsers block a redirect of a form to another origin.
    const onward = await browser.get(linking.to ?? "");
    expect([onward.status, onward.headers.get("Refresh")]).toEqual([
      200,
      expect.stringContaining("/login/google?link=true"),
    ]);
    expect(onward.html).toContain('href="/login/google?link=true');
    expect((await browser.get(settings(old))).html).not.toContain(`href="${proving}"`);
    expect((await old.api("POST", "/api/auth/passkeys/register/options/")).status).toBe(200);
  });

  it("are removed after the password, when the login is long ago, as a link is", async () => {
    const old = await signedUp();
    const { id } = await aPasskey(old);
    await old.api("POST", "/api/user/social/google/", await aGrant("google", old.email));
    await env.DB.prepare("UPDATE session SET created_at = 0, proved_at = NULL WHERE user_id = ?").bind(old.id).run();
    for (const path of [`/api/auth/passkeys/${id}/`, "/api/user/social/google/"])
      expect(await old.api("DELETE", path)).toMatchObject({ status: 403, body: { code: "proof_required" } });
    const browser = await browserOf(old);
    const question = `/profile/${old.id}/passkey/${id}`;
    const proving = `/profile/${old.id}/toegang/passkey-${id}`;
    expect((await browser.get(question)).to).toBe(proving);
    expect((await browser.get(`/profile/${old.id}/koppeling/google`)).to).toBe(
      `/profile/${old.id}/toegang/koppeling-google`,
    );
    expect((await browser.post(proving, { password: PASSWORD })).to).toBe(question);
    expect((await browser.post(question, {})).to).toBe(settings(old));
    expect((await old.api("GET", "/api/auth/passkeys/")).body.results).toEqual([]);
  });

  it("are added after a new login, by a user without a password", async () => {
    const old = await signedUp({ password_hash: null });
    await env.DB.prepare("UPDATE session SET created_at = 0 WHERE user_id = ?").bind(old.id).run();
    const proving = `/profile/${old.id}/toegang/passkey`;
    const browser = await browserOf(old);
    expect((await browser.get(proving)).html).not.toContain('type="password"');
    expect((await browser.post(proving, { password: PASSWORD })).status).toBe(400);
    expect((await browser.post(proving, { intent: "again" })).to).toBe(`/login?next=${encodeURIComponent(proving)}`);
  });

  it("says what is wrong with one that cannot be kept, in no words of passwords", async () => {
    const browser = await browserOf(person);
    const authenticator = await anAuthenticator();
    const credential = JSON.stringify(await authenticator.register({ challenge: "made-up" }));
    for (const [sent, status] of [
      ["{}", 422],
      [credential, 400],
    ] as const) {
      const answer = await browser.post(settings(person), { intent: "passkey", name: "Telefoon", credential: sent });
      expect(answer.status).toBe(status);
      expect(textOf(answer)).toContain("We konden deze passkey niet controleren");
      expect(answer.html).toContain('value="Telefoon"');
    }
  });

  it("of somebody else are not there", async () => {
    const { id } = await aPasskey(await signedUp());
    const browser = await browserOf(person);
    expect((await browser.get(`/profile/${person.id}/passkey/${id}`)).status).toBe(404);
    expect((await browser.post(`/profile/${person.id}/passkey/${id}`, {})).status).toBe(303);
    expect(await valueOf("SELECT count(*) FROM passkey WHERE id = ?", id)).toBe(1);
  });
});

describe("leaving", () => {
  const page = () => `/profile/${person.id}/verwijderen`;

  it("takes the password, ends the session everywhere and says goodbye", async () => {
    const browser = await browserOf(person);
    const wrong = await browser.post(page(), { password: "nietdit" });
    expect(wrong.status).toBe(400);
    expect(textOf(wrong)).toContain("Dit wachtwoord klopt niet.");
    expect((await browser.post(page(), { password: "" })).status).toBe(422);
    expect((await browser.get(settings(person))).status).toBe(200);
    const gone = await browser.post(page(), { password: PASSWORD });
    expect([gone.status, gone.to]).toEqual([303, "/tot-ziens"]);
    expect(textOf(await browser.get("/tot-ziens"))).toContain("Je account is verwijderd");
    expect((await browser.get(settings(person))).to).toContain("/login?next=");
    expect((await browser.post("/login", { email: person.email, password: PASSWORD })).status).toBe(401);
  });

  it("takes the address of who has no password", async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    const key = await keyOf(email);
    const { id } = await selfOf(withKey(key));
    const browser = await browserOf({ id, key });
    const path = `/profile/${id}/verwijderen`;
    expect((await browser.get(path)).html).toContain(`Typ het adres van je account: ${email}`);
    expect((await browser.post(path, { email: "ander@example.test" })).status).toBe(400);
    expect((await browser.post(path, { email })).to).toBe("/tot-ziens");
    expect(await selfOf(withKey(key))).toBeNull();
  });

  it("waits for money that is open, and says so beforehand where it is known", async () => {
    const browser = await browserOf(person);
    expect(textOf(await browser.get(page()))).not.toContain("geld open");
    await env.DB.prepare(
      `INSERT INTO payment (kind, status, payer_id, payee_id, amount, platform_cost, provider, created_at)
       VALUES ('bid', 'held', ?1, ?1, 100, 5, 'sandbox', 0)`,
    )
      .bind(person.id)
      .run();
    const refused = await browser.post(page(), { password: PASSWORD });
    expect(refused.status).toBe(409);
    expect(textOf(refused)).toContain("Er staat nog geld open");
    expect((await browser.get(settings(person))).status).toBe(200);
  });

  it("is one's own business alone", async () => {
    const other = await signedUp();
    const browser = await browserOf(other);
    for (const part of ["verwijderen", "export"]) {
      expect((await browser.get(`/profile/${person.id}/${part}`)).to).toBe("/");
    }
    expect((await browser.post(page(), { password: PASSWORD })).to).toBe("/");
    expect((await person.api("GET", "/api/user/data/")).status).toBe(200);
  });
});

describe("one's own data", () => {
  it("come as a file, for who is logged in", async () => {
    const browser = await browserOf(person);
    const { status, to } = await browser.get(`/profile/${person.id}/export`);
    expect([status, to]).toEqual([303, "/api/user/export/"]);
    const file = await browser.get(to ?? "");
    expect(file.headers.get("Content-Disposition")).toContain("attachment");
    expect(JSON.parse(file.html).profile.email).toBe(person.email);
    expect((await (await browserOf()).get(`/profile/${person.id}/export`)).to).toContain("/login?next=");
  });
});
