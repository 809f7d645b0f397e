import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { changed, generation } from "../../workers/gateway/generation";
import { OpenSession } from "../../workers/gateway/session";
import { keyOf } from "../../workers/pages/cache";
import { PASSWORD, signedUp } from "./client";

const HERE = "https://buurklusser.test";
const OWN = { "Sec-Fetch-Site": "same-origin" };

const get = (path: string, headers: Record<string, string> = {}) =>
  exports.default.fetch(HERE + path, { headers, redirect: "manual" });

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = OWN) =>
  exports.default.fetch(HERE + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
    redirect: "manual",
  });

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

async function loggedIn(overrides = {}) {
  const person = await signedUp(overrides);
  const session = await OpenSession.of(new Request(HERE), env);
  await session.signIn({ access: person.token, refresh: "none" }, person.id);
  return { ...person, cookie: (session.cookies[0] ?? "").split(";")[0] ?? "" };
}

describe("a page", () => {
  it("holds no inline script, no hydration data and two modules", async () => {
    const html = await (await get("/?lng=nl")).text();
    // JSON-LD is not an executable script.
    const scripts = [...html.matchAll(/<script\b(?! type="application\/ld\+json")[^>]*>([^<]*)</g)];
    expect(scripts).toHaveLength(2);
    for (const [tag, inside] of scripts) {
      expect(tag).toMatch(/type="module" src="\//);
      expect(inside).toBe("");
    }
    expect(html).not.toContain("__reactRouter");
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
  });

  it("says to the browser what it may do", async () => {
    const { headers } = await get("/er-is-niets");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("Content-Security-Policy")).toContain("script-src 'self'");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("Strict-Transport-Security")).toContain("max-age=");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("Speculation-Rules")).toBeNull();
  });

  it("names what a browser may ask for ahead: it runs a visitor’s page, and fetches a signed-in person’s", async () => {
    const { cookie } = await loggedIn();
    const visitors = await get("/browse-tasks");
    const signedIn = await get("/browse-tasks", { Cookie: cookie });
    expect(visitors.headers.get("Speculation-Rules")).toBe('"/ahead/visitor.json"');
    expect(signedIn.headers.get("Speculation-Rules")).toBe('"/ahead/signed-in.json"');
  });

  it("that does not exist is 404, in the shell and the reader's language", async () => {
    const dutch = await get("/er-is-niets");
    const english = await get("/er-is-niets", { "Accept-Language": "fr, en-GB;q=0.8, nl;q=0.5" });
    expect([dutch.status, english.status]).toEqual([404, 404]);
    const html = await dutch.text();
    expect(html).toContain("Deze pagina is er niet");
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain('href="/login?next=%2Fer-is-niets"');
    expect(await english.text()).toMatch(/<html lang="en">.*<title>Oops! Page not found · Buurklusser<\/title>/s);
  });

  it("that the API refuses has that status and says so", async () => {
    const person = await loggedIn();
    const answer = await get("/messages/00000000-0000-4000-8000-000000000000", { Cookie: person.cookie });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Deze pagina is er niet");
  });
});

