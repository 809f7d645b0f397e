import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPng } from "../pictures";
import { DRAFT } from "./a-draft";
import { bearing, type Person, signedUp } from "./client";
import { aPaidDeal, earns } from "./money";
import { aBid, accepted, act, neighbours, valueOf } from "./world";

const UNKNOWN = { status: 503, body: { code: "outcome_unknown" } };

const LOST = "Network connection lost.";

interface Losing {
  /** SQL whose result the commit changes. */
  count: string;
  values: readonly unknown[];
  loses: "answer" | "next read";
}

/** A database that commits, and then fails once. */
function losingDatabase({ count, values, loses }: Losing): D1Database {
  let isLost = false;
  let failsNext = false;
  const answer = async (statements: D1PreparedStatement[]) => {
    const before = await valueOf(count, ...values);
    const results = await env.DB.batch(statements);
    if (isLost || (await valueOf(count, ...values)) === before) return results;
    isLost = true;
    if (loses === "answer") throw new Error(LOST);
    failsNext = true;
    return results;
  };
  // Sequential: a concurrent batch would see the change as its own.
  let last: Promise<unknown> = Promise.resolve();
  const batch = (statements: D1PreparedStatement[]) => {
    const answered = last.then(() => answer(statements));
    last = answered.catch(() => undefined);
    return answered;
  };
  const prepare = (sql: string) => {
    if (!failsNext) return env.DB.prepare(sql);
    failsNext = false;
    throw new Error(LOST);
  };
  return { prepare, batch } as unknown as D1Database;
}

const losing = (who: Person, count: string, ...values: unknown[]) =>
  bearing(who.token, { DB: losingDatabase({ count, values, loses: "answer" }) });

