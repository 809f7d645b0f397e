import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { SOCIAL_APPS, type SocialApp } from "~/domain/accounts/social";
import { browserOf, type Shown, textOf } from "./browser";
import { idOf, mailsTo, signedUp, visitor } from "./client";
import { deployedWith } from "./identity";
import { valueOf } from "./world";

const HERE = "https://buurklusser.test";
const anAddress = () => `${crypto.randomUUID()}@example.test`;
type Browser = Awaited<ReturnType<typeof browserOf>>;

const pathOf = (address: string | null) => (address ?? "").replace(HERE, "");

async function atProvider(browser: Browser, app: SocialApp, email: string, next = "/"): Promise<string> {
  const { to } = await browser.get(`/login/${app}?next=${encodeURIComponent(next)}`);
  const page = new URL(to ?? "");
  page.searchParams.set("login_hint", email);
  page.searchParams.delete("response_mode");
  const { headers } = await visitor.api("GET", page.pathname + page.search);
  return pathOf(headers.get("Location"));
}

const noteAfter = async (browser: Browser, { to }: Shown) => textOf(await browser.get(to ?? ""));

describe("logging in by a provider", () => {
  it("goes there with a challenge, a state and a nonce, each a new one", async () => {
    const browser = await browserOf();
    const [one, other] = [await browser.get("/login/google?next=/messages"), await browser.get("/login/google")];
    expect([one.status, one.headers.get("Cache-Control")]).toEqual([303, "private, no-store"]);
    const asked = [one, other].map(({ to }) => Object.fromEntries(new URL(to ?? "").searchParams));
    expect(asked[0]).toEqual({
      response_type: "code",
      client_id: "sandbox-google",
      redirect_uri: `${HERE}/login/google/return`,
      scope: "openid email",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(asked[0]?.[name]).not.toBe(asked[1]?.[name]);
    const cookie = one.headers.getSetCookie().find((set) => set.includes("social="));
    expect(cookie).toMatch(/^__Host-social=.+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it.each<SocialApp>(["google", "apple", "facebook"])("%s: in as a new user, and back where one was", async (app) => {
    const [browser, address] = [await browserOf(), anAddress()];
    const back = await browser.get(await atProvider(browser, app, address, "/post-job"));
    expect([back.status, back.to]).toEqual([303, "/post-job"]);
    expect(textOf(await browser.get("/"))).toContain("Welkom bij Buurklusser!");
    const id = await idOf(address);
    expect((await browser.get(`/profile/${id}/settings`)).status).toBe(200);
    const key = "SELECT count(*) FROM session WHERE user_id = ? AND kind = 'key' AND ended_at IS NULL";
    expect(await valueOf(key, id)).toBe(1);
    await browser.post("/logout", {});
    expect(await valueOf(key, id)).toBe(0);
    expect((await browser.get(`/profile/${id}/settings`)).to).toContain("/login?next=");
    // A visitor would sign up here, but this browser logged in before.
    expect((await browser.get("/post-job")).to).toBe("/login?next=%2Fpost-job");
  });

  it("is for one use, and for the browser that asked alone", async () => {
    const [browser, another] = [await browserOf(), await browserOf()];
    const back = await atProvider(browser, "google", anAddress(), "/messages");
    const stolen = await another.get(back);
    expect(stolen.to).toBe("/login?next=%2F&social=google.expired");
    expect(await noteAfter(another, stolen)).toContain("is verlopen");
    expect((await browser.get(back)).to).toBe("/messages");
    await browser.post("/logout", {});
    expect((await browser.get(back)).to).toBe("/login?next=%2F&social=google.expired");
  });

  it("believes no other state, and none of another provider", async () => {
    const browser = await browserOf();
    const back = await atProvider(browser, "google", anAddress());
    expect((await browser.get(back.replace(/state=[^&]*/, "state=x"))).to).toContain("/login");
    const again = await atProvider(browser, "google", anAddress());
    expect((await browser.get(again.replace("google", "facebook"))).to).toContain("/login");
  });

  it.each([
    ["error=access_denied", "cancelled", "gestopt met inloggen"],
    ["error=user_cancelled_authorize", "cancelled", "gestopt met inloggen"],
    ["error=temporarily_unavailable", "unavailable", "reageert nu niet"],
    ["code=made-up", "refused", "kon je niet inloggen"],
    ["", "refused", "kon je niet inloggen"],
  ])(
    "comes back with %j to the login page, which says why and leads on where one was going",
    async (answer, failure, said) => {
      const browser = await browserOf();
      const state = new URLSearchParams(
        (await atProvider(browser, "google", anAddress(), "/messages")).split("?")[1],
      ).get("state");
      const back = await browser.get(`/login/google/return?state=${state}&${answer}`);
      expect([back.status, back.to]).toEqual([303, `/login?next=%2Fmessages&social=google.${failure}`]);
      expect(await noteAfter(browser, back)).toContain(said);
      expect(await noteAfter(browser, back)).toContain(said);
    },
  );

  it("that failed from the page of new accounts comes back to that page", async () => {
    const browser = await browserOf();
    const { to } = await browser.get("/login/google?next=/post-job&from=signup");
    const state = new URL(to ?? "").searchParams.get("state");
    const back = await browser.get(`/login/google/return?state=${state}&error=access_denied`);
    expect(back.to).toBe("/signup?next=%2Fpost-job&social=google.cancelled");
    expect(await noteAfter(browser, back)).toContain("Er is geen account gemaakt.");
  });

  it("says so to who is suspended", async () => {
    const suspended = await signedUp({ status: "suspended" });
    const browser = await browserOf();
    const back = await browser.get(await atProvider(browser, "google", suspended.email));
    expect(await noteAfter(browser, back)).toContain("Dit account is geschorst");
  });

  it("leads nowhere but within the site, and knows three providers", async () => {
    const browser = await browserOf();
    const back = await browser.get(await atProvider(browser, "google", anAddress(), "//kwaad.test"));
    expect(back.to).toBe("/");
    expect((await (await browserOf()).get("/login/myspace")).status).toBe(404);
    expect((await (await browserOf()).get("/login/myspace/return")).status).toBe(404);
  });

  it("does not begin for who is logged in", async () => {
    const browser = await browserOf(await signedUp());
    expect((await browser.get("/login/google?next=/wallet")).to).toBe("/wallet");
  });
});

const posted = (path: string, headers: Record<string, string>) =>
  exports.default.fetch(HERE + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ code: "c", state: "s", user: '{"name":"x"}', evil: "1" }),
    headers,
  });

describe("a form that Apple posts from its own site", () => {
  const FOREIGN = { Origin: "https://appleid.apple.com", "Sec-Fetch-Site": "cross-site" };

  it("is asked again by a GET, to which the browser adds its cookies, with what is known of it alone", async () => {
    const answer = await posted("/login/apple/return", FOREIGN);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login/apple/return?code=c&state=s"]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each(["/login/google/return", "/login/apple", "/login", "/logout"])("is taken nowhere else: %s", async (path) => {
    expect((await posted(path, FOREIGN)).status).toBe(403);
  });
});

describe("what the API says of where to go", () => {
  const query = (more = {}) =>
    `?${new URLSearchParams({ redirect_uri: "https://buurklusser.test/login/apple/return", state: "s", nonce: "n", code_challenge: "a".repeat(43), ...more })}`;
  const APPLE = { APPLE_CLIENT_ID: "site app", APPLE_TEAM_ID: "t", APPLE_KEY_ID: "k", APPLE_PRIVATE_KEY: "p" };
  const deployed = { ENVIRONMENT: "production", PUBLIC_ORIGIN: HERE } as const;

  it("is Apple's own page, told to post the code", async () => {
    const { body } = await deployedWith({ ...deployed, ...APPLE })(
      "GET",
      `/api/user/apple-login/authorization/${query()}`,
    );
    const url = new URL(body.authorization_url);
    expect(url.origin + url.pathname).toBe("https://appleid.apple.com/auth/authorize");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ client_id: "site", response_mode: "form_post" });
  });

  it.each(SOCIAL_APPS)("is nothing where %s is not set up: 503", async (app) => {
    const { status, body } = await deployedWith(deployed)("GET", `/api/user/${app}-login/authorization/${query()}`);
    expect([status, body.code]).toEqual([503, "unavailable"]);
  });

  it("sends no code to another site, and asks for a challenge", async () => {
    const { status, body } = await visitor.api(
      "GET",
      `/api/user/google-login/authorization/${query({ redirect_uri: "https://kwaad.test/", code_challenge: "x" })}`,
    );
    expect([status, body]).toEqual([
      400,
      { redirect_uri: ["Ongeldige waarde."], code_challenge: ["Ongeldige waarde."] },
    ]);
  });
});

