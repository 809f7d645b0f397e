import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { PASSWORD, type Person, signedUp, visitor } from "./client";
import { valueOf } from "./world";

let id: string;
let partner: Person;
beforeAll(async () => {
  id = crypto.randomUUID();
  partner = await signedUp({ name: "Buurtkrant", roles: "partner", partner_id: id });
});

const visits = () => valueOf("SELECT count(*) FROM partner_visit WHERE partner_id = ?", id);
const aNewcomer = () => ({
  email: `${crypto.randomUUID()}@example.test`,
  password: PASSWORD,
  confirm: PASSWORD,
  first_name: "Els",
});

async function arrive(path = "/er-is-niets") {
  const browser = await browserOf();
  const first = await browser.get(`${path}${path.includes("?") ? "&" : "?"}partner_id=${id}`);
  const session = await valueOf<string>(
    "SELECT session_id FROM partner_visit WHERE partner_id = ? ORDER BY id DESC",
    id,
  );
  return { browser, first, to: first.to ?? "", session: session ?? "" };
}

const converted = (session: string) => valueOf("SELECT converted_at FROM partner_visit WHERE session_id = ?", session);

describe("a partner's link", () => {
  it("is counted once, and led to the page's own address", async () => {
    const before = Number(await visits());
    const { browser, first, to } = await arrive("/helpers?sort=rating");
    expect([first.status, to]).toEqual([302, "/helpers?sort=rating"]);
    expect(await visits()).toBe(before + 1);
    expect(await valueOf("SELECT page FROM partner_visit WHERE partner_id = ? ORDER BY id DESC", id)).toBe("/helpers");
    for (const again of [to, `/faq?partner_id=${id}`, "/"]) expect((await browser.get(again)).status).toBe(200);
    expect(await visits()).toBe(before + 1);
  });

  it("is not counted, and stores nothing, in a browser that refuses to be tracked", async () => {
    const before = await visits();
    const browser = await browserOf();
    const page = await browser.get(`/er-is-niets?partner_id=${id}`, { "Sec-GPC": "1" });
    expect([page.to ?? null, await visits()]).toEqual([null, before]);
  });

  it("is read in its older spelling", async () => {
    const shown = await (await browserOf()).get(`/er-is-niets?partnerId=${id}`);
    expect([shown.status, shown.to]).toEqual([302, "/er-is-niets"]);
  });

  it("leaves pages as they are for everybody", async () => {
    const { browser } = await arrive("/");
    expect((await browser.get("/")).html).not.toContain(id);
  });

  it.each(["//kwaad.test/er-is-niets", "/\\\\kwaad.test"])("leads nowhere else by %s", async (path) => {
    const { to } = await arrive(path);
    expect(new URL(to, "https://buurklusser.test/hier").host).toBe("buurklusser.test");
  });

  it("of another partner begins another visit", async () => {
    const other = crypto.randomUUID();
    await signedUp({ roles: "partner", partner_id: other });
    const { browser } = await arrive();
    await browser.get(`/?partner_id=${other}`);
    const newcomer = aNewcomer();
    await browser.post("/signup", newcomer);
    expect(await valueOf("SELECT partner_id FROM user WHERE email = ?", newcomer.email)).toBe(other);
  });

  it("counts nothing for who only looks ahead, who has an account, or a partner there is not", async () => {
    const before = await visits();
    const ahead = await (await browserOf()).get(`/?partner_id=${id}`, { "Sec-Purpose": "prefetch" });
    const known = await (await browserOf(await signedUp())).get(`/?partner_id=${id}`);
    const nobody = await (await browserOf()).get("/?partner_id=niemand");
    for (const shown of [ahead, known, nobody]) {
      expect(shown.status).toBe(200);
      expect(shown.headers.getSetCookie().join()).not.toContain("visit=");
    }
    expect(await visits()).toBe(before);
  });

  it.each(["%22%3E%3Cscript%3Ealert(1)%3C/script%3E", "a%0d%0aSet-Cookie:%20x=1", "x".repeat(65), ""])(
    "that is %j harms nobody",
    async (named) => {
      for (const query of [
        `partner_id=${named}`,
        `partner_id=${named}&visit=${named}`,
        `partner_id=a&visit=${named}`,
      ]) {
        const shown = await (await browserOf()).get(`/er-is-niets?${query}`);
        expect(shown.html).not.toContain("<script>alert");
        expect(shown.headers.getSetCookie()).toEqual([]);
        expect(shown.to).toBeNull();
      }
    },
  );
});

