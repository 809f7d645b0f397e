import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { jobDraft } from "~/domain/jobs/job";
import { insertJob } from "../../workers/api/db/own-job";
import { run } from "../../workers/api/db/transaction";
import { anAdmin, auditOf, STATED } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { PASSWORD, type Person, signedUp, visitor } from "./client";
import { aPaidDeal } from "./money";
import { aBid, aJob, neighbours, valueOf } from "./world";

const USERS = "/api/admin/users/";
const why = { ...STATED, reason: "Nepaccount", statement: "We konden niet vaststellen wie je bent." };
const logIn = (email: string) => visitor.api("POST", "/api/user/token/", { email, password: PASSWORD });

let admin: Person;
let placer: Person;
let helper: Person;
let job: number;
beforeEach(async () => {
  admin = await anAdmin();
  ({ placer, helper, job } = await neighbours());
});

describe("looking people up", () => {
  it("shows a person as they see themselves, and how he uses the product", async () => {
    const person = await signedUp({
      name: "Esra Yılmaz",
      iban: "NL91ABNA0417164300",
      app_version: "1.2.3",
      last_seen: 5,
    });
    await env.DB.prepare("INSERT INTO known_client (user_id, client_type) VALUES (?, 'ios')").bind(person.id).run();
    await env.DB.prepare("INSERT INTO notification (user_id, type, created_at) VALUES (?, 'kyc', 0)")
      .bind(person.id)
      .run();
    const { status, body: read } = await admin.api("GET", `${USERS}${person.id}/`);
    const { same_iban: ___, ...body } = read;
    const { unread_chats: _, unread_notifications: __, ...own } = (await person.api("GET", "/api/user/data/")).body;
    expect([status, body]).toEqual([
      200,
      {
        ...own,
        mobile: true,
        receives_notifications: true,
        number_of_notifications_received: 1,
        app_version: "1.2.3",
        status: "active",
        last_seen: "1970-01-01T00:00:00.005Z",
        verification: { status: "none", verified: false, pending_document: false, reason: null },
      },
    ]);
    expect(body).toMatchObject({ name: "Esra Yılmaz", iban: "NL91******4300" });
    for (const id of ["9999999", "x", "0"]) expect((await admin.api("GET", `${USERS}${id}/`)).status).toBe(404);
  });

  it("says in the admin's language why an identity check failed", async () => {
    const { id } = await signedUp({
      verification: "rejected",
      verification_reason: JSON.stringify({ nl: "De foto is onscherp.", en: "The photo is blurred." }),
    });
    const { verification } = (await admin.api("GET", `${USERS}${id}/`)).body;
    expect(verification).toMatchObject({ status: "rejected", reason: "De foto is onscherp." });
  });

  it("finds them by every word of name or address, also short ones, and by status", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const mo = await signedUp({ name: `Mo Çelik${mark}`, email: `mo.${mark}@voorbeeld.test`, status: "suspended" });
    const ids = async (query: string) => {
      const { body } = await admin.api("GET", `${USERS}?${query}`);
      expect(body.results.length).toBe(Math.min(body.count, 20));
      return body.results.map(({ id }: Person) => id);
    };
    for (const search of [`çELIK${mark}`, `mo ${mark}`, `${mark}@voorbeeld`, `MO.${mark}`, `"${mark}`.slice(1)]) {
      expect([search, await ids(`search=${encodeURIComponent(search)}`)]).toEqual([search, [mo.id]]);
    }
    expect(await ids(`search=${mark}&status=suspended`)).toEqual([mo.id]);
    expect(await ids(`search=${mark}&status=active`)).toEqual([]);
    expect(await ids(`search=${encodeURIComponent(`${mark}" OR "a`)}`)).toEqual([]);
    await env.DB.prepare("UPDATE user SET name = 'Anders' WHERE id = ?").bind(mo.id).run();
    expect(await ids(`search=celik${mark}`)).toEqual([]);
    expect(await ids(`search=anders%20${mark}`)).toEqual([mo.id]);
    expect((await admin.api("GET", `${USERS}?status=gone`)).body).toHaveProperty("status");
  });

  it("names who has no name, so that the link of its row has a text", async () => {
    const iban = `NL00TEST${crypto.randomUUID()}`;
    const [nameless, gone, other] = [
      await signedUp({ name: "", iban }),
      await signedUp({ name: "", status: "deleted" }),
      await signedUp({ iban }),
    ];
    const found = async (path: string) => (await admin.api("GET", path)).body;
    for (const [{ id, email }, name] of [
      [nameless, "Buurtgenoot"],
      [gone, "Verwijderde gebruiker"],
    ] as const) {
      const [[listed], [searched]] = [
        (await found(`${USERS}?search=${encodeURIComponent(email)}`)).results,
        (await found(`/api/admin/search/?search=${encodeURIComponent(email)}`)).people.results,
      ];
      expect([listed.id, listed.name, searched.id, searched.name]).toEqual([id, name, id, name]);
    }
    expect((await found(`${USERS}${other.id}/`)).same_iban).toEqual([{ id: nameless.id, name: "Buurtgenoot" }]);
  });

  it("gives each of them once, newest first", async () => {
    const mark = `q${crypto.randomUUID().slice(0, 8)}`;
    for (let n = 0; n < 23; n++) await signedUp({ name: `${mark} ${n}` });
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await admin.api("GET", `${USERS}?search=${mark}&page=${page}`)).body),
    );
    expect(pages.map(({ count, results }) => [count, results.length])).toEqual([
      [23, 20],
      [23, 3],
      [23, 0],
    ]);
    const ids = pages.flatMap(({ results }) => results.map(({ id }: Person) => id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it("shows which other accounts have their IBAN", async () => {
    const iban = `NL00TEST${crypto.randomUUID()}`;
    const [one, other, without] = [await signedUp({ iban }), await signedUp({ iban }), await signedUp()];
    const same = async ({ id }: Person) =>
      (await admin.api("GET", `${USERS}${id}/`)).body.same_iban?.map((card: { id: number }) => card.id);
    expect([await same(one), await same(other), await same(without)]).toEqual([[other.id], [one.id], undefined]);
    const page = textOf(await (await browserOf(admin)).get(`/admin/users/${one.id}`));
    expect(page).toContain("Zelfde IBAN als");
  });
});

