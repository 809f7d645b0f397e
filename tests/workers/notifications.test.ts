import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { NOTIFICATION_TYPES, type NotificationType } from "~/domain/notifications/notification";
import { pagesOf } from "~/domain/values/page";
import { notify } from "../../workers/api/db/notify";
import { run } from "../../workers/api/db/transaction";
import { browserOf } from "./browser";
import { type Person, signedUp, visitor } from "./client";
import { insertJob } from "./rows";

const LIST = "/api/notifications/";
const told = (
  to: Person,
  type: NotificationType,
  about: { job?: number; chat?: number; data?: Record<string, string> } = {},
) => run(env.DB, ...notify(env.DB, Date.now(), { to: to.id, type, key: crypto.randomUUID(), ...about }));
const list = async (by: Person, query = "", language = "nl") =>
  (await by.api("GET", LIST + query, undefined, { "Accept-Language": language })).body;

let person: Person;
beforeEach(async () => {
  person = await signedUp();
});

const aPaintJob = () => insertJob(person.id, { title: "Muur verven", listed: 0 });

async function aChat(job: number): Promise<number> {
  const other = await signedUp();
  const chat = await env.DB.prepare(
    "INSERT INTO chat (uri, job_id, low_id, high_id, created_at, updated_at) VALUES (?, ?, ?, ?, 0, 0) RETURNING id",
  )
    .bind(`uri-${job}`, job, person.id, other.id)
    .first<number>("id");
  return Number(chat);
}

describe("what one was told", () => {
  it("is said in the reader's language, with the title, the name and the amount", async () => {
    const job = await aPaintJob();
    const chat = await aChat(job);
    await told(person, "bid_placed", { job, chat, data: { name: "Hassan B.", amount: "60.00" } });
    const { results } = await list(person);
    expect(results).toEqual([
      {
        id: expect.any(Number),
        type: "bid_placed",
        title: "Hassan B. biedt €\u00a060",
        text: "Voor ‘Muur verven’.",
        link: `/messages/uri-${job}`,
        job,
        chat,
        person: { name: expect.any(String), image: null },
        read: false,
        created_at: expect.stringMatching(/Z$/),
      },
    ]);
    const english = await list(person, "", "en");
    expect(english.results[0]).toMatchObject({
      title: "Hassan B. offers €60",
      text: "For ‘Muur verven’.",
    });
  });

  it("is not turned by a name that is read from right to left, or that holds marks which turn text", async () => {
    const job = await aPaintJob();
    const chat = await aChat(job);
    for (const name of ["Kees\u202E", "עומר"])
      await told(person, "bid_placed", { job, chat, data: { name, amount: "60.00" } });
    const { results } = await list(person);
    const begins = results.slice(0, 2).map(({ title }: { title: string }) => title.split(" ")[0]);
    expect(begins).toEqual(["\u2068עומר\u2069", "Kees"]);
  });

  it.each<[NotificationType, string]>([
    ["comment", "/task/JOB#vragen"],
    ["job_expired", "/task/JOB"],
    ["bid_rejected", "/task/JOB"],
    ["message", "/messages/uri-JOB"],
    ["payment_held", "/messages/uri-JOB"],
    ["payment_released", "/wallet"],
    ["payout_failed", "/wallet"],
    ["kyc", "/profile/settings"],
    ["invitation", "/task/JOB"],
    ["review_request", "/task/JOB/beoordelen"],
    ["review", "/task/JOB#beoordelingen"],
    ["moderation", "/profile/decisions"],
  ])("%s leads to %s", async (type, page) => {
    const job = await aPaintJob();
    await told(person, type, { job, chat: await aChat(job) });
    expect((await list(person)).results[0].link).toBe(page.replace("JOB", String(job)));
  });

  it("has words for every type in both languages, and no hole in them", async () => {
    for (const type of NOTIFICATION_TYPES) await told(person, type);
    const words = async (language: string) => {
      const numbers = Array.from({ length: pagesOf(NOTIFICATION_TYPES.length) }, (_, at) => at + 1);
      const pages = await Promise.all(numbers.map((page) => list(person, `?page=${page}`, language)));
      return pages.flatMap((page) =>
        page.results.map(({ title, text }: { title: string; text: string }) => `${title}: ${text}`),
      );
    };
    const [nl, en] = [await words("nl"), await words("en")];
    expect([nl.length, en.length]).toEqual([NOTIFICATION_TYPES.length, NOTIFICATION_TYPES.length]);
    expect(nl.filter((said, at) => said === en[at] || /undefined|null|NaN/.test(said + en[at]))).toEqual([]);
  });

  it("comes in pages, newest first, with how many are unread", async () => {
    for (let n = 1; n <= 21; n += 1) await told(person, "message", { data: { name: `Buur ${n}` } });
    const [first, second] = [await list(person), await list(person, "?page=2")];
    expect([first.count, first.unread, first.results.length]).toEqual([21, 21, 20]);
    expect(first.results[0].text).toContain("Buur 21 ");
    expect(second.results.map((one: { text: string }) => one.text)).toEqual([expect.stringContaining("Buur 1 ")]);
    expect(await list(person, "?page=3")).toEqual({ count: 21, unread: 21, results: [] });
    const wrong = await person.api("GET", `${LIST}?page=0`);
    expect([wrong.status, wrong.body]).toEqual([400, { page: ["Ongeldige pagina."] }]);
  });
});