describe("a sign-up by a partner's link", () => {
  it("at a typed address is the partner's, and counted once", async () => {
    const { browser, session } = await arrive();
    const newcomer = aNewcomer();
    const answer = await browser.post("/signup", newcomer);
    expect([answer.status, answer.to]).toEqual([303, "/"]);
    expect(answer.headers.getSetCookie().join()).toMatch(/visit=; Path=\/; Max-Age=0/);
    expect(await valueOf("SELECT partner_id FROM user WHERE email = ?", newcomer.email)).toBe(id);
    expect(await converted(session)).toEqual(expect.any(Number));
  });

  it("by another app is counted too, and logging in there is not", async () => {
    const address = aNewcomer().email;
    for (const expected of [expect.any(Number), null]) {
      const { browser, session } = await arrive();
      const { to } = await browser.get("/login/google?next=/");
      const provider = new URL(to ?? "");
      provider.searchParams.set("login_hint", address);
      const { headers } = await visitor.api("GET", provider.pathname + provider.search);
      const back = new URL(headers.get("Location") ?? "");
      expect((await browser.get(back.pathname + back.search)).to).toBe("/");
      expect(await valueOf("SELECT partner_id FROM user WHERE email = ?", address)).toBe(id);
      expect(await converted(session)).toEqual(expected);
      await env.DB.prepare("UPDATE user SET first_time = 0 WHERE email = ?").bind(address).run();
    }
  });

  it("is no conversion when it is refused, or when no visit was counted", async () => {
    const { browser, session } = await arrive();
    const refused = await browser.post("/signup", { ...aNewcomer(), confirm: "Anders123" });
    expect(refused.status).toBe(422);
    expect(await converted(session)).toBeNull();
    const made = await (await browserOf()).post(`/signup?partner_id=${id}`, aNewcomer());
    expect([made.status, made.to]).toEqual([303, "/"]);
  });
});

describe("the pages of partners", () => {
  it("are reached by a login of their own", async () => {
    const browser = await browserOf();
    const answer = await browser.post("/partner-login", { email: partner.email, password: PASSWORD });
    expect([answer.status, answer.to]).toEqual([303, "/partner/dashboard"]);
    const shown = await browser.get("/partner/dashboard");
    expect(shown.status).toBe(200);
    expect(shown.html).toContain(`>https://buurklusser.test/?partner_id=${id}</textarea>`);
    expect((await browser.get("/partner-login")).to).toBe("/partner/dashboard");
  });

  it("ask for both fields in one sentence", async () => {
    const shown = await (await browserOf()).post("/partner-login", { email: "", password: "" });
    expect(shown.status).toBe(422);
    const beside = [...shown.html.matchAll(/class="field-error"[^>]*>.*?Email en wachtwoord zijn verplicht\./gs)];
    expect(beside).toHaveLength(1);
  });

  it("are closed to who is no partner", async () => {
    const user = await signedUp();
    const refused = await (await browserOf()).post("/partner-login", { email: user.email, password: PASSWORD });
    expect(refused.status).toBe(401);
    expect(textOf(refused)).toContain("E-mail of wachtwoord klopt niet.");
    expect((await (await browserOf(user)).get("/partner/dashboard")).status).toBe(404);
    expect((await (await browserOf()).get("/partner/dashboard")).to).toBe("/partner-login");
  });

  it("say what is wrong with a period, and keep it", async () => {
    const shown = await (await browserOf(partner)).get("/partner/dashboard?from=2026-03-31&to=2026-03-01");
    expect(shown.status).toBe(400);
    expect(shown.html).toContain('value="2026-03-31"');
    expect(shown.html).toContain('aria-invalid="true"');
  });

  it("show what the API counts", async () => {
    const own = crypto.randomUUID();
    const who = await signedUp({ name: "Wijkblad", roles: "partner", partner_id: own });
    const visit = { partner_id: own, session_id: crypto.randomUUID() };
    await visitor.api("POST", "/api/partner/track-visit/", visit);
    await signedUp({ partner_id: own });
    await visitor.api("POST", "/api/partner/convert-visit/", visit);
    const text = textOf(await (await browserOf(who)).get("/partner/dashboard"));
    expect(text).toMatch(/1 ?Bezoeken|Bezoeken 1/);
    expect(text).toContain("100,0%");
    await env.DB.prepare("DELETE FROM partner_day WHERE partner_id = ?").bind(own).run();
    const empty = textOf(await (await browserOf(who)).get("/partner/dashboard"));
    expect(empty).toContain("kwam er niemand via je link");
  });
});