describe("a browser that is new to somebody", () => {
  const templates = async (id: number) => (await mailsTo(id)).map(({ template }) => template);
  const logIn = (browser: Browser, email: string) => browser.post("/login", { email, password: "Welkom123!" });

  it("is told by mail once; the first one, and one that is known, are not", async () => {
    const person = await signedUp({ created_at: Date.now() - 3_600_000 });
    const [home, cafe] = [await browserOf(), await browserOf()];
    await logIn(home, person.email);
    await home.post("/logout", {});
    await logIn(home, person.email);
    expect(await templates(person.id)).toEqual([]);
    await logIn(cafe, person.email);
    await cafe.post("/logout", {});
    await logIn(cafe, person.email);
    expect(await templates(person.id)).toEqual(["login_alert"]);
  });

  it("keeps one name for all who use it, of which the API holds another for each", async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const browser = await browserOf();
    const first = await logIn(browser, one.email);
    const device = first.headers.getSetCookie().find((set) => set.includes("device="));
    expect(device).toMatch(/^__Host-device=[\w-]{36}; .*HttpOnly; SameSite=Lax; Secure$/);
    await browser.post("/logout", {});
    await logIn(browser, other.email);
    const { results } = await env.DB.prepare("SELECT device_hash AS hash FROM known_device WHERE user_id IN (?, ?)")
      .bind(one.id, other.id)
      .all<{ hash: string }>();
    expect(new Set(results.map(({ hash }) => hash)).size).toBe(2);
    expect(JSON.stringify(results)).not.toContain(/device=([\w-]+)/.exec(device ?? "")?.[1]);
  });
});
