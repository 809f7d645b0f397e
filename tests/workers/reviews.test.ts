import { describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { browserOf, textOf } from "./browser";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { db } from "./money";
import { insertAcceptedBid } from "./rows";
import { aBid, aJob, atOnce, inDirectMode, notificationTypesOf, setJob, tally, valueOf } from "./world";

const DAY = 86_400_000;
const REQUIRED = "Dit veld is verplicht.";

async function aSolvedJob() {
  const [placer, helper] = [await signedUp({ name: "Petra de Vries" }), await signedUp({ name: "Hassan Bakker" })];
  const job = await aJob(placer, { title: "Kraan vervangen" });
  await insertAcceptedBid(job, placer.id, helper.id);
  await setJob(job, "solved");
  return { placer, helper, job };
}

const write = (by: Person, job: unknown, more: object = {}) =>
  by.api("POST", "/api/user/review/", { job, rating: 4, text: "Fijn gewerkt.", ...more });
const answer = (by: Pick<Person, "api">, review: number, reply: unknown = "Dank je!") =>
  by.api("POST", `/api/user/review/${review}/reply/`, { reply });
const read = (of: Person) => visitor.api("GET", `/api/user/data/${of.id}/reviews/`);
const ratingOf = async (of: Person) => (await visitor.api("GET", `/api/user/data/${of.id}/`)).body;
const cron = async (user: Person, days: number) =>
  (
    await visitor.api("POST", "/api/dev/cron/", {
      task: "reviews",
      user: user.id,
      now: new Date(Date.now() + days * DAY).toISOString(),
    })
  ).body;

describe("the second helper of a job that opened again", () => {
  async function dealWith(helper: Person, placer: Person, job: number) {
    const bid = await aBid(helper, job);
    const asPlacer = inDirectMode(placer);
    await asPlacer("PATCH", "/api/bid/", { bid_id: bid.id, status: "accepted" });
    expect((await asPlacer("PATCH", `/api/job/single/${job}/?action=solve`)).status).toBe(200);
    return bid;
  }

  it("is reviewed too, and reviews the owner", async () => {
    const [placer, first, second] = [await signedUp(), await signedUp(), await signedUp()];
    const job = await aJob(placer);
    await dealWith(first, placer, job);
    expect((await write(placer, job, { rating: 2 })).body).toMatchObject({ user: first.id });
    await inDirectMode(placer)("PATCH", `/api/job/single/${job}/?action=cancel`);
    const bid = await dealWith(second, placer, job);
    const reminders = async () => (await placer.api("GET", "/api/notifications/")).body.results;
    expect((await reminders()).filter(({ type }: { type: string }) => type === "review_request")).toHaveLength(2);
    const chat = async () => (await placer.api("GET", `/api/chat/${bid.chat_uri}/`)).body;
    expect((await chat()).reviewed).toBe(false);

    expect((await write(second, job, { rating: 4 })).body).toMatchObject({ user: placer.id, visible: false });
    const { status, body } = await write(placer, job, { rating: 5 });
    expect([status, body.user, body.visible]).toEqual([201, second.id, true]);
    expect((await write(placer, job)).body.code).toBe("already_done");
    expect((await chat()).reviewed).toBe(true);
    expect([(await ratingOf(first)).rating, (await ratingOf(second)).rating]).toEqual([null, 5]);
    expect((await visitor.api("GET", `/api/job/single/${job}/reviews/`)).body.count).toBe(2);
    expect((await placer.api("GET", `/api/job/single/${job}/reviews/`)).body.count).toBe(3);
    expect(await notificationTypesOf(second)).toContain("review");
  });
});

describe("reviews of a helper who posts jobs too", () => {
  const bySort = async (search: string) =>
    (await visitor.api("GET", `/api/user/list/?search=${search}`)).body.results.map(({ id }: { id: number }) => id);

  it("count for the choice of a helper if they are about work", async () => {
    const { placer, helper, job } = await aSolvedJob();
    const word = `Klokkenmaker${helper.id}`;
    for (const person of [placer, helper]) {
      const profile = { active_worker: true, function_title: word };
      expect((await person.api("PATCH", "/api/user/data/", profile)).status).toBe(200);
    }
    await write(placer, job, { rating: 3 });
    const { body } = await write(helper, job, { rating: 5 });
    expect(await bySort(word)).toEqual([helper.id, placer.id]);
    const [about] = (await read(placer)).body.results;
    expect(about).toMatchObject({ id: body.id, as_helper: false });

    const page = await (await browserOf(helper)).get(`/helper/${placer.id}`);
    expect(textOf(page)).toContain("Nog niet beoordeeld als klusser");
    expect(textOf(page)).toContain(", als plaatser van ‘Kraan vervangen’");
    expect(textOf(page)).toContain("is nog niet beoordeeld als klusser");

    await db
      .prepare("UPDATE review SET status = 'removed' WHERE job_id = ? AND user_id = ?")
      .bind(job, helper.id)
      .run();
    expect(await ratingOf(helper)).toMatchObject({ rating: null, helper_rating: null, helper_reviews_count: 0 });
    expect(await ratingOf(placer)).toMatchObject({ rating: 5, helper_rating: null });
    expect(await bySort(word)).toEqual([helper.id, placer.id].toSorted((a, b) => b - a));
  });
});

describe("writing a review", () => {
  it("is answered with it, and hidden to everyone else", async () => {
    const { placer, helper, job } = await aSolvedJob();
    const { status, body } = await write(placer, job, { user: helper.id, rating: "5" });
    expect(status).toBe(201);
    expect(contract.review.write.answers[201].parse(body)).toEqual(body);
    expect(body).toMatchObject({
      job,
      job_title: "Kraan vervangen",
      author: { id: placer.id, name: "Petra de Vries" },
      user: helper.id,
      rating: 5,
      text: "Fijn gewerkt.",
      reply: null,
      visible: false,
    });
    expect((await read(helper)).body).toEqual({ count: 0, results: [] });
    expect(await ratingOf(helper)).toMatchObject({ rating: null, reviews_count: 0, reviews: [] });
    expect(await notificationTypesOf(helper)).toEqual([]);
    expect((await answer(helper, body.id)).status).toBe(404);
  });

  it("shows both at once when the other party wrote too, and tells both", async () => {
    const { placer, helper, job } = await aSolvedJob();
    await write(placer, job, { rating: 5 });
    const { body } = await write(helper, job, { rating: 3 });
    expect(body.visible).toBe(true);
    expect((await read(helper)).body).toMatchObject({ count: 1, results: [{ rating: 5, visible: true }] });
    expect((await read(placer)).body).toMatchObject({
      count: 1,
      results: [{ rating: 3, author: { name: "Hassan B." } }],
    });
    expect(await ratingOf(helper)).toMatchObject({
      rating: 5,
      reviews_count: 1,
      helper_rating: 5,
      helper_reviews_count: 1,
      reviews: [{ as_helper: true }],
    });
    expect(await ratingOf(placer)).toMatchObject({
      rating: 3,
      reviews_count: 1,
      helper_rating: null,
      helper_reviews_count: 0,
      reviews: [{ as_helper: false }],
    });
    expect([await notificationTypesOf(placer), await notificationTypesOf(helper)]).toEqual([["review"], ["review"]]);
    const { results } = (await helper.api("GET", "/api/notifications/")).body;
    expect(results[0].text).toBe("Petra de Vries heeft je beoordeeld voor ‘Kraan vervangen’.");
  });

  it("shows one that stands alone after fourteen days, and the late other at once", async () => {
    const { placer, helper, job } = await aSolvedJob();
    await write(placer, job);
    expect(await cron(placer, 13.9)).toEqual({ done: 0 });
    expect(await cron(placer, 14.1)).toEqual({ done: 1 });
    expect(await cron(placer, 15)).toEqual({ done: 0 });
    expect((await read(helper)).body.count).toBe(1);
    expect(await notificationTypesOf(helper)).toEqual(["review"]);
    expect((await write(helper, job)).body.visible).toBe(true);
    expect(await notificationTypesOf(placer)).toEqual(["review"]);
    expect(await notificationTypesOf(helper)).toEqual(["review"]);
  });

  it("is for the two parties of a job, once it is solved, and once each", async () => {
    const { placer, helper, job } = await aSolvedJob();
    const stranger = await signedUp();
    expect(await write(stranger, job)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    expect(await write(stranger, 999_999_999)).toMatchObject({ status: 404, body: { code: "job_not_found" } });
    expect((await write(placer, job)).status).toBe(201);
    expect(await write(placer, job)).toMatchObject({ status: 409, body: { code: "already_done" } });
    await setJob(job, "reserved");
    expect(await write(helper, job)).toMatchObject({ status: 409, body: { code: "not_completed" } });
    const alone = await aJob(placer, { status: "solved" });
    expect(await write(placer, alone)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    await setJob(alone, "deleted");
    expect(await write(stranger, alone)).toMatchObject({ status: 410, body: { code: "job_deleted" } });
  });

  it("tells all faults at once", async () => {
    const { placer, helper, job } = await aSolvedJob();
    const faulty = await write(placer, job, { user: placer.id, rating: 6, text: " " });
    expect(faulty).toMatchObject({
      status: 400,
      body: { user: ["Ongeldige waarde."], rating: ["Geef 1 tot 5 sterren."], text: [REQUIRED] },
    });
    expect((await write(placer, undefined)).body).toEqual({ job: [REQUIRED] });
    expect((await write(placer, "x")).body).toEqual({ job: ["Ongeldige waarde."] });
    expect((await write(placer, job, { rating: undefined })).body).toEqual({ rating: [REQUIRED] });
    expect((await write(helper, job, { rating: 4.5 })).status).toBe(400);
  });

  it("is read on the job by everyone once it is visible, until then by its writer alone", async () => {
    const { placer, helper, job } = await aSolvedJob();
    const onJob = async (by: Pick<Person, "api">) => (await by.api("GET", `/api/job/single/${job}/reviews/`)).body;
    await write(placer, job, { rating: 5 });
    expect(await onJob(placer)).toMatchObject({ count: 1, results: [{ rating: 5, visible: false }] });
    for (const other of [helper, visitor, await signedUp()])
      expect(await onJob(other)).toEqual({ count: 0, results: [] });
    await write(helper, job, { rating: 4 });
    expect((await onJob(visitor)).results).toMatchObject([
      { rating: 5, author: { name: "Petra de V." } },
      { rating: 4, author: { name: "Hassan B." } },
    ]);
  });

  it("is asked for in the app and by mail when the job is solved, of both", async () => {
    const [placer, helper] = [await signedUp({ name: "Petra de Vries" }), await signedUp({ name: "Hassan Bakker" })];
    const job = await aJob(placer, { title: "Kraan vervangen" });
    await insertAcceptedBid(job, placer.id, helper.id);
    await setJob(job, "reserved");
    expect((await placer.api("PATCH", `/api/job/single/${job}/?action=solve`, {})).status).toBe(200);
    for (const [one, other] of [
      [placer, "Hassan Bakker"],
      [helper, "Petra de Vries"],
    ] as const) {
      const { results } = (await one.api("GET", "/api/notifications/")).body;
      const asked = results.find(({ type }: { type: string }) => type === "review_request");
      expect(asked).toMatchObject({ link: `/task/${job}/beoordelen` });
      expect(asked.text).toContain(other);
      const mail = (await mailsTo(one.id)).find(({ template }) => template === "review_request");
      expect(mail?.data).toMatchObject({ job_title: "Kraan vervangen", name: other });
    }
  });

  it("of twenty at once keeps one", async () => {
    const { placer, job } = await aSolvedJob();
    expect(tally(await atOnce(() => write(placer, job)))).toEqual({ 201: 1, "409 already_done": 19 });
  });

  it("by both at the same moment leaves neither hidden", async () => {
    for (let round = 0; round < 5; round++) {
      const { placer, helper, job } = await aSolvedJob();
      await Promise.all([write(placer, job), write(helper, job)]);
      expect(await valueOf("SELECT count(*) FROM review WHERE job_id = ? AND status = 'visible'", job)).toBe(2);
      expect([await notificationTypesOf(placer), await notificationTypesOf(helper)]).toEqual([["review"], ["review"]]);
    }
  });
});

describe("replying to a review", () => {
  async function aVisibleReview() {
    const deal = await aSolvedJob();
    const { body } = await write(deal.placer, deal.job);
    await write(deal.helper, deal.job);
    return { ...deal, review: body.id as number };
  }

  it("is for the one it is about, once", async () => {
    const { placer, helper, review } = await aVisibleReview();
    expect(await answer(placer, review)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    expect(await answer(helper, review, "")).toMatchObject({
      status: 400,
      body: { reply: ["Dit veld is verplicht."] },
    });
    expect((await answer(helper, review, "a".repeat(1001))).body).toEqual({ reply: ["Maximaal 1000 tekens."] });
    const { status, body } = await answer(helper, review, "Graag gedaan.");
    expect([status, body.reply, body.visible]).toEqual([200, "Graag gedaan.", true]);
    expect(await answer(helper, review)).toMatchObject({ status: 409, body: { code: "already_replied" } });
    expect((await read(helper)).body.results[0].reply).toBe("Graag gedaan.");
    expect((await answer(helper, 999_999_999)).status).toBe(404);
  });

  it("of twenty at once keeps one", async () => {
    const { helper, review } = await aVisibleReview();
    expect(tally(await atOnce(() => answer(helper, review)))).toEqual({ 200: 1, "409 already_replied": 19 });
  });

  it("is not possible once the review was removed", async () => {
    const { helper, review } = await aVisibleReview();
    await db.prepare("UPDATE review SET status = 'removed' WHERE id = ?").bind(review).run();
    expect((await answer(helper, review)).status).toBe(404);
    expect((await read(helper)).body).toEqual({ count: 0, results: [] });
    expect((await ratingOf(helper)).rating).toBeNull();
  });
});

describe("the address of the job", () => {
  const address = "Laat het adres van de klus weg, want iedereen kan dit lezen. Haal dit weg: “Prinsengracht 263”.";

  it("is refused in a review and in the answer to one, also on the page", async () => {
    const { placer, helper, job } = await aSolvedJob();
    await db.prepare("UPDATE job SET location_details = 'Prinsengracht 263, 2 hoog' WHERE id = ?").bind(job).run();
    const text = "Fijne klus op de Prinsengracht 263";
    expect(await write(helper, job, { text })).toMatchObject({ status: 400, body: { text: [address] } });
    const page = await (await browserOf(helper)).post(`/task/${job}/beoordelen`, { rating: "5", text });
    expect([page.status, textOf(page)]).toEqual([400, expect.stringContaining(address)]);
    expect((await write(helper, job, { text: "Fijne klus op de Prinsengracht" })).status).toBe(201);
    const { body } = await write(placer, job);
    expect(await answer(helper, body.id, "Wat een mooi huis, prinsengracht 263!")).toMatchObject({ status: 400 });
    expect((await answer(helper, body.id)).status).toBe(200);
  });

  it("is refused in the answer of its placer to a question", async () => {
    const [placer, helper] = [await signedUp(), await signedUp()];
    const job = await aJob(placer, { zipcode: "1016GV" });
    const path = `/api/job/single/${job}/comment/`;
    const { body } = await helper.api("POST", path, { comment: "Waar is het?" });
    const reply = (text: string) => placer.api("POST", path, { commentId: body.id, reply: text });
    expect((await reply("Het is op 1016 gv")).body.reply?.[0]).toContain("“1016 gv”");
    expect((await reply("Bij de Prinsengracht")).status).toBe(200);
  });
});

describe("the reviews of someone", () => {
  it("come in pages, newest first, and can be kept by their ETag", async () => {
    const { placer, helper } = await aSolvedJob();
    for (let n = 1; n <= 21; n++) {
      const job = await aJob(placer);
      const insert =
        "INSERT INTO review (job_id, author_id, user_id, rating, text, status, created_at) VALUES (?, ?, ?, 4, ?, 'visible', 0)";
      await db.prepare(insert).bind(job, placer.id, helper.id, `Klus ${n}`).run();
    }
    const first = await read(helper);
    expect(first.body.count).toBe(21);
    expect(first.body.results.map(({ text }: { text: string }) => text)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Klus ${21 - at}`),
    );
    const path = `/api/user/data/${helper.id}/reviews/`;
    expect((await visitor.api("GET", `${path}?page=2`)).body.results).toHaveLength(1);
    expect(first.headers.get("Vary")).toBe("Authorization, Accept-Language");
    const known = { "If-None-Match": first.headers.get("ETag") ?? "" };
    expect((await visitor.api("GET", path, undefined, known)).status).toBe(304);
  });

  it("have on the own page the names that others see", async () => {
    const { placer, helper, job } = await aSolvedJob();
    const insert =
      "INSERT INTO review (job_id, author_id, user_id, rating, text, status, created_at) VALUES (?, ?, ?, 4, 'Netjes', 'visible', 0)";
    await db.prepare(insert).bind(job, placer.id, helper.id).run();
    const address = `/helper/${helper.id}`;
    for (const browser of [await browserOf(), await browserOf(helper)]) {
      const page = textOf(await browser.get(address));
      expect(page).toContain("Petra de V.");
      expect(page).not.toContain("Petra de Vries");
    }
    await db.prepare("UPDATE user SET status = 'deleted', name = '' WHERE id = ?").bind(placer.id).run();
    expect(textOf(await (await browserOf(helper)).get(address))).toContain("Verwijderde gebruiker");
  });

  it("stay when their writer is gone, without his name; those of who is gone are not there", async () => {
    const { placer, helper, job } = await aSolvedJob();
    await write(placer, job);
    await write(helper, job);
    await db.prepare("UPDATE user SET status = 'deleted', name = '' WHERE id = ?").bind(placer.id).run();
    expect((await read(helper)).body.results[0].author).toMatchObject({ id: null, name: "Verwijderde gebruiker" });
    expect((await read(placer)).status).toBe(404);
    await db.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(helper.id).run();
    expect((await read(helper)).status).toBe(404);
    expect((await visitor.api("GET", "/api/user/data/abc/reviews/")).status).toBe(404);
  });
});