describe("the data of a page", () => {
  const opened = (answer: Response) => [
    answer.status,
    answer.headers.get("X-Remix-Reload-Document"),
    answer.headers.get("X-Remix-Redirect"),
  ];

  it("is there for a live one", async () => {
    const { cookie: Cookie } = await loggedIn();
    const answer = await get("/messages.data", { Cookie });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/x-script"]);
  });

  it("is the page itself for a document", async () => {
    expect(opened(await get("/browse-tasks.data?zipcode=1012AB&_routes=root"))).toEqual([
      204,
      "true",
      "/browse-tasks?zipcode=1012AB",
    ]);
    expect((await post("/login.data", {})).status).toBe(404);
    expect((await get("//kwaad.test/.data")).status).toBe(404);
  });

  it("is the page itself for a live one that fails: only a document says what is wrong", async () => {
    const { cookie: Cookie } = await loggedIn();
    const page = "/messages/er-is-niets?archived=true";
    expect((await get(page, { Cookie })).status).toBe(404);
    expect(opened(await get("/messages/er-is-niets.data?archived=true", { Cookie }))).toEqual([204, "true", page]);
  });

  it("is the page itself for a live one of another area, wherever the router was led there", async () => {
    const { cookie: Cookie } = await loggedIn();
    const from = (path: string) => get("/messages.data?search=verf", { Cookie, Referer: HERE + path });
    expect(opened(await from("/admin/users?page=2"))).toEqual([204, "true", "/messages?search=verf"]);
    expect((await from("/notifications")).status).toBe(200);
    expect((await from("/messages/een-gesprek")).status).toBe(200);
  });

  it("that is live has scripts with a nonce of their own, and is not kept", async () => {
    const { cookie: Cookie } = await loggedIn();
    const [one, other] = await Promise.all([get("/messages", { Cookie }), get("/messages", { Cookie })]);
    const nonceOf = (answer: Response) =>
      /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1];
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(await one.text()).toContain(`nonce="${nonceOf(one)}"`);
    expect((await get("/messages.data", { Cookie })).headers.get("Cache-Control")).toContain("no-store");
    expect((await get("/login.data")).headers.get("Content-Security-Policy")).not.toContain("nonce");
  });
});

