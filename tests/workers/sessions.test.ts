import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LimitName } from "~/domain/site/call-limits";
import { api } from "../../workers/api/app";
import { LIMITS } from "../../workers/api/http/limit";
import { bearing, mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";

const logIn = (email: string, password = PASSWORD, headers = {}) =>
  visitor.api("POST", "/api/user/token/", { email, password }, headers);
const refresh = (token: string) => visitor.api("POST", "/api/auth/jwt/refresh/", { refresh: token });
const logOut = (body: object, api = visitor.api) => api("POST", "/api/auth/logout/", body);
const isIn = async (access: string) => (await bearing(access)("GET", "/api/user/data/")).status === 200;

let person: Person;
beforeEach(async () => {
  person = await signedUp();
});

describe("logging in", () => {
  it("gives tokens that work at once, however the address is cased", async () => {
    const { status, body } = await logIn(person.email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toEqual({ access: expect.any(String), refresh: expect.any(String), expires_in: 900 });
    expect(await isIn(body.access)).toBe(true);
  });

  it("refuses an unknown address and a wrong password alike", async () => {
    const unknown = await logIn("nobody@example.test");
    const wrong = await logIn(person.email, "Welkom124!");
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect(unknown.body).toEqual({ detail: "E-mail of wachtwoord klopt niet.", code: "bad_credentials" });
    expect(wrong.body).toEqual(unknown.body);
  });

  it("takes as long to refuse an unknown address as a wrong password", async () => {
    const took = async (email: string) => {
      const start = performance.now();
      await logIn(email, "Welkom124!");
      return performance.now() - start;
    };
    // The fastest of several: other load makes a try slower, never faster.
    const quickest = async (email: string) => Math.min(await took(email), await took(email), await took(email));
    // Without a dummy hash an unknown address takes a twentieth of the time.
    expect(await quickest("nobody-else@example.test")).toBeGreaterThan((await quickest(person.email)) / 3);
  });

  it("asks for both fields, and takes no social account without a password", async () => {
    const { status, body } = await visitor.api("POST", "/api/user/token/", {});
    expect([status, body]).toEqual([400, { email: ["E-mail is verplicht"], password: ["Wachtwoord is verplicht"] }]);
    const social = await signedUp({ password_hash: null });
    expect((await logIn(social.email)).body.code).toBe("bad_credentials");
  });

  it("tells someone who is suspended so, but only with the right password", async () => {
    const suspended = await signedUp({ status: "suspended" });
    expect((await logIn(suspended.email)).body.code).toBe("suspended");
    expect((await logIn(suspended.email, "Welkom124!")).body.code).toBe("bad_credentials");
  });

  it("looks at no credential that is sent along", async () => {
    const { status } = await logIn(person.email, PASSWORD, { Authorization: "Bearer nonsense" });
    expect(status).toBe(200);
  });

  it("mails when the kind of client is a new one, but not at the first login", async () => {
    const from = (type: string) => logIn(person.email, PASSWORD, { "X-Client-Type": type });
    await from("website");
    await from("website");
    expect(await mailsTo(person.id)).toEqual([]);
    await from("ios");
    await from("ios");
    expect((await mailsTo(person.id)).map((mail) => mail.template)).toEqual(["login_alert"]);
  });

  it("mails once when logins leave out the id of the browser", async () => {
    const device = { "X-Client-Type": "website", "X-Client-Device": crypto.randomUUID() };
    await env.DB.prepare("UPDATE user SET created_at = 0 WHERE id = ?").bind(person.id).run();
    await logIn(person.email, PASSWORD, device);
    await logIn(person.email, PASSWORD, device);
    expect(await mailsTo(person.id)).toEqual([]);
    await logIn(person.email, PASSWORD, { "X-Client-Type": "website" });
    await logIn(person.email, PASSWORD, { "X-Client-Type": "website" });
    expect((await mailsTo(person.id)).map((mail) => mail.template)).toEqual(["login_alert"]);
  });

  it("keeps the client with the account, and takes an odd one as none", async () => {
    await logIn(person.email, PASSWORD, { "X-Client-Version": "2.1.0", "X-Client-Type": "<script>" });
    const kept = env.DB.prepare("SELECT client_type FROM session WHERE user_id = ? AND client_version = '2.1.0'");
    expect(await kept.bind(person.id).first("client_type")).toBeNull();
    const version = env.DB.prepare("SELECT app_version FROM user WHERE id = ?").bind(person.id);
    expect(await version.first("app_version")).toBe("2.1.0");
  });

  it("refuses the right password too after ten wrong ones, from that network address alone", async () => {
    const guess = () => logIn(person.email, "Welkom124!");
    await guess();
    const eightMore =
      "INSERT INTO hit SELECT what, subject, at FROM hit, json_each('[1,2,3,4,5,6,7,8]') WHERE instr(subject, ?)";
    await env.DB.prepare(eightMore).bind(person.email).run();
    expect([(await logIn(person.email)).status, (await guess()).status]).toEqual([200, 401]);
    const refused = await logIn(person.email.toUpperCase());
    expect([refused.status, refused.body.code]).toEqual([429, "throttled"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(800);
    expect((await logIn(person.email, PASSWORD, { "CF-Connecting-IP": "192.0.2.7" })).status).toBe(200);
    await env.DB.prepare("UPDATE hit SET at = at - 900001 WHERE what = 'failed_login'").run();
    expect((await logIn(person.email)).status).toBe(200);
  });

  const failed = (what: LimitName, subject: string) =>
    env.DB.prepare(
      "INSERT INTO hit (what, subject, at) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3) SELECT ?1, ?2, ?4 FROM n",
    )
      .bind(what, subject, LIMITS[what].most - 1, Date.now())
      .run();

  it("counts the guesses of one network at all addresses together, but lets a known device in", async () => {
    const network = "192.0.2.77";
    const device = { "X-Client-Device": crypto.randomUUID() };
    await logIn(person.email, PASSWORD, device);
    await failed("failed_login_network", network);
    const from = (email: string, password = "Welkom124!", headers = {}) =>
      api.fetch(
        new Request("https://buurklusser.test/api/user/token/", {
          method: "POST",
          headers: { "Content-Type": "application/json", "CF-Connecting-IP": network, ...headers },
          body: JSON.stringify({ email, password }),
        }),
        { ...env, ENVIRONMENT: "staging" },
        createExecutionContext(),
      );
    const address = () => `${crypto.randomUUID()}@example.test`;
    expect([(await from(address())).status, (await from(address())).status]).toEqual([401, 429]);
    expect((await from(person.email, PASSWORD)).status).toBe(429);
    expect((await from(person.email, PASSWORD, device)).status).toBe(200);
    expect((await from(person.email, PASSWORD, { "CF-Connecting-IP": "192.0.2.78" })).status).toBe(200);
  });

  it("counts the guesses of all networks at one address, but lets a known device in", async () => {
    const device = { "X-Client-Device": crypto.randomUUID() };
    await logIn(person.email, PASSWORD, device);
    await failed("failed_login_address", person.email.toLowerCase());
    const elsewhere = (n: number) => ({ "CF-Connecting-IP": `198.51.100.${n}` });
    expect((await logIn(person.email, "Welkom124!", elsewhere(1))).status).toBe(401);
    expect((await logIn(person.email, PASSWORD, elsewhere(2))).status).toBe(429);
    expect((await logIn(person.email, PASSWORD, { ...elsewhere(3), ...device })).status).toBe(200);
    expect((await logIn(`${crypto.randomUUID()}@example.test`, PASSWORD, elsewhere(2))).status).toBe(401);
    await failed("failed_login", `${person.email.toLowerCase()} 198.51.100.4`);
    expect((await logIn(person.email, "Welkom124!", { ...elsewhere(4), ...device })).status).toBe(401);
    await visitor.api("POST", "/api/auth/users/reset_password/", { email: person.email });
    const mail = (await mailsTo(person.id)).find(({ template }) => template === "password_reset");
    const reset = { uid: String(mail?.data.uid), token: String(mail?.data.token), new_password: "Anders123!" };
    expect((await visitor.api("POST", "/api/auth/users/reset_password_confirm/", reset)).status).toBe(204);
    expect((await logIn(person.email, "Anders123!", elsewhere(4))).status).toBe(200);
  });

  it("takes no more guesses at the same moment than one after the other", async () => {
    const eight = "INSERT INTO hit SELECT 'failed_login', ?, ? FROM json_each('[1,2,3,4,5,6,7,8]')";
    await env.DB.prepare(eight).bind(`${person.email.toLowerCase()} local`, Date.now()).run();
    const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(person.email, "Welkom124!")));
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 429, 429, 429, 429]);
  }, 20_000);
});

