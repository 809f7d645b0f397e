import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { HOT_DAYS } from "~/domain/site/retention";
import { aMessage, anAdmin, appeal, aReport, decide, decideAppeal, type Thing } from "../admin-fixtures";
import { PASSWORD, type Person, signedUp, visitor } from "../client";
import { aPaidDeal } from "../money";
import { aBid, accepted, neighbours, notificationTypesOf, valueOf } from "../world";

const DAY = 86_400_000;

let placer: Person;
let helper: Person;
let chat: { id: number; uri: string };
let bid: number;

const aYearPasses = () =>
  env.DB.batch(
    ["message", "notification"].map((table) =>
      env.DB.prepare(`UPDATE ${table} SET created_at = created_at - ?`).bind((HOT_DAYS + 1) * DAY),
    ),
  );
const archive = async () => (await visitor.api("POST", "/api/dev/cron/", { task: "archive" })).body.done as number;
const say = (person: Person, message: string) => person.api("POST", `/api/chat/${chat.uri}/message/`, { message });
const hot = () => valueOf<number>("SELECT count(*) FROM message WHERE chat_id = ?", chat.id);

interface Said {
  id: number;
  message: string;
  read: boolean;
  first_message_of_day: boolean;
  chat_user: { id: number | null; name: string };
}

async function pagesOf(person: Person): Promise<Said[]> {
  const all: Said[] = [];
  for (let page = 1; ; page++) {
    const { status, body } = await person.api("GET", `/api/chat/${chat.uri}/message/?page=${page}`);
    expect(status).toBe(200);
    if (body.results.length === 0) {
      expect(body.count).toBe(all.length);
      return all;
    }
    all.push(...body.results);
  }
}
const textsOf = (said: Said[]) => said.map(({ message }) => message);

