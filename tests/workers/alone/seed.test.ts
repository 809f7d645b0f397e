import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { findContactDetails } from "~/domain/contact-guard/contact-guard";
import { areaOf } from "../../../workers/api/postcodes/areas";
import { isPassword } from "../../../workers/api/secrets/password";
import { messageRows, offersOf } from "../../../workers/api/seed/chat-rows";
import { timelineOf } from "../../../workers/api/seed/timeline";
import { bearing, PASSWORD, visitor } from "../client";

const CITIES = [
  "Amsterdam",
  "Rotterdam",
  "Den Haag",
  "Utrecht",
  "Almere",
  "Haarlem",
  "Amersfoort",
  "Zaandam",
  "Leiden",
];

const all = async <T>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;
const count = async (what: string, ...values: unknown[]) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${what}`)
    .bind(...values)
    .first<number>("n")) ?? 0;
const grouped = async (sql: string) =>
  new Map((await all<{ key: string | number; n: number }>(sql)).map(({ key, n }) => [key, n]));

const seed = () => visitor.api("POST", "/api/dev/seed/");
const contents = () =>
  all("SELECT id, user_id, title, status, budget FROM job ORDER BY id").then((rows) => JSON.stringify(rows));

let first: Awaited<ReturnType<typeof seed>>;
let took = 0;
beforeAll(async () => {
  const start = performance.now();
  first = await seed();
  took = performance.now() - start;
});

describe("the demonstration data", () => {
  it("is there after one call, in time", () => {
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(took).toBeLessThan(3000);
  });

  it("stays as it is at a second call", async () => {
    const before = await contents();
    expect(await seed()).toMatchObject({ status: 200, body: first.body });
    expect(await contents()).toBe(before);
  });

  it("is the same at whatever hour it starts, and moments are before it", () => {
    const told = (now: number) => {
      const timeline = timelineOf(now);
      const offers = offersOf(timeline);
      const messages = messageRows(offers, now);
      expect(messages.every((row) => Number(row.created_at) < now && Number(row.read_at) < now)).toBe(true);
      return [
        timeline.lives.map(({ id, job }) => [id, job.title]),
        offers.map(({ id, job, helper, status }) => [id, job, helper, status]),
        messages.map(({ chat_id, sender_id, message, read_at }) => [chat_id, sender_id, message, read_at === null]),
      ];
    };
    const evening = told(Date.parse("2027-03-27T22:59:00Z"));
    const [spring, autumn] = [
      ["2027-03-27T23:01:00Z", "2027-03-28T05:00:00Z", "2027-03-28T22:30:00Z"],
      ["2027-10-31T12:00:00Z", "2027-10-31T22:30:00Z", "2027-11-01T22:30:00Z", "2027-11-02T22:30:00Z"],
    ];
    for (const start of [...spring, ...autumn]) {
      expect(told(Date.parse(start)), start).toEqual(evening);
    }
  });

  it("has the six accounts and more, all activated, who log in with the one password", async () => {
    const users = await all<{ email: string; password_hash: string; activated: number }>(
      "SELECT * FROM user ORDER BY id",
    );
    expect(users.length).toBeGreaterThanOrEqual(18);
    expect(users.slice(0, 6).map(({ email }) => email.split("@")[0])).toEqual(
      "placer helper newhelper business partner admin".split(" "),
    );
    expect(users.every(({ activated }) => activated === 1)).toBe(true);
    expect(new Set(users.map((user) => user.password_hash)).size).toBe(1);
    expect(await isPassword(PASSWORD, users[0]?.password_hash ?? null)).toBe(true);
  });

  it.each(["placer", "helper", "newhelper", "business", "partner", "admin"])("lets %s in", async (name) => {
    const email = `${name}@example.test`;
    expect((await visitor.api("POST", "/api/user/token/", { email, password: PASSWORD })).status).toBe(200);
  });
});

describe("its jobs", () => {
  const OPEN = "job WHERE status = 'open'";

  it("are sixty or more that are open, five in each city, four in each category", async () => {
    expect(await count(OPEN)).toBeGreaterThanOrEqual(60);
    const cities = await grouped(`SELECT city AS key, count(*) AS n FROM ${OPEN} GROUP BY city`);
    for (const city of CITIES) {
      expect(cities.get(city), city).toBeGreaterThanOrEqual(5);
    }
    const categories = await grouped(`SELECT category AS key, count(*) AS n FROM ${OPEN} GROUP BY category`);
    for (let id = 1; id <= 10; id++) expect(categories.get(id), `category ${id}`).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ["remote", "is_remote = 1 AND zipcode IS NULL"],
    ["to be agreed", "price_type = 'TBD' AND budget = 0"],
    ["for businesses", "business_required = 1"],
    ["dated", "execution_date >= date('now')"],
    ["flexible", "execution_date IS NULL"],
    ["with a title of 50", "length(title) = 50"],
    ["with a description of 1000", "length(description) = 1000"],
    ["without picture", "NOT EXISTS (SELECT 1 FROM job_image i WHERE i.job_id = job.id)"],
    ["with one picture", "(SELECT count(*) FROM job_image i WHERE i.job_id = job.id) = 1"],
    ["with six pictures", "(SELECT count(*) FROM job_image i WHERE i.job_id = job.id) = 6"],
  ])("are some %s", async (_, condition) => {
    expect(await count(`${OPEN} AND ${condition}`)).toBeGreaterThan(0);
  });

  it("are within the contract: length, price, place, owner, moment", async () => {
    expect(await count("job WHERE length(title) > 50 OR length(description) > 1000")).toBe(0);
    expect(await count("job WHERE price_type = 'budget' AND budget NOT BETWEEN 100 AND 999900")).toBe(0);
    expect(await count("job WHERE created_at > unixepoch() * 1000 OR updated_at < created_at")).toBe(0);
    expect(await count(`${OPEN} AND expires_at < unixepoch() * 1000`)).toBe(0);
    for (const table of ["user", "job", "comment", "bid", "message", "review", "payment", "payout", "notification"]) {
      expect(await count(`${table} WHERE typeof(created_at) <> 'integer'`), table).toBe(0);
    }
    const zips = await all<{ zip4: string }>("SELECT DISTINCT zip4 FROM job WHERE is_remote = 0");
    expect(zips.filter(({ zip4 }) => !areaOf(zip4))).toEqual([]);
  });

  it("have ids that grow with time", async () => {
    const ids = await all<{ id: number }>("SELECT id FROM job ORDER BY created_at, id");
    expect(ids.map(({ id }) => id)).toEqual(ids.map((_, at) => at + 1));
  });

  it("are five reserved and five solved, and of placer one in every status", async () => {
    const statuses = await grouped("SELECT status AS key, count(*) AS n FROM job GROUP BY status");
    expect(statuses.get("reserved")).toBeGreaterThanOrEqual(5);
    expect(statuses.get("solved")).toBeGreaterThanOrEqual(5);
    const own = await all<{ status: string }>("SELECT DISTINCT status FROM job WHERE user_id = 1 ORDER BY status");
    expect(own.map(({ status }) => status)).toEqual(["deleted", "open", "reserved", "solved"]);
  });

  it("are counted by the triggers as they are listed", async () => {
    const listed = await count("job WHERE listed = 1");
    expect(listed).toBe(await count(OPEN));
    const counted = await all<{ n: number }>("SELECT sum(listed) AS n FROM job_segment WHERE level = 2");
    expect(counted[0]?.n).toBe(listed);
  });

  it("have pictures that are there, small and large, with words for who cannot see them", async () => {
    const pictures = await all<{ small_key: string; large_key: string; alt: string }>("SELECT * FROM job_image");
    const keys = new Set(pictures.flatMap((picture) => [picture.small_key, picture.large_key]));
    expect(keys.size).toBe(2 * pictures.length);
    expect(pictures.every(({ alt }) => alt.length > 20)).toBe(true);
    const portraits = await all<{ image_key: string }>("SELECT image_key FROM user WHERE image_key IS NOT NULL");
    const work = await all<{ media_key: string }>("SELECT media_key FROM work_experience_image");
    expect(portraits.length).toBeGreaterThanOrEqual(6);
    for (const key of [...keys, ...portraits.map((one) => one.image_key), ...work.map((one) => one.media_key)]) {
      const { status, headers } = await visitor.api("GET", `/api/media/${key}/`);
      expect([key, status, headers.get("Content-Type")]).toEqual([key, 200, "image/webp"]);
    }
  });
});

describe("its people, talking", () => {
  it("ask twenty-five questions on open jobs, half with a reply, none on an own job", async () => {
    const onOpen = "comment c JOIN job j ON j.id = c.job_id WHERE j.status = 'open'";
    const questions = await count(onOpen);
    expect(questions).toBeGreaterThanOrEqual(25);
    expect(await count(`${onOpen} AND reply IS NOT NULL AND replied_at > c.created_at`)).toBeGreaterThanOrEqual(
      questions / 2,
    );
    expect(await count("comment c JOIN job j ON j.id = c.job_id WHERE c.user_id = j.user_id")).toBe(0);
  });

  it("write no contact details where everyone reads them, or before a deal", async () => {
    const columns = {
      comment: "comment, reply",
      bid: "message",
      job: "title, description, special_requirements",
      review: "text, reply",
      user: "name, function_title, bio",
      work_experience: "title, description",
      work_experience_image: "alt",
      job_image: "alt",
    };
    const said = await Promise.all(
      Object.entries(columns).map(([table, names]) =>
        all<Record<string, string | null>>(`SELECT ${names} FROM ${table}`),
      ),
    );
    const texts = said.flat().flatMap((row) => Object.values(row));
    expect(texts.flatMap((text) => findContactDetails(text ?? ""))).toEqual([]);
  });

  it("make thirty bids in all three statuses, none on an own job", async () => {
    expect(await count("bid")).toBeGreaterThanOrEqual(30);
    const statuses = await grouped("SELECT status AS key, count(*) AS n FROM bid GROUP BY status");
    expect([...statuses.keys()].sort()).toEqual(["accepted", "pending", "rejected"]);
    expect(await count("bid b JOIN job j ON j.id = b.job_id WHERE b.user_id = j.user_id")).toBe(0);
    expect(await count("bid WHERE updated_at > unixepoch() * 1000 OR updated_at < created_at")).toBe(0);
    const unfit = "bid b JOIN job j ON j.id = b.job_id JOIN user u ON u.id = b.user_id";
    expect(await count(`${unfit} WHERE j.business_required AND NOT u.business`)).toBe(0);
    expect(await count(`${unfit} WHERE j.status <> 'open' AND b.status = 'pending'`)).toBe(0);
    const off = "(SELECT count(*) FROM bid b WHERE b.job_id = job.id) <> number_of_bids";
    expect(await count(`job WHERE ${off}`)).toBe(0);
  });

  it("write fifteen reviews, all of solved jobs, two each", async () => {
    expect(await count("review WHERE status = 'visible'")).toBeGreaterThanOrEqual(15);
    const per = await grouped("SELECT job_id AS key, count(*) AS n FROM review GROUP BY job_id");
    expect([...per.values()].every((n) => n === 2)).toBe(true);
    expect(await count("review r JOIN job j ON j.id = r.job_id WHERE j.status <> 'solved'")).toBe(0);
    expect(await count("review WHERE created_at > unixepoch() * 1000")).toBe(0);
  });

  it("wait for one bid of newhelper, on a job of placer", async () => {
    const bids = await all("SELECT b.status, j.user_id FROM bid b JOIN job j ON j.id = b.job_id WHERE b.user_id = 3");
    expect(bids).toEqual([{ status: "pending", user_id: 1 }]);
    expect(await count("user WHERE id = 3 AND active_worker = 1 AND verification = 'none'")).toBe(1);
  });

  it("have chats whose unread messages are as many as counted", async () => {
    const off = (receiver: string, sender: string) =>
      `${receiver}_unread <> (SELECT count(*) FROM message m WHERE m.chat_id = chat.id AND m.sender_id = ${sender}_id AND m.read_at IS NULL)`;
    expect(await count(`chat WHERE ${off("low", "high")} OR ${off("high", "low")}`)).toBe(0);
    expect(
      await count("chat WHERE (low_id = 2 AND low_unread > 0) OR (high_id = 2 AND high_unread > 0)"),
    ).toBeGreaterThan(0);
    expect(await count("chat WHERE length(uri) < 16")).toBe(0);
    expect(await count("message WHERE created_at > unixepoch() * 1000 OR read_at > unixepoch() * 1000")).toBe(0);
  });
});

describe("placer and helper", () => {
  const DEAL = `bid b JOIN job j ON j.id = b.job_id JOIN payment p ON p.bid_id = b.id
    WHERE j.user_id = 1 AND b.user_id = 2 AND b.status = 'accepted'`;

  it("have one reserved job for 60.00, held, and a chat of three days", async () => {
    const condition = "j.status = 'reserved' AND p.status = 'held' AND b.amount = 6000 AND j.helper_id = 2";
    const deals = await all<{ chat_id: number }>(`SELECT b.chat_id FROM ${DEAL} AND ${condition}`);
    expect(deals).toHaveLength(1);
    const chat = deals[0]?.chat_id;
    expect(await count("message WHERE chat_id = ?", chat)).toBeGreaterThanOrEqual(25);
    const days = await all("SELECT day FROM message WHERE chat_id = ? AND first_of_day = 1", chat);
    expect(days.length).toBeGreaterThanOrEqual(3);
  });

  it("have one solved job for 100.00, released and reviewed by both", async () => {
    const condition = "j.status = 'solved' AND p.status = 'released' AND b.amount = 10000";
    const deals = await all<{ id: number }>(`SELECT j.id FROM ${DEAL} AND ${condition}`);
    expect(deals).toHaveLength(1);
    expect(await count("review WHERE job_id = ? AND author_id IN (1, 2)", deals[0]?.id)).toBe(2);
  });

  it("know each other", async () => {
    expect(await count("acquaintance WHERE (user_id, other_id) IN (VALUES (1, 2), (2, 1))")).toBe(2);
  });

  it("are described: helper with verification, bank account, title, words, work, rating and 95.00", async () => {
    const columns = "verification, iban, active_worker, workexperience_count, jobs_done, rating_count";
    const [helper] = await all<Record<string, unknown>>(
      `SELECT ${columns}, function_title, bio FROM user WHERE id = 2`,
    );
    expect(helper).toMatchObject({ verification: "verified", active_worker: 1, workexperience_count: 2, jobs_done: 2 });
    expect([helper?.iban, helper?.function_title, helper?.bio].every(Boolean)).toBe(true);
    expect(helper?.rating_count).toBeGreaterThan(0);
    expect(await all("SELECT balance FROM account WHERE name = 'balance:2'")).toEqual([{ balance: 9500 }]);
  });
});

describe("the Buurtkrant", () => {
  it("has visits and conversions over the last thirty days, none of them yet to come", async () => {
    const { body } = await visitor.api("POST", "/api/partner/login/", {
      email: "partner@example.test",
      password: PASSWORD,
    });
    const { body: seen } = await bearing(body.access)("GET", "/api/partner/dashboard/");
    expect(seen).toMatchObject({ partner_id: "buurtkrant", name: "Buurtkrant" });
    // A day leaves the window at midnight.
    const [first] = seen.days;
    expect([seen.visits, seen.conversions]).toEqual([
      await count("partner_visit WHERE day >= ?", first.date),
      await count("partner_visit WHERE converted_day >= ?", first.date),
    ]);
    expect(seen.days.filter(({ visits }: { visits: number }) => visits > 0).length).toBeGreaterThanOrEqual(28);
    expect(seen.conversions).toBeGreaterThan(10);
    expect(await count("partner_visit WHERE max(visited_at, coalesce(converted_at, 0)) > unixepoch() * 1000")).toBe(0);
  });
});

describe("its money", () => {
  it("sums to zero, transaction by transaction", async () => {
    expect(await count("ledger_entry")).toBeGreaterThan(0);
    const off = "SELECT transaction_id FROM ledger_entry GROUP BY transaction_id HAVING sum(cents) <> 0";
    expect(await all(off)).toEqual([]);
  });

  it("holds what is paid and not yet earned", async () => {
    const held =
      "SELECT 'held:' || id AS name, amount + platform_cost AS balance FROM payment WHERE status IN ('held', 'disputed')";
    const accounts = "SELECT name, balance FROM account WHERE name LIKE 'held:%' AND balance <> 0";
    expect(await all(`${accounts} ORDER BY name`)).toEqual(await all(`${held} ORDER BY name`));
  });

  it("was paid for every accepted bid", async () => {
    expect(await count("payment")).toBe(await count("bid WHERE status = 'accepted'"));
  });
});

describe("the desk", () => {
  it("finds two open reports and one appeal in its queue, and nobody reports himself", async () => {
    const { body } = await visitor.api("POST", "/api/user/token/", { email: "admin@example.test", password: PASSWORD });
    const admin = bearing(body.access);
    const reports = (await admin("GET", "/api/admin/reports/?status=open")).body;
    expect(reports.results.map(({ target_type }: { target_type: string }) => target_type)).toEqual(["user", "job"]);
    expect(reports.results[1].target).toMatchObject({ gone: false, title: expect.stringMatching(/\w/) });
    expect((await admin("GET", "/api/admin/appeals/?status=open")).body).toMatchObject({
      count: 1,
      results: [{ id: 1, action: "warn", appeal: { status: "open", statement: null } }],
    });
    expect(await count("report WHERE reporter_id = about_id")).toBe(0);
    const owners = "report r JOIN job j ON j.id = r.target_id WHERE r.target_type = 'job' AND r.about_id <> j.user_id";
    expect(await count(owners)).toBe(0);
    expect((await visitor.api("GET", "/api/report/statistics/")).body).toMatchObject({
      reports: 3,
      decisions: { warn: 1 },
      appeals: { open: 1 },
    });
  });
});
