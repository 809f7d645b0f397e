import { beforeEach, describe, expect, it } from "vitest";
import { type Algorithm, type Authenticator, anAuthenticator, toBase64Url } from "./authenticator";
import { type Answer, bearing, mailsTo, type Person, signedUp, visitor } from "./client";
import { aChallenge, age, aLogInChallenge, aPasskey, selfOf } from "./identity";
import { atOnce, tally, valueOf } from "./world";

const OPTIONS = "/api/auth/passkeys/register/options/";
const REGISTER = "/api/auth/passkeys/register/";
const LIST = "/api/auth/passkeys/";
const LOG_IN = "/api/auth/passkeys/login/";

let person: Person;
beforeEach(async () => {
  person = await signedUp();
});

const register = (credential: unknown, name?: string): Promise<Answer> =>
  person.api("POST", REGISTER, { credential, ...(name !== undefined && { name }) });
const logIn = (credential: unknown, headers?: Record<string, string>): Promise<Answer> =>
  visitor.api("POST", LOG_IN, { credential }, headers);
const own = async () => (await person.api("GET", LIST)).body;

const INVALID = { credential: ["Ongeldige waarde."] };

describe("making a passkey", () => {
  it("asks for one that can be found without a name, on this site", async () => {
    const { id, authenticator } = await aPasskey(person);
    const { status, body } = await person.api("POST", OPTIONS);
    expect(status).toBe(200);
    expect(body).toEqual({
      rp: { id: "localhost", name: "Buurklusser" },
      user: {
        id: toBase64Url(new TextEncoder().encode(String(person.id))),
        name: person.email,
        displayName: "Petra de Vries",
      },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      pubKeyCredParams: [
        { type: "public-key", alg: -7 },
        { type: "public-key", alg: -257 },
      ],
      timeout: 300_000,
      excludeCredentials: [{ type: "public-key", id: authenticator.id, transports: ["internal", "hybrid"] }],
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
      attestation: "none",
    });
    expect(id).toBeGreaterThan(0);
  });

  it.each<Algorithm>(["ES256", "RS256"])("keeps one of %s, which then logs in", async (algorithm) => {
    const authenticator = await anAuthenticator(algorithm);
    const { status, body } = await register(
      await authenticator.register({ challenge: await aChallenge(person.api) }),
      " Telefoon van Petra ",
    );
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), name: "Telefoon van Petra", created_at: expect.any(String) });
    expect(Math.abs(Date.now() - Date.parse(body.created_at))).toBeLessThan(60_000);
    const { body: tokens } = await logIn(await authenticator.logIn({ challenge: await aLogInChallenge() }));
    expect((await selfOf(bearing(tokens.access))).id).toBe(person.id);
  });

  it("takes a name of at most 60 signs on one line, or none", async () => {
    const withName = async (name?: string) => {
      const challenge = await aChallenge(person.api);
      return register(await (await anAuthenticator()).register({ challenge }), name);
    };
    expect((await withName()).body.name).toBeNull();
    expect((await withName(" ")).body.name).toBeNull();
    expect((await withName("x".repeat(61))).body).toEqual({ name: ["Maximaal 60 tekens."] });
    expect((await withName("a\nb")).status).toBe(400);
  });

  it("takes the name of the browser and the device without one", async () => {
    const credential = await (await anAuthenticator()).register({ challenge: await aChallenge(person.api) });
    const firefox = "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0";
    const { body } = await person.api("POST", REGISTER, { credential }, { "User-Agent": firefox });
    expect(body.name).toBe("Firefox, Android");
  });

  it("refuses what was made elsewhere, for another, in another way, or is not readable", async () => {
    const authenticator = await anAuthenticator();
    const making = async (wrong: Partial<Parameters<Authenticator["register"]>[0]>) =>
      authenticator.register({ challenge: await aChallenge(person.api), ...wrong });
    const good = await making({});
    const wrong: unknown[] = [
      await making({ origin: "https://evil.example" }),
      await making({ origin: "http://localhost.evil.example:5173" }),
      await making({ origin: "https://localhost" }),
      await making({ rpId: "evil.example" }),
      await making({ type: "webauthn.get" }),
      await making({ challenge: toBase64Url(crypto.getRandomValues(new Uint8Array(32))) }),
      await making({ challenge: await aLogInChallenge() }),
      await making({ challenge: await aChallenge((await signedUp()).api) }),
      { ...good, rawId: "AAAA" },
      { ...good, type: "password" },
      { ...good, response: { ...good.response, clientDataJSON: "%%%" } },
      { ...good, response: { ...good.response, attestationObject: "AAAA" } },
      { ...good, response: {} },
      "text",
      [],
    ];
    for (const credential of wrong) {
      const { status, body } = await register(credential);
      expect([status, body]).toEqual([400, INVALID]);
    }
    expect((await register(undefined)).body).toEqual({ credential: ["Dit veld is verplicht."] });
    expect((await own()).count).toBe(0);
  });

  it("takes what an authenticator signed with the passkey itself, when it is right", async () => {
    const made = async () =>
      (await anAuthenticator()).register({ challenge: await aChallenge(person.api), attestation: "self" });
    expect((await register(await made())).status).toBe(201);
    const { response, ...named } = await made();
    const { clientDataJSON } = (await made()).response;
    expect((await register({ ...named, response: { ...response, clientDataJSON } })).body).toEqual(INVALID);
  });

  it("takes no certificates: none were asked for, and checking them would call the addresses they name", async () => {
    const challenge = await aChallenge(person.api);
    const vouched = await (await anAuthenticator()).register({ challenge, attestation: "maker" });
    expect((await register(vouched)).body).toEqual(INVALID);
  });

  it("takes a challenge once, and for five minutes", async () => {
    const challenge = await aChallenge(person.api);
    expect((await register(await (await anAuthenticator()).register({ challenge }))).status).toBe(201);
    expect((await register(await (await anAuthenticator()).register({ challenge }))).body).toEqual(INVALID);
    const [young, old] = [await aChallenge(person.api), await aChallenge(person.api)];
    await age(295);
    expect((await register(await (await anAuthenticator()).register({ challenge: young }))).status).toBe(201);
    await age(6);
    expect((await register(await (await anAuthenticator()).register({ challenge: old }))).body).toEqual(INVALID);
  });

  it("keeps a credential once, whoever sends it", async () => {
    const { authenticator } = await aPasskey(await signedUp());
    const again = await authenticator.register({ challenge: await aChallenge(person.api) });
    expect((await register(again)).body).toEqual(INVALID);
  });

  it("keeps one of twenty of the same at once", async () => {
    const credential = await (await anAuthenticator()).register({ challenge: await aChallenge(person.api) });
    expect(tally(await atOnce(() => register(credential)))).toEqual({ "201": 1, "400": 19 });
  });

  it("has room for twenty, also when more come at once", async () => {
    const makings = await Promise.all(
      Array.from({ length: 22 }, async () =>
        (await anAuthenticator()).register({ challenge: await aChallenge(person.api) }),
      ),
    );
    const answers = await Promise.all(makings.map((credential) => register(credential)));
    expect(tally(answers)).toEqual({ "201": 20, "409 limit_reached": 2 });
    expect((await person.api("POST", OPTIONS)).body.code).toBe("limit_reached");
  });

  it("answers again what it answered an idempotent request", async () => {
    const credential = await (await anAuthenticator()).register({ challenge: await aChallenge(person.api) });
    const ask = () => person.api("POST", REGISTER, { credential }, { "Idempotency-Key": "one" });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.body, second.headers.get("Idempotent-Replayed")]).toEqual([201, first.body, "true"]);
  });
});