describe("refreshing", () => {
  let first: { access: string; refresh: string };
  beforeEach(async () => {
    first = (await logIn(person.email)).body;
  });
  const later = (seconds: number) =>
    env.DB.prepare("UPDATE session SET rotated_at = rotated_at - ?")
      .bind(seconds * 1000)
      .run();

  it("gives a new token each time, on the same session", async () => {
    const second = (await refresh(first.refresh)).body;
    const third = (await refresh(second.refresh)).body;
    expect(new Set([first.refresh, second.refresh, third.refresh]).size).toBe(3);
    expect(third.expires_in).toBe(900);
    expect([await isIn(first.access), await isIn(third.access)]).toEqual([true, true]);
  });

  it("gives the same successor to twenty who ask at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refresh)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.refresh)).size).toBe(1);
    expect((await refresh(answers[0]?.body.refresh)).status).toBe(200);
  });

  it("repeats the successor for ten seconds, and then ends the session", async () => {
    const { refresh: successor } = (await refresh(first.refresh)).body;
    await later(9);
    expect((await refresh(first.refresh)).body.refresh).toBe(successor);
    await later(2);
    const refused = await refresh(first.refresh);
    expect([refused.status, refused.body.code]).toEqual([401, "token_not_valid"]);
    expect((await refresh(successor)).status).toBe(401);
    expect(await isIn(first.access)).toBe(false);
  });

  it("ends the session when a token comes back after its successor was used", async () => {
    const second = (await refresh(first.refresh)).body;
    const third = (await refresh(second.refresh)).body;
    expect((await refresh(first.refresh)).status).toBe(401);
    expect((await refresh(third.refresh)).status).toBe(401);
    expect(await isIn(third.access)).toBe(false);
  });

  it("refuses what is missing, made up, changed or too old", async () => {
    expect((await visitor.api("POST", "/api/auth/jwt/refresh/", {})).body).toEqual({
      refresh: ["Dit veld is verplicht."],
    });
    const [session, , seal] = first.refresh.split(".");
    for (const forged of ["x", "a.b.c", `${session}.1.${seal}`, `${first.refresh}.0`, `${session}.00.${seal}`]) {
      expect((await refresh(forged)).body.code).toBe("token_not_valid");
    }
    await env.DB.prepare("UPDATE session SET expires_at = ? WHERE user_id = ?").bind(Date.now(), person.id).run();
    expect((await refresh(first.refresh)).status).toBe(401);
  });

  it("refuses a suspended account", async () => {
    await env.DB.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(person.id).run();
    expect((await refresh(first.refresh)).status).toBe(401);
    expect(await isIn(first.access)).toBe(false);
  });

  it("lives thirty days from its last use", async () => {
    vi.useFakeTimers({ now: Date.now() + 29 * 24 * 3600 * 1000, toFake: ["Date"] });
    const second = (await refresh(first.refresh)).body;
    vi.setSystemTime(Date.now() + 29 * 24 * 3600 * 1000);
    expect((await refresh(second.refresh)).status).toBe(200);
    vi.useRealTimers();
  });
});

