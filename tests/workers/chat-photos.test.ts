import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { MAX_CHAT_PHOTOS } from "~/domain/jobs/image-limits";
import { sweepPhotos } from "../../workers/api/operations/photos/private-photos";
import { aJpeg, aPng, SECRETS } from "../pictures";
import { anAdmin, appeal, aReport, decide, decideAppeal } from "./admin-fixtures";
import { PASSWORD, type Person, signedUp, visitor } from "./client";
import { chattingNeighbours, formOf, insertPhotos, messagesIn, NOT_FOUND, PHOTO, storedFiles } from "./photos";
import { aBid, atOnce, block, neighbours, tally, valueOf } from "./world";

let placer: Person;
let helper: Person;
let bid: { id: number; chat: { id: number } };
let path: string;

beforeEach(async () => {
  ({ placer, helper, bid, path } = await chattingNeighbours());
});

interface Sent {
  message?: string;
  client_id?: string;
  files?: [BlobPart, string][];
  alts?: string[];
}

const send = (person: Pick<Person, "api">, { files = [PHOTO], ...fields }: Sent = {}) =>
  person.api("POST", `${path}message/`, formOf({ ...fields }, files));
const messagesOf = (person: Person) => messagesIn(path, person);

describe("photos in a chat", () => {
  it("come with a message, in two sizes, for both members", async () => {
    const { status, body } = await send(helper, {
      message: "Zo ziet het eruit",
      files: [PHOTO, [aPng(), "b.png"]],
      alts: ["De tuin", ""],
    });
    expect(status).toBe(201);
    expect(contract.chat.send.answers[201].parse(body)).toEqual(body);
    expect(body.photos).toMatchObject([{ alt: "De tuin" }, { alt: null }]);
    expect((await messagesOf(placer))[0].photos).toEqual(body.photos);
    for (const person of [placer, helper]) {
      for (const address of [body.photos[0].small, body.photos[1].large]) {
        const file = await person.api("GET", address);
        expect(file.status).toBe(200);
        expect(file.headers.get("Cache-Control")).toBe("private, no-cache");
        expect(file.headers.get("Content-Type")).toMatch(/^image\//);
      }
    }
  });

  it("need no words, and the list of chats names them", async () => {
    const { status, body } = await send(helper);
    expect([status, body.message]).toEqual([201, ""]);
    expect((await placer.api("GET", path)).body).toMatchObject({ last_message: "Foto", unread: 1 });
    await send(helper, { files: [PHOTO, PHOTO] });
    const english = await placer.api("GET", path, undefined, { "Accept-Language": "en" });
    expect(english.body.last_message).toBe("2 photos");
  });

  it("say nothing of place, time or camera", async () => {
    const { body } = await send(helper, { files: [[aJpeg({ gps: true }), "thuis.jpg"]] });
    for (const size of ["small", "large"]) {
      const file = await placer.api("GET", body.photos[0][size]);
      const text = new TextDecoder("latin1").decode(file.body);
      for (const secret of SECRETS) expect(text).not.toContain(secret);
    }
  });

  it("are asked for again without being sent again", async () => {
    const { body } = await send(helper);
    const { headers } = await placer.api("GET", body.photos[0].small);
    const again = await placer.api("GET", body.photos[0].small, undefined, {
      "If-None-Match": String(headers.get("ETag")),
    });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  it("are at most four in a message, each a photo; the one at fault is named and nothing is stored", async () => {
    const before = await storedFiles();
    expect(await send(helper, { files: Array.from({ length: 5 }, () => PHOTO) })).toMatchObject({
      status: 400,
      body: { images: ["Stuur hoogstens 4 foto’s per bericht."] },
    });
    expect(await send(helper, { files: [PHOTO, ["geen foto", "brief.jpg"]] })).toMatchObject({
      status: 400,
      body: { images: ["brief.jpg: Gebruik een JPEG-, PNG- of WebP-bestand."] },
    });
    expect(await send(helper, { files: [] })).toMatchObject({
      status: 400,
      body: { message: ["Dit veld is verplicht."] },
    });
    expect(await storedFiles()).toBe(before);
  });

  it("are sent once under one client id, also at once", async () => {
    const before = await storedFiles();
    const answers = await atOnce(() => send(helper, { message: "Kijk", client_id: "c-1" }));
    expect(tally(answers)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await messagesOf(helper))[0].photos).toHaveLength(1);
    expect(await storedFiles()).toBe(before + 2);
  });

  it("are bounded per person in a chat, and a removed one makes room", async () => {
    const { body } = await send(helper);
    await insertPhotos({ chat: bid.chat.id, user: helper.id, count: MAX_CHAT_PHOTOS - 1 });
    const before = await storedFiles();
    expect(await send(helper)).toMatchObject({ status: 409, body: { code: "limit_reached" } });
    expect(await storedFiles()).toBe(before);
    expect((await send(placer)).status).toBe(201);
    await helper.api("DELETE", `${path}photo/${body.photos[0].id}/`);
    expect((await send(helper)).status).toBe(201);
  });

  it("are refused where writing is refused", async () => {
    await block(placer, helper);
    expect(await send(helper)).toMatchObject({ status: 403, body: { code: "blocked" } });
    expect(await send(await signedUp())).toMatchObject(NOT_FOUND);
  });
});

describe("who sees a photo of a chat", () => {
  it("is its members alone, also once one blocks the other", async () => {
    const { body } = await send(helper);
    const [photo] = body.photos;
    const one = `${path}photo/${photo.id}/`;
    const [stranger, admin] = await Promise.all([signedUp(), anAdmin()]);
    for (const address of [photo.small, photo.large, one]) {
      expect((await visitor.api("GET", address)).status).toBe(401);
      for (const person of [stranger, admin]) expect(await person.api("GET", address)).toMatchObject(NOT_FOUND);
    }
    await block(placer, helper);
    for (const person of [placer, helper]) expect((await person.api("GET", photo.large)).status).toBe(200);
    const found = await placer.api("GET", one);
    expect(contract.chat.photo.answers[200].parse(found.body)).toEqual(found.body);
    expect(found.body).toMatchObject({ id: photo.id, sender: helper.id, message: body.id });
  });

  it("does not find it in another chat, in another size or among public media", async () => {
    const { body } = await send(helper);
    const other = await neighbours();
    const elsewhere = await aBid(other.helper, other.job);
    const id = body.photos[0].id;
    expect(await other.helper.api("GET", `/api/chat/${elsewhere.chat_uri}/photo/${id}/small/`)).toMatchObject(
      NOT_FOUND,
    );
    expect(await helper.api("GET", `${path}photo/${id}/original/`)).toMatchObject(NOT_FOUND);
    const key = await valueOf<string>("SELECT small_key FROM chat_photo WHERE id = ?", id);
    expect(await visitor.api("GET", `/api/media/${key}/`)).toMatchObject(NOT_FOUND);
  });
});

describe("removing a photo of a chat", () => {
  it("is for its sender: the message says so and the file is gone", async () => {
    const { body } = await send(helper, { message: "Kijk", files: [PHOTO, PHOTO], alts: ["Voor", "Na"] });
    const [photo, other] = body.photos;
    const before = await storedFiles();
    const one = `${path}photo/${photo.id}/`;
    expect(await placer.api("DELETE", one)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    expect(await (await signedUp()).api("DELETE", one)).toMatchObject(NOT_FOUND);
    expect((await helper.api("DELETE", one)).status).toBe(204);
    expect(await helper.api("DELETE", one)).toMatchObject(NOT_FOUND);
    for (const address of [photo.small, one]) expect(await placer.api("GET", address)).toMatchObject(NOT_FOUND);
    expect((await messagesOf(placer))[0].photos).toMatchObject([
      { small: null, large: null, alt: null },
      { id: other.id, alt: "Na" },
    ]);
    expect(await storedFiles()).toBe(before - 2);
  });

  it("changes the list of chats", async () => {
    const { body } = await send(helper);
    await helper.api("DELETE", `${path}photo/${body.photos[0].id}/`);
    expect((await placer.api("GET", path)).body.last_message).toBe("Foto verwijderd");
  });

  it("leaves a reported one to the desk until it decides", async () => {
    const { body } = await send(helper);
    const desk = await anAdmin();
    const report = await aReport({ target_type: "message", target_id: body.id }, placer);
    await helper.api("DELETE", `${path}photo/${body.photos[0].id}/`);
    const file = await desk.api("GET", `/api/admin/reports/${report.id}/`);
    const said = file.body.conversation.find(({ reported }: { reported: boolean }) => reported);
    expect((await desk.api("GET", said.photos[0].large)).status).toBe(200);
    expect((await placer.api("GET", said.photos[0].large)).status).toBe(403);
    expect((await decide(desk, report.id, "dismiss")).status).toBe(200);
    await sweepPhotos(env);
    expect(await desk.api("GET", said.photos[0].large)).toMatchObject(NOT_FOUND);
  });

  it("by the desk goes with its message, and both come back after an appeal", async () => {
    const { body } = await send(helper);
    const desk = await anAdmin();
    expect((await desk.api("GET", `/api/admin/photo/${body.photos[0].id}/small/`)).status).toBe(404);
    const report = await aReport({ target_type: "message", target_id: body.id }, placer);
    const { body: decision } = await decide(desk, report.id, "remove");
    for (const person of [placer, helper]) {
      expect(await person.api("GET", body.photos[0].small)).toMatchObject(NOT_FOUND);
    }
    await appeal(helper, decision.id);
    expect((await decideAppeal(await anAdmin(), decision.id, "overturned")).status).toBe(200);
    for (const person of [placer, helper]) expect((await person.api("GET", body.photos[0].small)).status).toBe(200);
  });

  it("happens with the account of who sent it", async () => {
    const { body } = await send(helper);
    await env.DB.prepare("UPDATE payment SET status = 'cancelled' WHERE payee_id = ?").bind(helper.id).run();
    const before = await storedFiles();
    const gone = await helper.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect(gone.status).toBe(204);
    const message = (await messagesOf(placer)).find(({ id }: { id: number }) => id === body.id);
    expect(message.photos).toMatchObject([{ small: null }]);
    expect(await placer.api("GET", body.photos[0].large)).toMatchObject(NOT_FOUND);
    expect(await storedFiles()).toBe(before - 2);
  });
});
