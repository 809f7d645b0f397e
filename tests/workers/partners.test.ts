import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { dayFrom, dayInAmsterdam } from "~/domain/values/calendar";
import { api } from "../../workers/api/app";
import { LIMITS } from "../../workers/api/http/limit";
import { PASSWORD, type Person, signedUp, visitor } from "./client";
import { atOnce, tally, valueOf } from "./world";

const TRACK = "/api/partner/track-visit/";
const CONVERT = "/api/partner/convert-visit/";
const DASHBOARD = "/api/partner/dashboard/";

let partner: Person;
let id: string;
beforeAll(async () => {
  id = crypto.randomUUID();
  partner = await signedUp({ name: "Buurtkrant", roles: "partner", partner_id: id });
});

const aVisit = () => ({ partner_id: id, session_id: crypto.randomUUID() });
const track = (visit: object) => visitor.api("POST", TRACK, visit);
const convert = (visit: object) => visitor.api("POST", CONVERT, visit);

const newcomer = () => signedUp({ partner_id: id });
const conversions = async () => (await partner.api("GET", DASHBOARD)).body.conversions;

const backdate = (session: string, day: string, converted: string | null = null) =>
  env.DB.batch(
    [
      `UPDATE partner_day SET visits = visits - 1
       WHERE (partner_id, day) = (SELECT partner_id, day FROM partner_visit WHERE session_id = ?1) AND ?2 = ?2 AND ?3 IS ?3`,
      `UPDATE partner_visit SET day = ?2, converted_day = ?3, converted_at = iif(?3 IS NULL, NULL, 1), user_id = iif(?3 IS NULL, NULL,
         (SELECT max(id) FROM user WHERE id NOT IN (SELECT user_id FROM partner_visit WHERE user_id IS NOT NULL))) WHERE session_id = ?1`,
      `INSERT INTO partner_day (partner_id, day, visits) SELECT partner_id, ?2, 1 FROM partner_visit WHERE session_id = ?1 AND ?3 IS ?3
       ON CONFLICT DO UPDATE SET visits = visits + 1`,
    ].map((sql) => env.DB.prepare(sql).bind(session, day, converted)),
  );

describe("a visit by a partner's link", () => {
  it("is counted once per partner and session", async () => {
    const visit = { ...aVisit(), page: "/browse-tasks?partner=x" };
    const { status, body } = await track(visit);
    expect(status).toBe(201);
    expect(body).toEqual({
      partnerId: id,
      sessionId: visit.session_id,
      partnerName: "Buurtkrant",
      visitedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      isTracking: true,
      converted: false,
    });
    const again = await track({ ...visit, page: "/" });
    expect([again.status, again.body]).toEqual([200, body]);
    const other = await signedUp({ roles: "partner", partner_id: crypto.randomUUID() });
    const { partner_id } = (await other.api("GET", "/api/user/data/")).body;
    expect((await track({ ...visit, partner_id })).status).toBe(201);
  });

  it("is one, when it is told twenty times at once", async () => {
    const visit = aVisit();
    expect(tally(await atOnce(() => track(visit)))).toEqual({ 201: 1, 200: 19 });
    expect(await valueOf("SELECT count(*) FROM partner_visit WHERE session_id = ?", visit.session_id)).toBe(1);
  });

  it("is of a partner there is, and names its session", async () => {
    const stranger = crypto.randomUUID();
    await signedUp({ partner_id: stranger });
    expect(await track({ ...aVisit(), partner_id: stranger })).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    const gone = crypto.randomUUID();
    await signedUp({ roles: "partner", partner_id: gone, status: "suspended" });
    expect((await track({ ...aVisit(), partner_id: gone })).status).toBe(404);
    const faulty = await track({ partner_id: id, session_id: "x".repeat(65) });
    expect([faulty.status, Object.keys(faulty.body)]).toEqual([400, ["session_id"]]);
    expect(Object.keys((await track({})).body)).toEqual(["partner_id", "session_id"]);
  });
});