describe("one's passkeys", () => {
  it("are listed newest first, and nobody else's", async () => {
    await aPasskey(await signedUp());
    const ids = [(await aPasskey(person, "Een")).id, (await aPasskey(person, "Twee")).id];
    const { count, results } = await own();
    expect([count, results.map((one: { id: number }) => one.id)]).toEqual([2, ids.reverse()]);
    expect(Object.keys(results[0]).sort()).toEqual(["created_at", "credential_id", "id", "name"]);
    expect((await person.api("GET", `${LIST}?page=2`)).body).toEqual({ count: 2, results: [] });
    expect((await person.api("GET", `${LIST}?page=0`)).status).toBe(400);
  });

  it("log nobody in once they are removed", async () => {
    const { id, authenticator } = await aPasskey(person);
    const challenge = await aLogInChallenge();
    expect((await person.api("DELETE", `${LIST}${id}/`)).status).toBe(204);
    expect((await logIn(await authenticator.logIn({ challenge }))).body.code).toBe("bad_credentials");
    expect((await person.api("DELETE", `${LIST}${id}/`)).status).toBe(404);
  });

  it("end their sessions when they are removed, and no session here", async () => {
    const { id, authenticator } = await aPasskey(person);
    const { body } = await logIn(await authenticator.logIn({ challenge: await aLogInChallenge() }));
    expect((await person.api("DELETE", `${LIST}${id}/`)).status).toBe(204);
    expect(await selfOf(bearing(body.access))).toBeNull();
    expect((await selfOf(person.api)).id).toBe(person.id);
  });

  it("are removed by nobody else", async () => {
    const { id } = await aPasskey(person);
    for (const path of [`${LIST}${id}/`, `${LIST}0/`, `${LIST}x/`]) {
      expect((await (await signedUp()).api("DELETE", path)).status).toBe(404);
    }
    expect((await own()).count).toBe(1);
  });

  it("go with the account", async () => {
    const { authenticator } = await aPasskey(person);
    await aChallenge(person.api);
    const removed = await person.api("PATCH", "/api/user/data/", { delete_account: true, password: "Welkom123!" });
    expect(removed.status).toBe(204);
    expect((await logIn(await authenticator.logIn({ challenge: await aLogInChallenge() }))).status).toBe(401);
    expect(await valueOf("SELECT count(*) FROM passkey_challenge WHERE user_id = ?", person.id)).toBe(0);
  });

  it("go at a password reset, and stay where they are kept and the address was confirmed", async () => {
    const resetOf = async (one: Person) => {
      await visitor.api("POST", "/api/auth/users/reset_password/", { email: one.email });
      const { uid, token } = (await mailsTo(one.email))[0]?.data ?? {};
      await visitor.api("POST", "/api/auth/users/reset_password_confirm/", {
        uid,
        token,
        new_password: "Welkom124!",
        keep_passkeys: true,
      });
    };
    const intruder = await signedUp({ activated: 0 });
    const [theirs, mine] = [await aPasskey(intruder), await aPasskey(person)];
    await Promise.all([resetOf(intruder), resetOf(person)]);
    expect((await logIn(await theirs.authenticator.logIn({ challenge: await aLogInChallenge() }))).status).toBe(401);
    expect((await logIn(await mine.authenticator.logIn({ challenge: await aLogInChallenge() }))).status).toBe(200);
  });
});