describe("suspending an account", () => {
  it("ends its sessions and keys, and lets it in no more", async () => {
    const { access, refresh } = (await logIn(placer.email)).body;
    await env.DB.prepare("INSERT INTO session (id, user_id, kind, created_at) VALUES (?, ?, 'key', 0)")
      .bind(crypto.randomUUID(), placer.id)
      .run();
    const { status, body } = await admin.api("POST", `${USERS}${placer.id}/suspend/`, why);
    expect([status, body.id, body.status]).toEqual([200, placer.id, "suspended"]);
    expect(access).toBeTruthy();
    expect((await placer.api("GET", "/api/user/data/")).body.code).toBe("token_not_valid");
    expect((await visitor.api("POST", "/api/auth/jwt/refresh/", { refresh })).status).toBe(401);
    expect(await valueOf("SELECT count(*) FROM session WHERE user_id = ? AND ended_at IS NULL", placer.id)).toBe(0);
    expect((await logIn(placer.email)).body.code).toBe("suspended");
    const wrong = await visitor.api("POST", "/api/user/token/", { email: placer.email, password: "Onzin123!" });
    expect(wrong.body.code).toBe("bad_credentials");
    expect(await auditOf("user", placer.id)).toEqual([["suspend", "Nepaccount"]]);
    const outbox = `/api/dev/outbox/?to=${placer.email}&template=account_suspended`;
    const [told] = (await visitor.api("GET", outbox)).body.results;
    expect(told.text).toContain(why.statement);
    expect(told.text).not.toContain("Nepaccount");
    expect(told.reply_to ?? told.replyTo).toBe(env.SUPPORT_EMAIL);
  });

  it("also hides a job whose posting it overtook", async () => {
    const form = { title: "Lamp", description: "In de gang", zipcode: "1012AB", budget: "50", category: 1 };
    const draft = jobDraft.parse(form);
    await admin.api("POST", `${USERS}${placer.id}/suspend/`, why);
    await run(env.DB, insertJob(env.DB, placer.id, draft, Date.now()));
    const listed = "SELECT listed FROM job WHERE user_id = ? ORDER BY id DESC LIMIT 1";
    expect(await valueOf(listed, placer.id)).toBe(0);
    await admin.api("POST", `${USERS}${placer.id}/restore/`, why);
    expect(await valueOf(listed, placer.id)).toBe(1);
  });

  it("hides the person and his open jobs wherever they are shown, until it is restored", async () => {
    const area = "9901";
    const name = `Zwaluw${crypto.randomUUID().slice(0, 6)}`;
    await env.DB.prepare("UPDATE user SET name = ?, active_worker = 1 WHERE id = ?").bind(name, placer.id).run();
    const near = await aJob(placer, { zip4: area, zipcode: `${area}AB` });
    const other = await aJob(helper, { zip4: area, zipcode: `${area}AB` });
    const reserved = await aJob(placer, { status: "reserved" });
    const shown = async () => {
      const get = async (path: string) => (await visitor.api("GET", path)).body;
      const ids = (list: { results: { id: number }[] }) => list.results.map(({ id }) => id);
      return {
        list: ids(await get(`/api/job/list/?zip4=${area}`)),
        count: (await get(`/api/job/list/?zip4=${area}`)).count,
        areas: (await get(`/api/job/areas/?zip4=${area}`)).results.map(({ count }: { count: number }) => count),
        available: (await get(`/api/job/statistics/?zip4=${area}`)).available,
        others: ids(await get(`/api/job/single/${other}/others/`)).includes(near),
        search: ids(await get(`/api/job/list/?search=Schutting&zip4=${area}`)),
        feed: (await get(`/api/job/feed/?zip4=${area}`)).match(/<item>/g).length,
        helpers: ids(await get(`/api/user/list/?search=${name}`)),
        reviews: (await visitor.api("GET", `/api/user/data/${placer.id}/reviews/`)).status,
        profile: (await visitor.api("GET", `/api/user/data/${placer.id}/`)).status,
      };
    };
    const before = await shown();
    expect(before).toMatchObject({
      feed: 2,
      helpers: [placer.id],
      reviews: 200,
      list: [other, near],
      count: 2,
      areas: [2],
      available: 2,
      others: true,
      profile: 200,
    });
    await admin.api("POST", `${USERS}${placer.id}/suspend/`, why);
    expect(await shown()).toEqual({
      list: [other],
      count: 1,
      areas: [1],
      available: 1,
      others: false,
      search: [other],
      feed: 1,
      helpers: [],
      reviews: 404,
      profile: 404,
    });
    const { status, body } = await admin.api("POST", `${USERS}${placer.id}/restore/`, { reason: "Vergissing" });
    expect([status, body.status]).toEqual([200, "active"]);
    expect(await shown()).toEqual(before);
    expect(await valueOf("SELECT listed FROM job WHERE id = ?", reserved)).toBe(0);
    expect((await logIn(placer.email)).status).toBe(200);
    expect((await auditOf("user", placer.id)).map(([action]) => action)).toEqual(["suspend", "restore"]);
  });

  it("takes nobody new to talk to him; who talked already finds the chat", async () => {
    const worker = await signedUp({ active_worker: 1 });
    const open = (person: Person) => person.api("POST", "/api/chat/", { opponent: worker.id });
    expect((await open(helper)).status).toBe(201);
    await admin.api("POST", `${USERS}${worker.id}/suspend/`, why);
    expect([(await open(placer)).status, (await open(helper)).status]).toEqual([404, 200]);
  });

  it("is done again without harm, but not to oneself or to who is gone", async () => {
    for (const deed of ["suspend", "suspend", "restore", "restore"]) {
      expect((await admin.api("POST", `${USERS}${helper.id}/${deed}/`, why)).status).toBe(200);
    }
    const restored = `/api/dev/outbox/?to=${helper.email}&template=account_restored`;
    expect((await visitor.api("GET", restored)).body.results).toHaveLength(1);
    for (const deed of ["suspend", "restore"]) {
      const path = (id: number) => `${USERS}${id}/${deed}/`;
      expect((await admin.api("POST", path(admin.id), why)).body.code).toBe("own_case");
      expect((await admin.api("POST", path(9_999_999), {})).status).toBe(404);
      expect(Object.keys((await admin.api("POST", path(helper.id), {})).body)).toEqual(["reason"]);
    }
    const gone = await signedUp({ status: "deleted" });
    for (const deed of ["suspend", "restore"])
      expect(await admin.api("POST", `${USERS}${gone.id}/${deed}/`, why)).toMatchObject({
        status: 409,
        body: { code: "transition" },
      });
    expect(await auditOf("user", gone.id)).toEqual([]);
  });
});

