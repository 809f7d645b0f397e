import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { MAX_CHAT_PHOTOS, MAX_UNSENT_PHOTOS, UNSENT_PHOTO_HOURS } from "~/domain/jobs/image-limits";
import { sweepPhotos } from "../../workers/api/operations/photos/private-photos";
import { aJpeg } from "../pictures";
import { anAdmin, aReport } from "./admin-fixtures";
import { PASSWORD, type Person, signedUp, visitor } from "./client";
import { aPaidDeal, db } from "./money";
import { chattingNeighbours, formOf, insertPhotos, messagesIn, NOT_FOUND, PHOTO, storedFiles } from "./photos";
import { aBid, accepted, atOnce, block, neighbours, tally, valueOf } from "./world";

const GONE = { status: 400, body: { photos: ["Een van je foto's is er niet meer. Voeg hem opnieuw toe."] } };
const HOUR = 3_600_000;

let placer: Person;
let helper: Person;
let job: number;
let bid: { chat: { id: number } };
let path: string;

beforeEach(async () => {
  ({ placer, helper, job, bid, path } = await chattingNeighbours());
});

type Fields = Record<string, string>;

function upload(
  person: Pick<Person, "api">,
  fields: Fields = {},
  { file = aJpeg(), to = path }: { file?: BlobPart; to?: string } = {},
) {
  return person.api("POST", `${to}photo/`, formOf(fields, [[file, "tuin.jpg"]], "image"));
}

const idOf = async (...sent: Parameters<typeof upload>): Promise<number> => (await upload(...sent)).body.id;
const send = (person: Pick<Person, "api">, body: object, to = path) => person.api("POST", `${to}message/`, body);
const listOf = async (person: Person) => (await person.api("GET", `${path}photo/`)).body;
const messagesOf = (person: Person) => messagesIn(path, person);
const rows = () => valueOf<number>("SELECT count(*) FROM chat_photo WHERE chat_id = ?", bid.chat.id);
const fill = (count: number, unsentFor?: string) =>
  insertPhotos({ chat: bid.chat.id, user: helper.id, count, unsentFor });

it("carries no contact details in its text between two who never had a deal", async () => {
  const alt = "Bel 0612345678";
  const [one, worker] = [await signedUp(), await signedUp({ active_worker: 1 })];
  const to = `/api/chat/${(await one.api("POST", "/api/chat/", { opponent: worker.id })).body.uri}/`;
  const refused = await upload(one, { alt }, { to });
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["alt"]]);
  const photos = [await idOf(one, { alt: "De tuin" }, { to })];
  const sent = await send(one, { photos, alts: [alt] }, to);
  expect([sent.status, Object.keys(sent.body)]).toEqual([400, ["message"]]);
  expect((await send(one, { photos }, to)).status).toBe(201);
});