describe("reading", () => {
  it("marks one, and is the same the second time", async () => {
    await told(person, "message");
    await told(person, "kyc");
    const [newest] = (await list(person)).results;
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await person.api("POST", `${LIST}${newest.id}/`);
      expect([status, body]).toEqual([200, { ...newest, read: true }]);
    }
    expect((await list(person)).unread).toBe(1);
  });

  it("marks all of one's own", async () => {
    const other = await signedUp();
    for (const one of [person, person, other]) await told(one, "message");
    const { status, body } = await person.api("POST", `${LIST}all/`);
    expect([status, body]).toEqual([200, { unread: 0 }]);
    expect([(await list(person)).unread, (await list(other)).unread]).toEqual([0, 1]);
  });

  it("marks what the page of a job shows", async () => {
    const [job, other] = [await aPaintJob(), await aPaintJob()];
    for (const type of ["bid_placed", "bid_changed", "nudge", "comment"] as const) await told(person, type, { job });
    await told(person, "bid_placed", { job: other });
    for (const type of ["payment_released", "tip"] as const) await told(person, type, { job });
    await told(person, "payment_held", { job });
    await told(person, "kyc");
    const stranger = await signedUp();
    await stranger.api("POST", `${LIST}job/${job}/`);
    expect((await list(person)).unread).toBe(9);
    expect((await person.api("POST", `${LIST}job/${job}/`)).body).toEqual({ unread: 3 });
    expect((await list(person)).unread).toBe(3);
  });

  it("marks what the page to stop together shows, and nothing else of the job", async () => {
    const job = await aPaintJob();
    for (const type of ["stop_proposal", "deal_ended", "work_done"] as const) await told(person, type, { job });
    const stop = { page: "stop" };
    expect((await person.api("POST", `${LIST}job/${job}/`, { page: "wallet" })).status).toBe(400);
    expect((await person.api("POST", `${LIST}job/${job}/`, stop)).body).toEqual({ unread: 1 });
    expect((await person.api("POST", `${LIST}job/${job}/`)).body).toEqual({ unread: 0 });
  });

  it("marks what the wallet shows, when its page is opened", async () => {
    for (const type of ["payment_released", "tip", "payout_paid", "payout_failed"] as const) await told(person, type);
    await told(person, "kyc");
    const stranger = await signedUp();
    await stranger.api("POST", `${LIST}all/`, { page: "wallet" });
    expect((await list(person)).unread).toBe(5);
    expect((await (await browserOf(person)).get("/wallet")).status).toBe(200);
    expect((await list(person)).unread).toBe(1);
    expect((await person.api("POST", `${LIST}all/`, { page: "wallet" })).body).toEqual({ unread: 1 });
  });

  it("is for one's own alone", async () => {
    await told(person, "message");
    const [mine] = (await list(person)).results;
    const stranger = await signedUp();
    for (const id of [mine.id, 999_999, "x"]) expect((await stranger.api("POST", `${LIST}${id}/`)).status).toBe(404);
    expect((await list(person)).unread).toBe(1);
    for (const path of ["", `${mine.id}/`, "all/"]) {
      expect((await visitor.api(path ? "POST" : "GET", LIST + path)).status).toBe(401);
    }
  });
});