describe("deleting an account", () => {
  it("does what its holder could do, and is in the audit log", async () => {
    await aBid(helper, job);
    const { status, body } = await admin.api("DELETE", `${USERS}${placer.id}/`, why);
    expect([status, body]).toEqual([204, null]);
    expect((await logIn(placer.email)).body.code).toBe("bad_credentials");
    expect(await valueOf("SELECT status FROM job WHERE id = ?", job)).toBe("deleted");
    expect(await auditOf("user", placer.id)).toEqual([["delete", "Nepaccount"]]);
    expect((await admin.api("GET", `${USERS}${placer.id}/`)).body).toMatchObject({
      id: placer.id,
      status: "deleted",
      email: "",
      name: "Verwijderde gebruiker",
    });
    expect((await admin.api("DELETE", `${USERS}${placer.id}/`, why)).body.code).toBe("transition");
  });

  it("takes its reason from the query, too", async () => {
    expect((await admin.api("DELETE", `${USERS}${helper.id}/?reason=Nepaccount`)).status).toBe(204);
    expect(await auditOf("user", helper.id)).toEqual([["delete", "Nepaccount"]]);
  });

  it("waits for money, and is not for oneself", async () => {
    const deal = await aPaidDeal();
    const { body } = await admin.api("DELETE", `${USERS}${deal.owner.id}/`, why);
    expect(body.code).toBe("money_open");
    expect(await auditOf("user", deal.owner.id)).toEqual([]);
    expect((await admin.api("DELETE", `${USERS}${admin.id}/`, why)).body.code).toBe("own_case");
    expect((await admin.api("DELETE", `${USERS}9999999/`, why)).status).toBe(404);
    expect(Object.keys((await admin.api("DELETE", `${USERS}${helper.id}/`)).body)).toEqual(["reason"]);
  });
});