const losingRead = (who: Person, count: string, ...values: unknown[]) =>
  bearing(who.token, { DB: losingDatabase({ count, values, loses: "next read" }) });

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe("a commit of which the answer got lost", () => {
  it("posts a job once, and says that it may be there", async () => {
    const placer = await signedUp();
    const jobs = "SELECT count(*) FROM job WHERE user_id = ?";
    const api = losing(placer, jobs, placer.id);
    // This isolate then knows the session, which the fast path needs.
    await api("GET", "/api/job/mine/");
    expect(await api("POST", "/api/job/single/", DRAFT)).toMatchObject(UNKNOWN);
    expect(await valueOf(jobs, placer.id)).toBe(1);
  });

  it("sends a message once", async () => {
    const { placer, helper, job } = await neighbours();
    const { id, chat_uri } = await aBid(helper, job);
    await accepted(placer, id);
    const messages = "SELECT count(*) FROM message WHERE message = 'Eén keer'";
    const api = losing(placer, messages);
    await api("GET", "/api/profile/me/");
    expect(await api("POST", `/api/chat/${chat_uri}/message/`, { message: "Eén keer" })).toMatchObject(UNKNOWN);
    expect(await valueOf(messages)).toBe(1);
  });

  it("keeps the pictures of a job that may have been posted", async () => {
    const placer = await signedUp();
    const form = new FormData();
    for (const [name, value] of Object.entries(DRAFT)) form.append(name, String(value));
    form.append("images[]", new File([aPng()], "foto.png"));
    const api = losing(placer, "SELECT count(*) FROM job WHERE user_id = ?", placer.id);
    expect(await api("POST", "/api/job/single/", form)).toMatchObject(UNKNOWN);
    const key = await valueOf<string>(
      "SELECT small_key FROM job_image WHERE job_id = (SELECT id FROM job WHERE user_id = ?)",
      placer.id,
    );
    expect(await env.MEDIA.head(`media/${key}`)).not.toBeNull();
  });

  it("keeps the pictures of a project that may have been added", async () => {
    const helper = await signedUp();
    const form = new FormData();
    form.append("title", "Kraan vervangen");
    form.append("description", "Een nieuwe kraan in de keuken.");
    form.append("images", new File([aPng()], "foto.png"));
    const api = losing(helper, "SELECT count(*) FROM work_experience WHERE user_id = ?", helper.id);
    expect(await api("POST", "/api/user/workexperience/", form)).toMatchObject(UNKNOWN);
    const key = await valueOf<string>(
      `SELECT i.media_key FROM work_experience_image i JOIN work_experience w ON w.id = i.work_experience_id WHERE w.user_id = ?`,
      helper.id,
    );
    expect(await env.MEDIA.head(`media/${key}`)).not.toBeNull();
  });

  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const natural = {
    "a bid": async () => {
      const { helper, job } = await neighbours();
      return { who: helper, path: "/api/bid/", body: { job_id: job, amount: "60.00" }, of: ["bid", "job_id", job] };
    },
    "a message with an id of the client": async () => {
      const { owner, bid } = await aPaidDeal();
      const body = { message: "Tot morgen", client_id: crypto.randomUUID() };
      return {
        who: owner,
        path: `/api/chat/${bid.chat_uri}/message/`,
        body,
        of: ["message", "client_id", body.client_id],
      };
    },
    "an appointment": async () => {
      const { owner, bid } = await aPaidDeal();
      const chat = await valueOf<number>("SELECT id FROM chat WHERE uri = ?", bid.chat_uri);
      const body = { starts_at: inHours(48), ends_at: inHours(49) };
      return { who: owner, path: `/api/chat/${bid.chat_uri}/appointment/`, body, of: ["appointment", "chat_id", chat] };
    },
    "a dispute": async () => {
      const { owner, payment } = await aPaidDeal();
      const body = { reason: "De kraan lekt nog." };
      return {
        who: owner,
        path: `/api/payment/${payment.id}/dispute/`,
        body,
        of: ["dispute", "payment_id", payment.id],
      };
    },
    "a payout of the whole balance": async () => {
      const who = await signedUp({ verification: "verified", iban: "NL91ABNA0417164300" });
      await earns(who, 9500);
      return { who, path: "/api/wallet/payout/", body: {}, of: ["payout", "user_id", who.id] };
    },
  } as const;

  it.each(Object.entries(natural))("of %s may be repeated without a key: there is one", async (_, prepare) => {
    const { who, path, body, of } = await prepare();
    const [table, column, value] = of;
    const count = `SELECT count(*) FROM ${table} WHERE ${column} = ?`;
    const api = losing(who, count, value);
    expect(await api("POST", path, body)).toMatchObject(UNKNOWN);
    expect((await who.api("POST", path, body)).status).toBeLessThan(500);
    expect(await valueOf(count, value)).toBe(1);
  });

  it("is not tried again under the same key", async () => {
    const placer = await signedUp();
    const jobs = "SELECT count(*) FROM job WHERE user_id = ?";
    const api = losing(placer, jobs, placer.id);
    const key = { "Idempotency-Key": crypto.randomUUID() };
    expect(await api("POST", "/api/job/single/", DRAFT, key)).toMatchObject(UNKNOWN);
    expect(await api("POST", "/api/job/single/", DRAFT, key)).toMatchObject({
      status: 409,
      body: { code: "in_progress" },
    });
    expect(await valueOf(jobs, placer.id)).toBe(1);
  });
});

describe("a read that fails after the commit", () => {
  it("keeps the evidence of a dispute, and does not ask to try again", async () => {
    const { owner, payment, bid } = await aPaidDeal();
    const form = new FormData();
    form.append("reason", "De kraan lekt nog.");
    form.append("images[]", new File([aPng()], "lek.png"));
    const api = losingRead(owner, "SELECT count(*) FROM dispute WHERE payment_id = ?", payment.id);
    expect(await api("POST", `/api/payment/${payment.id}/dispute/`, form)).toMatchObject(UNKNOWN);
    const key = await valueOf<string>(
      "SELECT p.small_key FROM chat_photo p JOIN chat c ON c.id = p.chat_id WHERE c.uri = ? AND p.about = 'dispute'",
      bid.chat_uri,
    );
    expect(await env.MEDIA.head(`private/${key}`)).not.toBeNull();
  });

  it("of an action on a job is no error to repeat it for", async () => {
    const { helper, job } = await aPaidDeal();
    const done = "SELECT count(*) FROM job WHERE id = ? AND done_at IS NOT NULL";
    const api = losingRead(helper, done, job);
    expect(await act({ api }, job, "done")).toMatchObject(UNKNOWN);
    expect(await valueOf(done, job)).toBe(1);
  });
});