describe("logging out", () => {
  it("comes before whatever else is wrong, where the session is read along with the things", async () => {
    const wrong = async () => {
      const { status, body } = await person.api("GET", "/api/notifications/?page=0");
      return [status, body.code ?? Object.keys(body)];
    };
    expect(await wrong()).toEqual([400, ["page"]]);
    await logOut({}, person.api);
    expect(await wrong()).toEqual([401, "token_not_valid"]);
    expect((await person.api("GET", "/api/wallet/")).status).toBe(401);
  });

  it("ends the session of the credential", async () => {
    const other = (await logIn(person.email)).body;
    expect((await logOut({}, person.api)).status).toBe(204);
    expect([await isIn(person.token), await isIn(other.access)]).toEqual([false, true]);
  });

  it("ends the session of a refresh token, and answers the same when it had ended", async () => {
    const tokens = (await logIn(person.email)).body;
    for (let times = 0; times < 2; times += 1) {
      expect((await logOut({ refresh: tokens.refresh }, bearing(tokens.access))).status).toBe(204);
    }
    expect([await isIn(tokens.access), (await refresh(tokens.refresh)).status]).toEqual([false, 401]);
    expect(await isIn(person.token)).toBe(true);
  });

  it("ends every session and key of the account, and nobody else's", async () => {
    const [other, stranger] = [(await logIn(person.email)).body, await signedUp()];
    expect((await logOut({ refresh: other.refresh, all: true })).status).toBe(204);
    expect([await isIn(person.token), await isIn(other.access)]).toEqual([false, false]);
    expect(await isIn(stranger.token)).toBe(true);
  });

  it("takes no token that is not ours for a session", async () => {
    expect((await logOut({ refresh: `${person.session}.0.00`, all: true })).status).toBe(204);
    expect(await isIn(person.token)).toBe(true);
  });

  it("needs a credential or a refresh token", async () => {
    expect((await logOut({})).body.code).toBe("not_authenticated");
    expect((await logOut({}, bearing("nonsense"))).status).toBe(401);
  });
});