describe("a photo that is uploaded before it is sent", () => {
  it("is seen by its sender alone", async () => {
    const { status, body } = await upload(helper, { alt: "De tuin" });
    expect(status).toBe(201);
    expect(contract.chat.addPhoto.answers[201].parse(body)).toEqual(body);
    expect(body).toMatchObject({ about: "message", alt: "De tuin" });
    const list = await listOf(helper);
    expect(contract.chat.photos.answers[200].parse(list)).toEqual(list);
    expect(list.unsent).toEqual([body]);
    expect((await listOf(placer)).unsent).toEqual([]);
    const desk = await anAdmin();
    await aReport({ target_type: "message", target_id: (await send(placer, { message: "Kijk" })).body.id }, helper);
    for (const address of [body.small, body.large, `${path}photo/${body.id}/`]) {
      expect((await helper.api("GET", address)).status).toBe(200);
      for (const person of [placer, desk, await signedUp()]) {
        expect(await person.api("GET", address)).toMatchObject(NOT_FOUND);
      }
      expect((await visitor.api("GET", address)).status).toBe(401);
    }
    expect(await desk.api("GET", `/api/admin/photo/${body.id}/small/`)).toMatchObject(NOT_FOUND);
    expect(await placer.api("DELETE", `${path}photo/${body.id}/`)).toMatchObject(NOT_FOUND);
    expect((await messagesOf(placer)).flatMap(({ photos }: { photos: unknown[] }) => photos)).toEqual([]);
  });

  it("is sent with a message, in the order of the message, with new texts or those of the upload", async () => {
    const [one, two, three] = [
      await idOf(helper, { alt: "Een" }),
      await idOf(helper),
      await idOf(helper, { alt: "Drie" }),
    ];
    const { status, body } = await send(helper, { photos: [three, one, two], alts: ["Nieuw"] });
    expect(status).toBe(201);
    expect(body.photos).toMatchObject([
      { id: three, alt: "Nieuw" },
      { id: one, alt: "Een" },
      { id: two, alt: null },
    ]);
    expect((await messagesOf(placer))[0].photos).toEqual(body.photos);
    expect((await placer.api("GET", body.photos[0].large)).status).toBe(200);
    expect((await listOf(helper)).unsent).toEqual([]);
  });

  it("comes before the files of the same message", async () => {
    const id = await idOf(helper);
    const { body } = await send(helper, formOf({ photos: String(id), alts: ["Eerst", "Daarna"] }, [PHOTO]));
    expect(body.photos).toMatchObject([{ id, alt: "Eerst" }, { alt: "Daarna" }]);
    expect((await messagesOf(placer))[0].photos).toEqual(body.photos);
  });

  it("arrives once under one id, also at once", async () => {
    const before = await storedFiles();
    const answers = await atOnce(() => upload(helper, { client_id: "p-1" }), 30);
    expect(tally(answers)).toEqual({ 200: 29, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect([await rows(), await storedFiles()]).toEqual([1, before + 2]);
    await send(helper, { photos: [answers[0]?.body.id] });
    expect((await upload(helper, { client_id: "p-1" })).status).toBe(200);
    expect((await listOf(helper)).unsent).toEqual([]);
  });

  it("goes with one of the messages that claim it at once", async () => {
    const id = await idOf(helper);
    let at = 0;
    const answers = await atOnce(() => send(helper, { photos: [id], client_id: `m-${at++}` }), 30);
    expect(tally(answers)).toEqual({ 201: 1, 400: 29 });
    expect((await messagesOf(placer)).filter(({ photos }: { photos: unknown[] }) => photos.length > 0)).toHaveLength(1);
  });

  it("goes with one message that is sent again, also at once", async () => {
    const id = await idOf(helper);
    const answers = await atOnce(() => send(helper, { photos: [id], client_id: "m" }), 30);
    expect(tally(answers)).toEqual({ 200: 29, 201: 1 });
  });

  it("is refused if it is another person's, of another chat, for something else, sent or removed", async () => {
    const own = await idOf(helper);
    expect(await send(placer, { photos: [own] })).toMatchObject(GONE);
    const other = await neighbours();
    const elsewhere = await aBid(helper, other.job);
    await accepted(other.placer, elsewhere.id);
    expect(await send(helper, { photos: [own] }, `/api/chat/${elsewhere.chat_uri}/`)).toMatchObject(GONE);
    expect(await send(helper, { photos: [await idOf(helper, { about: "result" })] })).toMatchObject(GONE);
    expect((await send(helper, { photos: [own] })).status).toBe(201);
    expect(await send(helper, { photos: [own] })).toMatchObject(GONE);
    const removed = await idOf(helper);
    expect((await helper.api("DELETE", `${path}photo/${removed}/`)).status).toBe(204);
    const said = (await messagesOf(placer)).length;
    expect(await send(helper, { message: "Kijk", photos: [removed] })).toMatchObject(GONE);
    expect((await messagesOf(placer)).length).toBe(said);
  });

  it("leaves nothing once it is removed", async () => {
    const before = await storedFiles();
    const id = await idOf(helper);
    expect((await helper.api("DELETE", `${path}photo/${id}/`)).status).toBe(204);
    await sweepPhotos(env);
    expect([await rows(), await storedFiles()]).toEqual([0, before]);
  });

  it("counts with the files: at most four in a message", async () => {
    const ids = [await idOf(helper), await idOf(helper), await idOf(helper), await idOf(helper)];
    expect(await send(helper, formOf({ photos: ids.map(String) }, [PHOTO]))).toMatchObject({
      status: 400,
      body: { images: ["Stuur hoogstens 4 foto’s per bericht."] },
    });
  });

  it("must be a photo", async () => {
    const before = await storedFiles();
    expect(await upload(helper, {}, { file: "geen foto" })).toMatchObject({
      status: 400,
      body: { image: ["tuin.jpg: Gebruik een JPEG-, PNG- of WebP-bestand."] },
    });
    expect([await rows(), await storedFiles()]).toEqual([0, before]);
  });

  it("is bounded per person in a chat, also at once", async () => {
    const answers = await atOnce(() => upload(helper), MAX_UNSENT_PHOTOS + 8);
    expect(tally(answers)).toEqual({ 201: MAX_UNSENT_PHOTOS, "409 limit_reached": 8 });
    expect(await storedFiles()).toBeGreaterThan(0);
    expect((await upload(placer)).status).toBe(201);
    const [first] = (await listOf(helper)).unsent;
    await send(helper, { photos: [first.id] });
    expect((await upload(helper)).status).toBe(201);
  });

  it("counts among all photos of a person in a chat", async () => {
    await fill(MAX_CHAT_PHOTOS - 1);
    const id = await idOf(helper);
    expect(await upload(helper)).toMatchObject({ status: 409, body: { code: "limit_reached" } });
    expect((await send(helper, { photos: [id] })).status).toBe(201);
  });

  it("is swept after a day, and not before", async () => {
    const id = await idOf(helper);
    const key = await valueOf<string>("SELECT large_key FROM chat_photo WHERE id = ?", id);
    const sent = await idOf(helper);
    await send(helper, { photos: [sent] });
    const at = (await valueOf<number>("SELECT created_at FROM chat_photo WHERE id = ?", id)) ?? 0;
    await sweepPhotos(env, at + UNSENT_PHOTO_HOURS * HOUR - 1);
    expect((await listOf(helper)).unsent).toHaveLength(1);
    await sweepPhotos(env, at + UNSENT_PHOTO_HOURS * HOUR + 1000);
    expect((await listOf(helper)).unsent).toEqual([]);
    expect([await rows(), await env.MEDIA.head(`private/${key}`)]).toEqual([1, null]);
    expect(await send(helper, { photos: [id] })).toMatchObject(GONE);
  });

  it("is swept in batches", async () => {
    await fill(450, "message");
    await sweepPhotos(env);
    expect(await valueOf("SELECT count(*) FROM chat_photo WHERE chat_id = ? AND removed_at IS NULL", bid.chat.id)).toBe(
      0,
    );
  });

  it("is refused where writing is refused, and what was uploaded is not sent there", async () => {
    const id = await idOf(helper);
    await block(placer, helper);
    expect(await upload(helper)).toMatchObject({ status: 403, body: { code: "blocked" } });
    expect(await send(helper, { photos: [id] })).toMatchObject({ status: 403, body: { code: "blocked" } });
    expect(await upload(await signedUp())).toMatchObject(NOT_FOUND);
    expect((await helper.api("GET", `${path}photo/${id}/`)).status).toBe(200);
    const other = await neighbours();
    const waiting = await aBid(other.helper, other.job);
    expect(await upload(other.helper, {}, { to: `/api/chat/${waiting.chat_uri}/` })).toMatchObject({
      status: 409,
      body: { code: "bid_pending" },
    });
  });

  it("goes with the account", async () => {
    const before = await storedFiles();
    await upload(helper);
    await env.DB.prepare("UPDATE payment SET status = 'cancelled' WHERE payee_id = ?").bind(helper.id).run();
    const gone = await helper.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect(gone.status).toBe(204);
    await sweepPhotos(env);
    expect([await rows(), await storedFiles()]).toEqual([0, before]);
  });
});

describe("photos that are uploaded for the result of the work", () => {
  const finish = (body?: object) => helper.api("PATCH", `/api/job/single/${job}/?action=done`, body);

  it("come with it, in order, once, also after a block", async () => {
    await block(placer, helper);
    const [one, two] = [await idOf(helper, { about: "result" }), await idOf(helper, { about: "result" })];
    expect((await listOf(placer)).result).toEqual([]);
    const answers = await atOnce(() => finish({ photos: [two, one], alts: ["De schutting"] }), 10);
    expect(tally(answers)).toEqual({ 200: 10 });
    for (const person of [placer, helper]) {
      const { result, unsent } = await listOf(person);
      expect([result, unsent]).toMatchObject([[{ id: two, alt: "De schutting", sender: helper.id }, { id: one }], []]);
      expect((await person.api("GET", result[0].large)).status).toBe(200);
    }
  });

  it("that are gone do not finish it", async () => {
    const id = await idOf(helper, { about: "dispute" });
    expect(await finish({ photos: [id] })).toMatchObject(GONE);
    expect(await valueOf("SELECT done_at FROM job WHERE id = ?", job)).toBeNull();
  });

  it("are in the export of their sender alone, until they are removed", async () => {
    const id = await idOf(helper, { about: "result" });
    const exported = async (person: Person) => (await person.api("GET", "/api/user/export/")).body;
    const own = await exported(helper);
    expect(own.deal_photos).toEqual([]);
    expect(own.unsent_photos).toMatchObject([{ id, about: "result" }]);
    expect((await helper.api("GET", own.unsent_photos[0].large)).status).toBe(200);
    expect(await exported(placer)).toMatchObject({ deal_photos: [], unsent_photos: [] });
    await db.prepare("UPDATE chat_photo SET removed_at = 1 WHERE id = ?").bind(id).run();
    expect((await exported(helper)).unsent_photos).toEqual([]);
  });
});

describe("photos that are uploaded for a dispute", () => {
  it("come with its reason and its answer", async () => {
    const { owner, helper: other, payment, bid: offer } = await aPaidDeal();
    const to = `/api/chat/${offer.chat_uri}/`;
    const id = await idOf(owner, { about: "dispute" }, { to });
    const desk = await anAdmin();
    const opened = await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Half af.", photos: [id] });
    expect(opened.status).toBe(201);
    const answer = await idOf(other, { about: "dispute" }, { to });
    const file = async () => (await desk.api("GET", `/api/admin/disputes/${payment.id}/`)).body.photos.dispute;
    expect(await file()).toMatchObject([{ id }]);
    const said = { answer: "Het regende.", photos: [answer], alts: ["De bui"] };
    expect((await other.api("POST", `/api/payment/${payment.id}/dispute/answer/`, said)).status).toBe(201);
    expect(await file()).toMatchObject([{ id }, { id: answer, alt: "De bui" }]);
    expect((await owner.api("GET", `${to}photo/`)).body.dispute).toMatchObject([{ id }, { id: answer }]);
  });
});