beforeEach(async () => {
  await env.DB.batch(["message", "notification"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  const met = await neighbours();
  ({ placer, helper } = met);
  ({ chat, id: bid } = await aBid(helper, met.job, "60.00", "Ik kan zaterdag"));
});

describe("messages of a year ago", () => {
  it("are moved once, and read on as if they were not", async () => {
    await accepted(placer, bid);
    for (let n = 1; n <= 30; n++) await say(n % 2 ? placer : helper, `Oud ${n}`);
    await aYearPasses();
    for (let n = 1; n <= 12; n++) await say(n % 2 ? placer : helper, `Nieuw ${n}`);
    const before = [await pagesOf(placer), await pagesOf(helper)];
    expect(before[0]).toHaveLength(43);
    const done = await Promise.all([archive(), archive()]);
    expect(done.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(31);
    expect([await hot(), await archive()]).toEqual([12, 0]);
    expect([await pagesOf(placer), await pagesOf(helper)]).toEqual(before);
    const { body } = await helper.api("GET", `/api/chat/${chat.uri}/message/?after=${before[0]?.at(-1)?.id}`);
    expect(textsOf(body.results)).toEqual(
      textsOf(before[0] ?? [])
        .reverse()
        .slice(1),
    );
  });

  it("are nobody else's", async () => {
    await aYearPasses();
    await archive();
    const stranger = await signedUp();
    expect((await stranger.api("GET", `/api/chat/${chat.uri}/message/`)).status).toBe(404);
    const [first] = await pagesOf(placer);
    const thing = { target_type: "message", target_id: first?.id, reason: "spam" };
    expect((await stranger.api("POST", "/api/report/", thing)).status).toBe(404);
  });

  it("are not those of less than a year", async () => {
    await env.DB.prepare("UPDATE message SET created_at = created_at - ?")
      .bind((HOT_DAYS - 1) * DAY)
      .run();
    expect([await archive(), await hot()]).toEqual([0, 1]);
  });

  it("go a thousand at a time", async () => {
    const insert = env.DB.prepare(
      "INSERT INTO message (chat_id, sender_id, message, day, created_at) VALUES (?, ?, 'Hoi', '2020-01-01', 0)",
    ).bind(chat.id, placer.id);
    await aYearPasses();
    await env.DB.batch(Array.from({ length: 1200 }, () => insert));
    expect([await archive(), await hot(), await archive(), await hot()]).toEqual([
      expect.any(Number),
      201,
      expect.any(Number),
      0,
    ]);
  });

  it("make way for none that is posted meanwhile", async () => {
    await accepted(placer, bid);
    for (let n = 1; n <= 10; n++) await say(placer, `Oud ${n}`);
    await aYearPasses();
    await Promise.all([archive(), say(helper, "Nu 1"), archive(), say(placer, "Nu 2"), archive(), say(helper, "Nu 3")]);
    const texts = textsOf(await pagesOf(placer));
    expect(texts.slice(0, 3).sort()).toEqual(["Nu 1", "Nu 2", "Nu 3"]);
    expect(texts.slice(3)).toEqual([...Array.from({ length: 10 }, (_, at) => `Oud ${10 - at}`), "Ik kan zaterdag"]);
    expect(await hot()).toBe(3);
  });

  it("are read when they are opened at last", async () => {
    await aYearPasses();
    await archive();
    const seenBy = async () => (await pagesOf(helper)).map(({ read }) => read);
    expect(await seenBy()).toEqual([false]);
    await placer.api("POST", `/api/chat/${chat.uri}/read/`);
    expect(await seenBy()).toEqual([true]);
    expect((await placer.api("GET", `/api/chat/${chat.uri}/`)).body.unread).toBe(0);
  });

  it("change with the bid they tell of", async () => {
    await aYearPasses();
    await archive();
    const changed = { bid_id: bid, amount: "55", message: "Toch zondag" };
    expect((await helper.api("PUT", "/api/bid/", changed)).status).toBe(200);
    expect(textsOf(await pagesOf(placer))).toEqual(["Toch zondag"]);
    expect((await placer.api("GET", `/api/chat/${chat.uri}/`)).body.last_message).toBe("Toch zondag");
  });

  it("are in the export", async () => {
    await accepted(placer, bid);
    await say(placer, "Oud");
    await aYearPasses();
    await archive();
    await say(placer, "Nieuw");
    for (const person of [placer, helper]) {
      const { body } = await person.api("GET", "/api/user/export/");
      expect(textsOf(body.chats[0].messages)).toEqual(["Ik kan zaterdag", "Oud", "Nieuw"]);
    }
  });

  it("say no name any more once their writer is gone", async () => {
    await aYearPasses();
    await archive();
    expect((await helper.api("DELETE", "/api/bid/", { bid_id: bid })).status).toBe(204);
    const gone = await helper.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect(gone.status).toBe(204);
    expect((await pagesOf(placer)).map((one) => one.chat_user)).toEqual([
      { id: null, email: null, name: "Verwijderde gebruiker", image: null },
    ]);
  });

  it("are taken down and given back by the desk, which reads them in their conversation", async () => {
    const admin = await anAdmin();
    const thing: Thing = await aMessage(chat.id, helper, "Geheim nummer");
    await aMessage(chat.id, helper, "Tot dan");
    await aYearPasses();
    await archive();
    const before = await pagesOf(placer);
    expect(before).toHaveLength(3);
    const report = await aReport(thing, placer);
    const file = (await admin.api("GET", `/api/admin/reports/${report.id}/`)).body;
    expect(file.conversation.map(({ message }: Said) => message)).toEqual([
      "Ik kan zaterdag",
      "Geheim nummer",
      "Tot dan",
    ]);
    expect(file.target.text).toBe("Geheim nummer");
    const decision = (await decide(admin, report.id, "remove")).body.id;
    const after = await pagesOf(placer);
    expect(textsOf(after)).toEqual(["Tot dan", "Weggehaald door ons team", "Ik kan zaterdag"]);
    expect(after.map((one) => one.first_message_of_day)).toEqual(before.map((one) => one.first_message_of_day));
    await appeal(helper, decision);
    await decideAppeal(await anAdmin(), decision, "overturned");
    expect(await pagesOf(placer)).toEqual(before);
  });

  it("are in the file of a dispute", async () => {
    const admin = await anAdmin();
    const { owner, helper: payee, payment, bid: agreed } = await aPaidDeal();
    for (const person of [owner, payee]) {
      await person.api("POST", `/api/chat/${agreed.chat_uri}/message/`, { message: "Afgesproken" });
    }
    await aYearPasses();
    await archive();
    await payee.api("POST", `/api/chat/${agreed.chat_uri}/message/`, { message: "Nog niet klaar" });
    await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Niet af" });
    const { conversation } = (await admin.api("GET", `/api/admin/disputes/${payment.id}/`)).body;
    const texts = ["Afgesproken", "Afgesproken", "Nog niet klaar", expect.stringMatching(/^Geschil geopend/)];
    expect([conversation.count, textsOf(conversation.results)]).toEqual([4, texts]);
  });
});

describe("notifications", () => {
  it("of a year ago go, later ones stay", async () => {
    expect((await notificationTypesOf(placer)).length).toBeGreaterThan(0);
    await aYearPasses();
    const person = await signedUp();
    await env.DB.prepare("INSERT INTO notification (user_id, type, created_at) VALUES (?, 'kyc', ?)")
      .bind(person.id, Date.now())
      .run();
    await archive();
    expect([await notificationTypesOf(placer), await notificationTypesOf(person)]).toEqual([[], ["kyc"]]);
    expect((await placer.api("GET", "/api/notifications/")).body).toMatchObject({ count: 0, unread: 0 });
  });
});