describe("a visitor who signs up", () => {
  it("is counted once, however often it is told", async () => {
    const visit = aVisit();
    await track(visit);
    expect(tally(await atOnce(() => convert(visit)))).toEqual({ 200: 20 });
    const first = await valueOf("SELECT converted_at FROM partner_visit WHERE session_id = ?", visit.session_id);
    const { body } = await convert(visit);
    expect(body).toMatchObject({ sessionId: visit.session_id, converted: true });
    expect(await valueOf("SELECT converted_at FROM partner_visit WHERE session_id = ?", visit.session_id)).toBe(first);
    expect((await track(visit)).body.converted).toBe(true);
  });

  it("counts for a new account that the partner brought, once", async () => {
    const before = await conversions();
    const reported = async () => {
      const visit = aVisit();
      await track(visit);
      return (await convert(visit)).body.converted;
    };
    expect([await reported(), await conversions()]).toEqual([true, before]);
    const visit = aVisit();
    await track(visit);
    await newcomer();
    expect(tally(await atOnce(() => convert(visit)))).toEqual({ 200: 20 });
    expect(await conversions()).toBe(before + 1);
    expect([await reported(), await conversions()]).toEqual([true, before + 1]);
  });

  it("counts for no account from before the visit, and for none of another partner", async () => {
    const before = await conversions();
    await signedUp({ partner_id: id, created_at: Date.now() - 1000 });
    await signedUp({ partner_id: crypto.randomUUID() });
    const visit = aVisit();
    await track(visit);
    await convert(visit);
    expect(await conversions()).toBe(before);
  });

  it("is counted no more often from one network than people can sign up there", async () => {
    const network = "192.0.2.78";
    const full = "INSERT INTO hit (what, subject, at) SELECT 'conversions', ?1, ?2 FROM json_each(?3)";
    const hits = JSON.stringify(Array.from({ length: LIMITS.conversions.most - 1 }, () => 0));
    await env.DB.prepare(full).bind(network, Date.now(), hits).run();
    const convertThere = async () => {
      const visit = aVisit();
      await track(visit);
      const request = new Request(`https://buurklusser.test${CONVERT}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": network },
        body: JSON.stringify(visit),
      });
      return (await api.fetch(request, { ...env, ENVIRONMENT: "staging" }, createExecutionContext())).status;
    };
    expect([await convertThere(), await convertThere()]).toEqual([200, 429]);
  });

  it("came by a visit there is", async () => {
    expect(await convert(aVisit())).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect((await convert({ ...aVisit(), partner_id: "niemand" })).status).toBe(404);
  });

  it("keeps the partner that brought him", async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    await visitor.api("POST", "/api/auth/users/", { email, password: PASSWORD, partner_id: id });
    expect(await valueOf("SELECT partner_id FROM user WHERE email = ?", email)).toBe(id);
  });
});

describe("the login of partners", () => {
  const logIn = (body: object, language = "nl") =>
    visitor.api("POST", "/api/partner/login/", body, { "Accept-Language": language });

  it("gives tokens that open the dashboard", async () => {
    const { status, body } = await logIn({ email: partner.email.toUpperCase(), password: PASSWORD });
    expect([status, Object.keys(body)]).toEqual([200, ["access", "refresh", "expires_in"]]);
    const { status: seen } = await visitor.api("GET", DASHBOARD, undefined, { Authorization: `Bearer ${body.access}` });
    expect(seen).toBe(200);
  });

  it("asks for both, in its own words", async () => {
    const said = "Email en wachtwoord zijn verplicht.";
    expect(await logIn({})).toMatchObject({ status: 400, body: { email: [said], password: [said] } });
    const english = await logIn({ email: partner.email }, "en");
    expect(english.body).toEqual({ password: ["Email and password are required."] });
  });

  it("refuses strangers, wrong passwords and those who are no partner alike", async () => {
    const user = await signedUp();
    const answers = await Promise.all([
      logIn({ email: "niemand@example.test", password: PASSWORD }),
      logIn({ email: partner.email, password: "Verkeerd1!" }),
      logIn({ email: user.email, password: PASSWORD }),
    ]);
    const refusal = { code: "bad_credentials", detail: "E-mail of wachtwoord klopt niet." };
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([401, refusal]));
  });

  it("counts failures together with the other login", async () => {
    const other = await signedUp({ roles: "partner", partner_id: crypto.randomUUID() });
    const wrong = { email: other.email, password: "Verkeerd1!" };
    for (let n = 0; n < 5; n++) {
      await logIn(wrong);
      await visitor.api("POST", "/api/user/token/", wrong);
    }
    const right = await logIn({ email: other.email, password: PASSWORD });
    expect([right.status, right.body.code]).toEqual([429, "throttled"]);
    expect(Number(right.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("tells a suspended partner so, with the right password alone", async () => {
    const gone = await signedUp({ roles: "partner", partner_id: crypto.randomUUID(), status: "suspended" });
    expect((await logIn({ email: gone.email, password: PASSWORD })).body.code).toBe("suspended");
    expect((await logIn({ email: gone.email, password: "Verkeerd1!" })).body.code).toBe("bad_credentials");
  });
});

describe("the dashboard", () => {
  it("has the last thirty days, those without a visit too", async () => {
    const own = crypto.randomUUID();
    const who = await signedUp({ name: "Wijkblad", roles: "partner admin", partner_id: own });
    const today = dayInAmsterdam(Date.now());
    const visits = Array.from({ length: 3 }, () => ({ partner_id: own, session_id: crypto.randomUUID() }));
    for (const visit of visits) await track(visit);
    await signedUp({ partner_id: own });
    await convert(visits[0] ?? {});
    await backdate(visits[1]?.session_id ?? "", dayFrom(today, -29));
    await backdate(visits[2]?.session_id ?? "", dayFrom(today, -30));
    const { status, body } = await who.api("GET", DASHBOARD);
    expect(status).toBe(200);
    expect(body).toMatchObject({ partner_id: own, name: "Wijkblad", visits: 2, conversions: 1, conversion_rate: 50 });
    expect(body.days).toHaveLength(30);
    expect(body.days[0]).toEqual({ date: dayFrom(today, -29), visits: 1, conversions: 0 });
    expect(body.days[1]).toEqual({ date: dayFrom(today, -28), visits: 0, conversions: 0 });
    expect(body.days.at(-1)).toEqual({ date: today, visits: 1, conversions: 1 });
  });

  it("has the days that are asked for, and counts a conversion on its own day", async () => {
    const own = crypto.randomUUID();
    const who = await signedUp({ roles: "partner", partner_id: own });
    for (const [day, converted] of [
      ["2026-03-28", "2026-03-30"],
      ["2026-03-29", null],
      ["2026-03-30", null],
    ] as const) {
      const visit = { partner_id: own, session_id: crypto.randomUUID() };
      await track(visit);
      await backdate(visit.session_id, day, converted);
    }
    const { body } = await who.api("GET", `${DASHBOARD}?from=2026-03-28&to=2026-03-30`);
    expect([body.visits, body.conversions, body.conversion_rate]).toEqual([3, 1, 33.3]);
    expect(body.days).toEqual([
      { date: "2026-03-28", visits: 1, conversions: 0 },
      { date: "2026-03-29", visits: 1, conversions: 0 },
      { date: "2026-03-30", visits: 1, conversions: 1 },
    ]);
    expect((await who.api("GET", `${DASHBOARD}?from=2026-03-29&to=2026-03-29`)).body).toMatchObject({
      visits: 1,
      conversions: 0,
      conversion_rate: 0,
    });
  });

  it("is shown to no one else, and refuses days that are none", async () => {
    expect((await visitor.api("GET", DASHBOARD)).body.code).toBe("not_authenticated");
    for (const roles of ["", "admin"]) {
      const who = await signedUp({ roles });
      expect(await who.api("GET", DASHBOARD)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    }
    const faulty = async (query: string) => Object.keys((await partner.api("GET", DASHBOARD + query)).body);
    expect(await faulty("?from=2026-02-30&to=morgen")).toEqual(["from", "to"]);
    expect(await faulty("?from=2026-03-02&to=2026-03-01")).toEqual(["from"]);
    expect(await faulty("?from=2020-01-01&to=2026-03-01")).toEqual(["from"]);
  });
});
