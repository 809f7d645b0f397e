import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SocialApp } from "~/domain/accounts/social";
import { OpenSession } from "../../workers/gateway/session";
import { browserOf, textOf } from "./browser";
import { bearing, idOf, mailsTo, type Person, signedUp, visitor } from "./client";
import { aGrant, aPasskey, authorize, keyOf, selfOf, socialLogIn, withKey } from "./identity";
import { valueOf } from "./world";

const HERE = "https://buurklusser.test";
const anAddress = () => `${crypto.randomUUID()}@example.test`;
type By = Pick<Person, "api">;
const link = async (by: By, app: SocialApp, email: string) =>
  by.api("POST", `/api/user/social/${app}/`, await aGrant(app, email));
const linked = async (by: By) =>
  (await by.api("GET", "/api/user/social/")).body.results.map(({ app }: { app: SocialApp }) => app);
const unlink = (by: By, app: string) => by.api("DELETE", `/api/user/social/${app}/`);
const byKey = async (email: string): Promise<By> => ({ api: withKey(await keyOf(email)) });

describe("linking an account elsewhere", () => {
  it("makes it a way in, whatever its address is", async () => {
    const [person, elsewhere] = [await signedUp(), anAddress()];
    const { status, body } = await link(person, "google", elsewhere);
    expect([status, body]).toEqual([201, { app: "google", created_at: expect.any(String) }]);
    expect(await linked(person)).toEqual(["google"]);
    expect((await selfOf(withKey(await keyOf(elsewhere))))?.id).toBe(person.id);
  });

  it("is done once, and tells what a login linked too", async () => {
    const address = anAddress();
    const person = await byKey(address);
    expect((await link(person, "google", address)).status).toBe(201);
    expect(await linked(person)).toEqual(["google"]);
    const second = await link(person, "google", anAddress());
    expect([second.status, second.body.code]).toEqual([409, "already_done"]);
  });

  it("is unavailable where the provider is not set up", async () => {
    const { token } = await signedUp();
    const deployed = bearing(token, { ENVIRONMENT: "production", PUBLIC_ORIGIN: HERE });
    const { status, body } = await deployed("POST", "/api/user/social/google/", { id_token: "x" });
    expect([status, body.code]).toEqual([503, "unavailable"]);
  });

  it("takes nobody else's", async () => {
    const address = anAddress();
    await keyOf(address);
    const person = await signedUp();
    const { status, body } = await link(person, "google", address);
    expect([status, body.code]).toEqual([409, "social_taken"]);
    expect(await linked(person)).toEqual([]);
  });

  it("is told by mail to whoever holds the account; a login that links it too", async () => {
    const [person, address] = [await signedUp(), anAddress()];
    const told = async (to: number) =>
      (await mailsTo(to)).filter(({ template }) => template === "way_in_added").map(({ data }) => data.way);
    await link(person, "facebook", address);
    await link(person, "facebook", address);
    expect(await told(person.id)).toEqual(["Facebook"]);
    await keyOf(person.email);
    expect(await told(person.id)).toEqual(["Google", "Facebook"]);
    await keyOf(address);
    expect(await told(await idOf(address))).toEqual([]);
  });

  it("gives one account to one of two who ask at once", async () => {
    const [one, other, address] = [await signedUp(), await signedUp(), anAddress()];
    const answers = await Promise.all([one, other].map((person) => link(person, "facebook", address)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it("believes no made-up code, without taking it for an ended session; and knows three providers", async () => {
    const person = await signedUp();
    const grant = { ...(await aGrant("google", anAddress())), code: "made-up" };
    const refused = await person.api("POST", "/api/user/social/google/", grant);
    expect([refused.status, refused.body]).toEqual([400, { code: ["Ongeldige waarde."] }]);
    expect((await person.api("POST", "/api/user/social/myspace/", grant)).status).toBe(404);
  });
});

describe("unlinking it", () => {
  it("leaves those who have a password with that", async () => {
    const [person, elsewhere] = [await signedUp(), anAddress()];
    await link(person, "apple", elsewhere);
    expect((await unlink(person, "apple")).status).toBe(204);
    expect([await linked(person), (await unlink(person, "apple")).status]).toEqual([[], 404]);
    const { body } = await socialLogIn("apple", await aGrant("apple", elsewhere));
    expect((await selfOf(withKey(body.key)))?.id).not.toBe(person.id);
  });

  it("ends the sessions that came by it, and no session here", async () => {
    const [person, elsewhere] = [await signedUp(), anAddress()];
    await link(person, "facebook", elsewhere);
    const { body } = await socialLogIn("facebook", await aGrant("facebook", elsewhere));
    expect((await selfOf(withKey(body.key)))?.id).toBe(person.id);
    expect((await unlink(person, "facebook")).status).toBe(204);
    expect([await selfOf(withKey(body.key)), (await selfOf(person.api))?.id]).toEqual([null, person.id]);
  });

  it("never takes the last way in, until there is another", async () => {
    const address = anAddress();
    const person = await byKey(address);
    const refused = await unlink(person, "google");
    expect([refused.status, refused.body.code]).toEqual([409, "last_way_in"]);
    await aPasskey(person as Person);
    expect((await unlink(person, "google")).status).toBe(204);
  });

  it("leaves one of two that are to go at once", async () => {
    const address = anAddress();
    const person = await byKey(address);
    await link(person, "facebook", address);
    const answers = await Promise.all(["google", "facebook"].map((app) => unlink(person, app)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await linked(person)).toHaveLength(1);
  });
});

describe("linking by the pages", () => {
  type Browser = Awaited<ReturnType<typeof browserOf>>;
  async function goAndSay(browser: Browser, app: SocialApp, email: string): Promise<string> {
    const { to } = await browser.get(`/login/${app}?link=true&next=/wallet`);
    const page = new URL(to ?? "");
    page.searchParams.set("login_hint", email);
    page.searchParams.delete("response_mode");
    const { headers } = await visitor.api("GET", page.pathname + page.search);
    return (headers.get("Location") ?? "").replace(HERE, "");
  }

  it("links to who asked, and leads back", async () => {
    const person = await signedUp();
    const browser = await browserOf(person);
    const back = await browser.get(await goAndSay(browser, "google", anAddress()));
    expect([back.status, back.to]).toEqual([303, "/wallet"]);
    expect(textOf(await browser.get("/wallet"))).toContain("Google is gekoppeld.");
    expect(await linked(person)).toEqual(["google"]);
  });

  it("links to nobody else who is here by then, and logs nobody in", async () => {
    const [person, next, elsewhere] = [await signedUp(), await signedUp(), anAddress()];
    const browser = await browserOf(person);
    const back = await goAndSay(browser, "google", elsewhere);
    await browser.post("/logout", {});
    await browser.post("/login", { email: next.email, password: "Welkom123!" });
    expect((await browser.get(back)).to).toBe("/wallet");
    const links = "SELECT count(*) FROM social_identity WHERE user_id IN (?, ?)";
    expect(await valueOf(links, person.id, next.id)).toBe(0);
    expect(await valueOf("SELECT count(*) FROM user WHERE email_key = ?", elsewhere)).toBe(0);
  });

  it("does not begin because another site led there", async () => {
    const browser = await browserOf(await signedUp());
    const path = "/login/google?link=true&next=/wallet";
    expect((await browser.get(path, { "Sec-Fetch-Site": "cross-site" })).to).toBe("/wallet");
    expect((await browser.get(path, { "Sec-Fetch-Site": "same-origin" })).to).toContain("/authorize/");
  });

  it("that is cancelled says nothing about logging in", async () => {
    const browser = await browserOf(await signedUp());
    const back = new URL(await goAndSay(browser, "google", anAddress()), HERE);
    back.searchParams.delete("code");
    back.searchParams.set("error", "access_denied");
    const { to } = await browser.get(back.pathname + back.search);
    expect(textOf(await browser.get(to ?? ""))).toContain("Je stopte met koppelen. Er is niets veranderd.");
  });

  it("that failed shows it in the settings until the next attempt", async () => {
    const person = await signedUp();
    const browser = await browserOf(person);
    const settings = `/profile/${person.id}/settings`;
    const { to } = await browser.get(`/login/google?link=true&next=${encodeURIComponent(`${settings}#linked`)}`);
    const state = new URL(to ?? "").searchParams.get("state");
    const back = await browser.get(`/login/google/return?state=${state}&error=access_denied`);
    expect(back.to).toBe(`${settings}?social=google.cancelled#linked`);
    expect(textOf(await browser.get(back.to ?? ""))).toContain("Je stopte met koppelen. Er is niets veranderd.");
  });

  it("says whose it is already, and stays where one was", async () => {
    const [person, taken] = [await signedUp(), anAddress()];
    await keyOf(taken);
    const browser = await browserOf(person);
    const back = await browser.get(await goAndSay(browser, "google", taken));
    expect(textOf(await browser.get(back.to ?? ""))).toContain("al gekoppeld aan een ander profiel");
  });

  it("asks once more before it unlinks, and has no page for what is not linked", async () => {
    const person = await signedUp();
    const browser = await browserOf(person);
    const page = `/profile/${person.id}/koppeling/google`;
    expect((await browser.get(page)).status).toBe(404);
    await link(person, "google", anAddress());
    expect(textOf(await browser.get(page))).toContain("Google ontkoppelen?");
    expect((await browser.post(page, {})).to).toBe(`/profile/${person.id}/settings#linked`);
    expect(await linked(person)).toEqual([]);
  });

  it("says on its page that the last way in stays, also when the address was typed", async () => {
    const person = await signedUp({ password_hash: null });
    await link(person, "google", anAddress());
    const shown = textOf(await (await browserOf(person)).get(`/profile/${person.id}/koppeling/google`));
    expect(shown).toContain("Dit is je enige manier om in te loggen.");
    expect(shown).not.toContain("Je andere manieren om in te loggen blijven werken");
  });
});

describe("the name that Apple posts beside its code", () => {
  it("is that of a new account, in one line; later ones change nothing", async () => {
    const address = anAddress();
    const browser = await browserOf();
    const back = async (user: object) => {
      const { to } = await browser.get("/login/apple");
      const asked = Object.fromEntries(new URL(to ?? "").searchParams);
      const page = await authorize("apple", { ...asked, login_hint: address });
      const code = /name="code" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
      const posted = { code, state: asked.state ?? "", user: JSON.stringify(user) };
      return (await browser.post("/login/apple/return", posted)).to ?? "";
    };
    await browser.get(await back({ name: { firstName: "Petra\n", lastName: "de Vries" } }));
    expect((await selfOf(withKey((await socialLogIn("apple", await aGrant("apple", address))).body.key)))?.name).toBe(
      "Petra de Vries",
    );
    await browser.post("/logout", {});
    await browser.get(await back({ name: { firstName: "Iemand", lastName: "Anders" } }));
    expect(await valueOf("SELECT name FROM user WHERE email_key = ?", address)).toBe("Petra de Vries");
  });

  it.each(["", "{", '{"name":"Petra"}', "{}"])("may be missing or no name at all: %j", async (user) => {
    const browser = await browserOf();
    const { to } = await browser.post("/login/apple/return", { code: "c", state: "s", user });
    expect(to).toBe("/login/apple/return?code=c&state=s");
  });
});

describe("a session by a provider's key", () => {
  afterEach(() => void vi.useRealTimers());
  const cookieIn = (set: string[]) => set.map((cookie) => cookie.split(";")[0]).join("; ");
  const open = (cookie: string) => OpenSession.of(new Request(HERE, { headers: { Cookie: cookie } }), env);

  it("is kept anew by who comes back another day, as one with tokens is; not at every page", async () => {
    const started = await open("");
    await started.signIn({ key: "key" }, 1);
    const cookie = cookieIn(started.cookies);
    expect((await open(cookie)).cookies).toEqual([]);
    vi.useFakeTimers({ now: Date.now() + 2 * 24 * 3600 * 1000, toFake: ["Date"] });
    const later = await open(cookie);
    expect(later.credential).toEqual({ key: "key" });
    expect(later.cookies).toEqual([expect.stringContaining("Max-Age=2592000")]);
    expect((await open(cookieIn(later.cookies))).cookies).toEqual([]);
  });
});

describe("the check of an identity that was begun in the three steps", () => {
  it("leads back to them; that of the settings to those", async () => {
    const person = await signedUp();
    const browser = await browserOf(person);
    const begin = (page: string) => browser.post(`/profile/${person.id}${page}`, { intent: "verify" });
    expect((await begin("/starten/geld")).to).toContain("/api/dev/kyc/");
    expect((await browser.get("/account/kyc/return")).headers.get("Refresh")).toBe(
      `5;url=/profile/${person.id}/starten/geld#verify`,
    );
    expect((await browser.get("/account/kyc/refresh")).headers.get("Refresh")).toContain("/starten/geld");
    await begin("/settings");
    expect((await browser.get("/account/kyc/return")).headers.get("Refresh")).toContain("/settings");
    const another = await browserOf(person);
    expect((await another.get("/account/kyc/return")).headers.get("Refresh")).toBe("5;url=/profile/settings#verify");
  });

  it("starts after the account number beside its button is saved", async () => {
    const person = await signedUp();
    const browser = await browserOf(person);
    const start = (iban: string) => browser.post(`/profile/${person.id}/starten/geld`, { intent: "verify", iban });
    expect((await start("NL00BANK0123456789")).status).toBe(422);
    expect((await start("NL91 ABNA 0417 1643 00")).to).toContain("/api/dev/kyc/");
    expect((await selfOf(person.api)).iban).toMatch(/^NL91.*4300$/);
  });
});

describe("logging in by a provider amid the three steps", () => {
  it("leads back to the step", async () => {
    const address = anAddress();
    await keyOf(address);
    const step = `/profile/${await idOf(address)}/starten/wie`;
    const browser = await browserOf();
    const login = new URL((await browser.get(step)).to ?? "", HERE);
    const { to } = await browser.get(`/login/google${login.search}`);
    const page = new URL(to ?? "");
    page.searchParams.set("login_hint", address);
    const { headers } = await visitor.api("GET", page.pathname + page.search);
    expect((await browser.get((headers.get("Location") ?? "").replace(HERE, ""))).to).toBe(step);
    expect((await browser.get(step)).status).toBe(200);
  });
});
