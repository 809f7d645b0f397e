import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { type Person, signedUp, visitor } from "./client";
import { db } from "./money";
import { insertAcceptedBid, jobColumns, jobInsert } from "./rows";
import { aBid, accepted, aJob, neighbours } from "./world";

const MINUTE = 60_000;

const recordOf = async (of: Person) => {
  await deliverDue(env);
  const { reply_minutes, completion_rate } = (await visitor.api("GET", `/api/user/data/${of.id}/`)).body;
  return { reply_minutes, completion_rate };
};

async function aTalk() {
  const people = await neighbours();
  const bid = await aBid(people.helper, people.job);
  await accepted(people.placer, bid.id);
  return { ...people, chat: bid.chat_uri as string };
}

const say = (by: Person, chat: string) => by.api("POST", `/api/chat/${chat}/message/`, { message: "Hoi" });
const later = (chat: string, minutes: number) =>
  db
    .prepare("UPDATE message SET created_at = created_at - ?2 WHERE chat_id = (SELECT id FROM chat WHERE uri = ?1)")
    .bind(chat, minutes * MINUTE)
    .run();

describe("the time to answer", () => {
  it("is the median, from three answers on, counted from the first message that waited", async () => {
    const { placer, helper, chat } = await aTalk();
    for (const minutes of [10, 60]) {
      await say(placer, chat);
      await later(chat, minutes);
      await say(helper, chat);
      await say(helper, chat);
    }
    expect((await recordOf(helper)).reply_minutes).toBeNull();
    await say(placer, chat);
    await later(chat, 20);
    await say(placer, chat);
    await later(chat, 10);
    await say(helper, chat);
    expect((await recordOf(helper)).reply_minutes).toBe(30);
    // The placer answered twice at once; the bid was not a question.
    expect((await recordOf(placer)).reply_minutes).toBeNull();
  });

  it("counts replies to questions about a job, too", async () => {
    const { placer, helper } = await neighbours();
    for (const minutes of [3, 5, 9, 12]) {
      const job = await aJob(placer);
      const { body } = await helper.api("POST", `/api/job/single/${job}/comment/`, { comment: "Hoe hoog?" });
      await db
        .prepare("UPDATE comment SET created_at = created_at - ? WHERE id = ?")
        .bind(minutes * MINUTE, body.id)
        .run();
      await placer.api("POST", `/api/job/single/${job}/comment/`, { commentId: body.id, reply: "Drie meter." });
    }
    expect((await recordOf(placer)).reply_minutes).toBe(7);
  });

  it("knows the newest fifty answers alone", async () => {
    const { placer, helper, chat } = await aTalk();
    const insert = db.prepare("INSERT INTO answer (user_id, minutes) VALUES (?, ?)");
    await db.batch(Array.from({ length: 60 }, (_, at) => insert.bind(helper.id, at < 20 ? 1 : 500)));
    await say(placer, chat);
    await say(helper, chat);
    expect((await recordOf(helper)).reply_minutes).toBe(500);
    const left = await db.prepare("SELECT count(*) AS n FROM answer WHERE user_id = ?").bind(helper.id).first("n");
    expect(left).toBe(50);
  });
});

describe("the rate of jobs that were finished", () => {
  it("is of those that were finished or failed by the helper, from three on", async () => {
    const { placer, helper } = await neighbours();
    const deal = async () => {
      const job = await aJob(placer);
      const bid = await aBid(helper, job);
      await accepted(placer, bid.id);
      return { job, bid: bid.id as number, chat: bid.chat_uri as string };
    };
    const act = (job: number, action: string) => placer.api("PATCH", `/api/job/single/${job}/?action=${action}`);
    const solved = [await deal(), await deal()];
    for (const { job } of solved) expect((await act(job, "solve")).status).toBe(200);
    expect(await recordOf(helper)).toMatchObject({ completion_rate: null });
    const running = await deal();
    expect((await recordOf(helper)).completion_rate).toBeNull();
    const leave = (bid: number) => helper.api("DELETE", "/api/bid/", { bid_id: bid });
    const left = await deal();
    const path = `/api/chat/${left.chat}/appointment/`;
    const inHours = (hours: number) => new Date(Date.now() + hours * 60 * MINUTE).toISOString();
    await helper.api("POST", path, { starts_at: inHours(2), ends_at: inHours(3) });
    await placer.api("PATCH", path, { status: "accepted" });
    expect((await leave(left.bid)).status).toBe(204);
    expect((await recordOf(helper)).completion_rate).toBe(67);
    expect((await leave((await deal()).bid)).status).toBe(204);
    expect((await act(running.job, "cancel")).status).toBe(200);
    expect((await recordOf(helper)).completion_rate).toBe(67);
    expect((await recordOf(placer)).completion_rate).toBeNull();
  });

  it("says nothing of a person who is gone", async () => {
    const [placer, helper] = [await signedUp(), await signedUp()];
    for (let n = 0; n < 3; n++) {
      const job = Number(await jobInsert(jobColumns(placer.id)).first("id"));
      await insertAcceptedBid(job, placer.id, helper.id);
      await placer.api("PATCH", `/api/job/single/${job}/?action=solve`);
    }
    expect((await recordOf(helper)).completion_rate).toBe(100);
    const { status } = await helper.api("PATCH", "/api/user/data/", { delete_account: true, password: "Welkom123!" });
    expect(status).toBe(204);
    const row = await db
      .prepare("SELECT completion_rate, reply_minutes FROM user WHERE id = ?")
      .bind(helper.id)
      .first();
    expect(row).toEqual({ completion_rate: null, reply_minutes: null });
  });
});