describe("the language", () => {
  it("is switched by a form that keeps the page", async () => {
    const answer = await post("/language?lng=en&next=/er-is-niets%3Fa=1", {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/er-is-niets?a=1"]);
    const page = await get("/er-is-niets", { Cookie: cookiesOf(answer), "Accept-Language": "nl" });
    expect(await page.text()).toContain("Oops! Page not found");
  });

  it.each(["//kwaad.test", "/\\kwaad.test", "https://kwaad.test"])("never sends the reader to %s", async (next) => {
    expect((await post(`/language?${new URLSearchParams({ lng: "en", next })}`, {})).headers.get("Location")).toBe("/");
  });

  it("is switched to on this host, whatever the address of the page", async () => {
    const html = await (await get("//kwaad.test/er-is-niets")).text();
    expect(html).toContain("next=%2Fkwaad.test%2Fer-is-niets");
    expect(html).not.toMatch(/(?:href|action)="\/\/kwaad/i);
  });

  it("is that of the profile, until another is chosen, which the profile then keeps", async () => {
    const person = await loggedIn({ language: "en" });
    const page = await get("/er-is-niets", { Cookie: person.cookie, "Accept-Language": "nl" });
    expect(await page.text()).toContain('<html lang="en">');
    await post("/language?lng=nl&next=/", {}, { ...OWN, Cookie: person.cookie });
    const kept = await env.DB.prepare("SELECT language FROM user WHERE id = ?").bind(person.id).first("language");
    expect(kept).toBe("nl");
  });

  it("is by order of address, cookie, profile, browser, and Dutch otherwise", async () => {
    const person = await loggedIn({ language: "en" });
    const speaks = async (path: string, cookies: string[], accept: string) => {
      const { headers } = await get(path, { Cookie: cookies.join("; "), "Accept-Language": accept });
      return headers.get("Content-Language");
    };
    expect(await speaks("/er-is-niets?lng=en", ["lng=nl"], "nl")).toBe("en");
    expect(await speaks("/er-is-niets?lng=de", ["lng=nl", person.cookie], "en")).toBe("nl");
    expect(await speaks("/er-is-niets", ["lng=de", person.cookie], "nl")).toBe("en");
    expect(await speaks("/er-is-niets", [], "fr, en;q=0.1")).toBe("en");
    expect(await speaks("/er-is-niets", [], "fr, en;q=0")).toBe("nl");
  });

  it("of a profile stays after its session, until another is chosen", async () => {
    const person = await loggedIn({ language: "en" });
    const page = await get("/er-is-niets", { Cookie: person.cookie, "Accept-Language": "nl" });
    const cookies = cookiesOf(page);
    const speaks = async (path: string, Cookie: string) =>
      (await get(path, { Cookie, "Accept-Language": "nl" })).headers.get("Content-Language");
    expect(cookies).toMatch(/account_lng=en/);
    for (const path of ["/", "/login"]) expect(await speaks(path, cookies)).toBe("en");
    expect(await speaks("/login", `${cookies}; lng=nl`)).toBe("nl");
    await post("/language?lng=nl&next=/", {}, { ...OWN, Cookie: person.cookie });
    const again = await get("/er-is-niets", { Cookie: `${person.cookie}; ${cookies}`, "Accept-Language": "nl" });
    expect(cookiesOf(again)).toMatch(/account_lng=nl/);
    expect(again.headers.get("Content-Language")).toBe("nl");
  });

  it("is Dutch also where the router answers without asking", async () => {
    const answer = await exports.default.fetch(`${HERE}/er-is-niets`, { method: "PROPFIND" });
    expect([answer.status, answer.headers.get("Content-Language")]).toEqual([405, "nl"]);
  });

  it("of ?lng= counts for that page alone", async () => {
    const page = await get("/er-is-niets?lng=en");
    expect(await page.text()).toContain('<html lang="en">');
    expect(page.headers.getSetCookie()).toEqual([]);
  });
});

describe("a form post", () => {
  it.each<[string, Record<string, string>]>([
    ["from elsewhere", { "Sec-Fetch-Site": "cross-site", Origin: "https://kwaad.test" }],
    ["from another origin, by an old browser", { Origin: "https://kwaad.test" }],
    ["from nowhere", {}],
  ])("%s is refused with a page", async (_, headers) => {
    const answer = await post("/consent?consent=yes", {}, headers);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("Hier heb je geen toegang toe");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("is taken by Origin alone", async () => {
    expect((await post("/language?lng=en", {}, { Origin: HERE })).status).toBe(303);
  });
});

describe("a browser that refuses to be tracked by any site", () => {
  const refusing = { "Accept-Language": "nl", "Sec-GPC": "1" };

  it("is not measured, also when its cookie said yes, and is not asked", async () => {
    for (const Cookie of ["", "consent=yes"]) {
      const html = await (await get("/contact", { ...refusing, Cookie })).text();
      expect(html).toContain("je browser vraagt alle websites om je niet te volgen");
      expect(html).not.toMatch(/id="measure"|Mogen we meten/);
    }
  });

  it("does not decide for another that gets the same page", async () => {
    await get("/contact", refusing);
    expect(await (await get("/contact", { "Accept-Language": "nl" })).text()).toContain("Mogen we meten");
  });
});

describe("someone who is logged in", () => {
  it("sees the own menu, on pages nobody else is shown", async () => {
    const person = await loggedIn({ name: "Petra de Vries" });
    const page = await get("/", { Cookie: person.cookie });
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await page.text();
    expect(html).toContain(`href="/profile/${person.id}/settings"`);
    expect(html).not.toContain('href="/login');
    expect(await (await get("/")).text()).toContain('href="/login"');
  });

  it("is told to verify as an active helper, and not otherwise", async () => {
    const helper = await loggedIn({ active_worker: 1 });
    const placer = await loggedIn({ active_worker: 0 });
    const sentence = "Verifieer je identiteit";
    expect(await (await get("/", { Cookie: helper.cookie })).text()).toContain(sentence);
    expect(await (await get("/", { Cookie: placer.cookie })).text()).not.toContain(sentence);
  });

  it("switches to being a helper from the menu", async () => {
    const { id, cookie } = await loggedIn({ active_worker: 0 });
    const answer = await post("/active-worker", { value: "true", next: "/" }, { ...OWN, Cookie: cookie });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`/profile/${id}/work-experience`);
    expect(await env.DB.prepare("SELECT active_worker FROM user WHERE id = ?").bind(id).first("active_worker")).toBe(1);
    const off = await post("/active-worker", { value: "false", next: "/faq" }, { ...OWN, Cookie: cookie });
    expect(off.headers.get("Location")).toBe("/faq");
  });

  it("changes nothing from somebody else's address", async () => {
    const [person, other] = [await loggedIn({ name: "Petra de Vries" }), await signedUp()];
    const headers = { ...OWN, Cookie: person.cookie };
    for (const path of [
      `/profile/${other.id}?index`,
      `/profile/${other.id}/settings`,
      `/profile/0${person.id}?index`,
    ]) {
      const answer = await post(path, { first_name: "Anders", email: "anders@example.test" }, headers);
      expect([answer.status, answer.headers.get("Location")], path).toEqual([303, "/"]);
    }
    const row = await env.DB.prepare("SELECT name, email FROM user WHERE id = ?").bind(person.id).first();
    expect(row).toEqual({ name: "Petra de Vries", email: person.email });
  });

  it("must be, for some pages, and comes back to them", async () => {
    const answer = await get("/profile/settings?a=1");
    expect(answer.headers.get("Location")).toBe("/login?next=%2Fprofile%2Fsettings%3Fa%3D1");
  });
});

describe("a note", () => {
  it("is shown on the next page, once", async () => {
    const { email } = await signedUp();
    const login = await post("/login", { email, password: PASSWORD, next: "/" });
    expect(login.status).toBe(303);
    const Cookie = cookiesOf(login);
    const next = await get("/er-is-niets", { Cookie });
    expect(await next.text()).toMatch(/data-flash="5000"/);
    expect(next.headers.getSetCookie().join()).toMatch(/flash=[^;]*; Max-Age=0/);
    const session = Cookie.split("; ").find((one) => one.startsWith("__Host-session=")) ?? "";
    expect(await (await get("/er-is-niets", { Cookie: session })).text()).not.toContain("data-flash=");
  });

  it("waits while one redirect follows another", async () => {
    const { email } = await signedUp();
    const login = cookiesOf(await post("/login", { email, password: PASSWORD, next: "/" }));
    const redirected = await get("/profile/messages", { Cookie: login });
    expect(redirected.headers.get("Location")).toBe("/messages");
    expect(redirected.headers.getSetCookie().join()).toMatch(/flash=(?!;)/);
  });

  it("that was made up elsewhere is not shown", async () => {
    const forged = `flash=${encodeURIComponent(btoa(JSON.stringify([{ tone: "info", text: "Bel 0900" }])))}`;
    expect(await (await get("/er-is-niets", { Cookie: forged })).text()).not.toContain("Bel 0900");
  });
});

describe("a kept page", () => {
  async function mark(path: string, headers: Record<string, string> = {}) {
    const key = keyOf(new Request(HERE + path, { headers }), generation());
    await caches.default.put(key ?? "", new Response("KEPT", { headers: { "Cache-Control": "s-maxage=30" } }));
  }
  const text = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text();

  it("is the page a visitor was given, for the next one in that language", async () => {
    changed();
    const page = await get("/?utm_source=krant");
    expect(page.headers.get("Cache-Control")).toBe("private, no-cache");
    const html = await page.text();
    const kept = await caches.default.match(keyOf(new Request(`${HERE}/`), generation()) ?? "");
    expect(await kept?.text()).toBe(html);
  });

  it("is answered without rendering, and browsers are not told to keep it", async () => {
    await mark("/");
    const page = await get("/");
    expect(await page.text()).toBe("KEPT");
    expect(page.headers.get("Cache-Control")).toBe("private, no-cache");
  });

  it("is not for another language, query or person", async () => {
    await mark("/");
    expect(await text("/", { Cookie: "lng=nl" })).toBe("KEPT");
    expect(await text("/", { "Accept-Language": "en" })).not.toBe("KEPT");
    expect(await text("/?zipcode=1011")).not.toBe("KEPT");
    expect(await text("/?unknown=1")).not.toBe("KEPT");
    for (const Cookie of ["__Host-session=x", "lng=nl; __Host-draft=x", "__Host-flash=x"]) {
      expect(await text("/", { Cookie })).not.toBe("KEPT");
    }
  });

  it("is not shown any more once something was changed here", async () => {
    await mark("/");
    await exports.default.fetch(`${HERE}/api/log/`, { method: "POST", body: "{}" });
    expect(await text("/")).not.toBe("KEPT");
  });

  it("is never a page that is missing or sets a cookie", async () => {
    await get("/er-is-niets");
    expect(await caches.default.match(keyOf(new Request(`${HERE}/er-is-niets`), generation()) ?? "")).toBeUndefined();
  });
});
