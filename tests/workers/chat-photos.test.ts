import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { MAX_CHAT_PHOTOS } from "~/domain/jobs/image-limits";
import { sweepPhotos } from "../../workers/api/operations/photos/private-photos";
import { aJpeg, aPng, SECRETS } from "../pictures";
import { anAdmin, appeal, aReport, decide, decideAppeal } from "./admin-fixtures";
import { mailsOf, mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";
import { listening } from "./listener";
import { aPaidDeal } from "./money";
import { aBid, accepted, atOnce, block, neighbours, tally, valueOf } from "./world";

const NOT_FOUND = { status: 404, body: { code: "not_found" } };

let placer: Person;
let helper: Person;
let job: number;
let bid: { id: number; chat_uri: string; chat: { id: number } };
let path: string;

beforeEach(async () => {
  ({ placer, helper, job } = await neighbours());
  bid = await aBid(helper, job, "60.00");
  path = `/api/chat/${bid.chat_uri}/`;
  await accepted(placer, bid.id);
});

interface Sent {
  message?: string;
  client_id?: string;
  files?: [BlobPart, string][];
  alts?: string[];
}

const PHOTO: [BlobPart, string] = [aJpeg(), "tuin.jpg"];

function form({ message, client_id, files = [PHOTO], alts = [] }: Sent): FormData {
  const body = new FormData();
  if (message !== undefined) body.append("message", message);
  if (client_id) body.append("client_id", client_id);
  for (const [bytes, name] of files) body.append("images", new File([bytes], name));
  for (const alt of alts) body.append("alts", alt);
  return body;
}

const send = (person: Pick<Person, "api">, sent: Sent = {}) => person.api("POST", `${path}message/`, form(sent));
const messagesOf = async (person: Person) => (await person.api("GET", `${path}message/`)).body.results;
const stored = async () => (await env.MEDIA.list({ prefix: "private/" })).objects.length;

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
    const before = await stored();
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
    expect(await stored()).toBe(before);
  });

  it("are sent once under one client id, also at once", async () => {
    const before = await stored();
    const answers = await atOnce(() => send(helper, { message: "Kijk", client_id: "c-1" }));
    expect(tally(answers)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await messagesOf(helper))[0].photos).toHaveLength(1);
    expect(await stored()).toBe(before + 2);
  });

  it("are bounded per person in a chat, and a removed one makes room", async () => {
    const { body } = await send(helper);
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO chat_photo (chat_id, user_id, width, height, created_at) SELECT ?1, ?3, 1, 1, 0 FROM n`,
    )
      .bind(bid.chat.id, MAX_CHAT_PHOTOS - 1, helper.id)
      .run();
    const before = await stored();
    expect(await send(helper)).toMatchObject({ status: 409, body: { code: "limit_reached" } });
    expect(await stored()).toBe(before);
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
    const before = await stored();
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
    expect(await stored()).toBe(before - 2);
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
    const before = await stored();
    const gone = await helper.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect(gone.status).toBe(204);
    const message = (await messagesOf(placer)).find(({ id }: { id: number }) => id === body.id);
    expect(message.photos).toMatchObject([{ small: null }]);
    expect(await placer.api("GET", body.photos[0].large)).toMatchObject(NOT_FOUND);
    expect(await stored()).toBe(before - 2);
  });
});

const EVIDENCE = { status: 409, body: { code: "photo_evidence" } };

const photosOf = async (person: Person) => (await person.api("GET", `${path}photo/`)).body;
const deal = (fields: Record<string, string> = {}, files: [BlobPart, string][] = [PHOTO]) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [bytes, name] of files) body.append("images", new File([bytes], name));
  return body;
};

describe("photos of the result", () => {
  const finish = (body?: FormData) => helper.api("PATCH", `/api/job/single/${job}/?action=done`, body);

  it("come with the work that is reported as done, for the two of the deal", async () => {
    expect((await finish(deal({ alts: "De schutting" }))).status).toBe(200);
    for (const person of [placer, helper]) {
      const body = await photosOf(person);
      expect(contract.chat.photos.answers[200].parse(body)).toEqual(body);
      expect(body).toMatchObject({ result: [{ alt: "De schutting", sender: helper.id, message: null }], dispute: [] });
      expect((await person.api("GET", body.result[0].large)).status).toBe(200);
    }
    const [photo] = (await photosOf(helper)).result;
    expect(await (await signedUp()).api("GET", photo.large)).toMatchObject(NOT_FOUND);
    // The line of the chat shows them.
    for (const person of [placer, helper])
      expect((await messagesOf(person))[0]).toMatchObject({
        event: "work",
        photos: [{ id: photo.id, alt: "De schutting" }],
      });
    for (const person of [placer, helper]) {
      const { events } = (await person.api("GET", `/api/job/single/${job}/timeline/`)).body;
      expect(events.filter(({ photos }: { photos?: object[] }) => photos)).toMatchObject([
        { kind: "done", photos: [{ id: photo.id, small: photo.small, alt: "De schutting" }] },
      ]);
    }
    const admin = await anAdmin();
    const { events } = (await admin.api("GET", `/api/admin/jobs/${job}/timeline/`)).body;
    expect(JSON.stringify(events)).not.toContain("photos");
    const mail = (await mailsTo(placer.id)).find(({ template }) => template === "work_marked_done");
    expect(mail?.data).toMatchObject({ photo: 1 });
    const ears = await listening(helper);
    const report = await aReport({ target_type: "photo", target_id: photo.id }, placer);
    await decide(admin, report.id, "remove");
    const changed = await ears.hears("message");
    expect(changed.message).toMatchObject({ event: "work", photos: [{ small: null, removed_by_team: true }] });
    ears.socket.close();
  });

  it("are stored once, and not when one is refused", async () => {
    const before = await stored();
    expect(await finish(deal({}, [PHOTO, ["nee", "b.jpg"]]))).toMatchObject({
      status: 400,
      body: { images: ["b.jpg: Gebruik een JPEG-, PNG- of WebP-bestand."] },
    });
    expect(
      await finish(
        deal(
          {},
          Array.from({ length: 5 }, () => PHOTO),
        ),
      ),
    ).toMatchObject({
      status: 400,
      body: { images: ["Stuur hoogstens 4 foto’s."] },
    });
    expect(await valueOf("SELECT done_at FROM job WHERE id = ?", job)).toBeNull();
    expect((await finish(deal())).status).toBe(200);
    expect((await finish(deal())).status).toBe(200);
    expect((await photosOf(placer)).result).toHaveLength(1);
    expect(await stored()).toBe(before + 2);
  });

  it("are in the export of both, and go with the account of their sender", async () => {
    await finish(deal({ alts: "De schutting" }));
    const exported = async (person: Person) => (await person.api("GET", "/api/user/export/")).body.deal_photos;
    for (const person of [placer, helper]) {
      expect(await exported(person)).toMatchObject([{ about: "result", alt: "De schutting", sender: helper.id }]);
    }
    expect(await exported(await signedUp())).toEqual([]);
    const [{ large }] = await exported(placer);
    const before = await stored();
    const gone = await helper.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect(gone.status).toBe(204);
    await sweepPhotos(env);
    expect(await exported(placer)).toEqual([]);
    expect(await placer.api("GET", large)).toMatchObject(NOT_FOUND);
    expect(await stored()).toBe(before - 2);
  });

  it("need not be there", async () => {
    expect((await finish()).status).toBe(200);
    expect((await photosOf(placer)).result).toEqual([]);
  });
});

describe("photos of a dispute", () => {
  it("are for the two parties and the desk, which keeps them until it is closed", async () => {
    const { owner, helper: other, payment, bid: offer } = await aPaidDeal();
    const body = deal({ reason: "De helft is niet geverfd.", alts: "De achterkant" });
    expect((await owner.api("POST", `/api/payment/${payment.id}/dispute/`, body)).status).toBe(201);
    const chat = `/api/chat/${offer.chat_uri}/photo/`;
    for (const person of [owner, other]) {
      const { dispute } = (await person.api("GET", chat)).body;
      expect(dispute).toMatchObject([{ alt: "De achterkant", sender: owner.id, message: null }]);
      expect((await person.api("GET", dispute[0].small)).status).toBe(200);
    }
    expect(await mailsOf(other, "dispute")).toEqual([expect.stringContaining("Er zit een foto bij.")]);
    const desk = await anAdmin();
    const file = async () => (await desk.api("GET", `/api/admin/disputes/${payment.id}/`)).body.photos.dispute;
    const [shown] = await file();
    expect((await desk.api("GET", shown.large)).status).toBe(200);
    const [photo] = (await owner.api("GET", chat)).body.dispute;
    const one = `${chat}${photo.id}/`;
    expect(await owner.api("DELETE", one)).toMatchObject(EVIDENCE);
    expect((await owner.api("GET", one)).body.is_evidence).toBe(true);
    expect((await other.api("GET", chat)).body.dispute).toMatchObject([{ alt: "De achterkant" }]);
    expect((await owner.api("DELETE", `/api/payment/${payment.id}/dispute/`)).status).toBe(200);
    expect((await owner.api("GET", one)).body.is_evidence).toBe(false);
    expect((await owner.api("DELETE", one)).status).toBe(204);
    for (const person of [owner, other]) {
      expect((await person.api("GET", chat)).body.dispute).toMatchObject([{ id: photo.id, large: null, alt: null }]);
    }
    await sweepPhotos(env);
    expect(await file()).toMatchObject([{ large: null }]);
  });

  it("stay after the decision of our team, as those of the result do", async () => {
    const { owner, helper: other, job: done, payment, bid: offer } = await aPaidDeal();
    const result = deal({ alts: "De kraan" });
    expect((await other.api("PATCH", `/api/job/single/${done}/?action=done`, result)).status).toBe(200);
    await owner.api("POST", `/api/payment/${payment.id}/dispute/`, deal({ reason: "Niet af.", alts: "Lekt nog" }));
    const chat = `/api/chat/${offer.chat_uri}/photo/`;
    const photos = (await owner.api("GET", chat)).body;
    const removals = () =>
      Promise.all([
        other.api("DELETE", `${chat}${photos.result[0].id}/`),
        owner.api("DELETE", `${chat}${photos.dispute[0].id}/`),
      ]);
    for (const removal of await removals()) expect(removal).toMatchObject(EVIDENCE);
    const decision = { outcome: "split", amount: "60.00", reason: "Half af", statement: "Half af." };
    const desk = await anAdmin();
    expect((await desk.api("POST", `/api/admin/disputes/${payment.id}/resolve/`, decision)).status).toBe(200);
    for (const removal of await removals()) expect(removal).toMatchObject(EVIDENCE);
    expect((await owner.api("GET", chat)).body.result).toMatchObject([{ alt: "De kraan" }]);
  });

  it("can be reported: our team takes one away, and an appeal brings it back", async () => {
    const { owner, helper: other, payment, bid: offer, job: work } = await aPaidDeal();
    const body = deal({ reason: "Niet af.", alts: "De achterkant" }, [PHOTO, PHOTO]);
    await owner.api("POST", `/api/payment/${payment.id}/dispute/`, body);
    const chat = `/api/chat/${offer.chat_uri}/photo/`;
    const inTimeline = async (person: Person) =>
      (await person.api("GET", `/api/job/single/${work}/timeline/`)).body.events.find(
        ({ kind }: { kind: string }) => kind === "dispute_opened",
      );
    const [photo, beside] = (await other.api("GET", chat)).body.dispute;
    const thing = { target_type: "photo", target_id: photo.id } as const;
    const stranger = await signedUp();
    for (const person of [stranger, visitor]) {
      const given = { ...thing, reason: "spam", text: "", email: "iemand@example.test" };
      expect((await person.api("POST", "/api/report/", given)).status).toBe(404);
    }
    const desk = await anAdmin();
    const report = await aReport(thing, other);
    const { body: file } = await desk.api("GET", `/api/admin/reports/${report.id}/`);
    expect(contract.admin.report.answers[200].parse(file)).toEqual(file);
    expect(file).toMatchObject({ photo: { id: photo.id }, target: { text: "De achterkant", user: { id: owner.id } } });
    expect((await desk.api("GET", file.photo.large)).status).toBe(200);
    const { body: decision } = await decide(desk, report.id, "remove");
    for (const person of [owner, other]) {
      expect(await person.api("GET", photo.large)).toMatchObject(NOT_FOUND);
      expect((await person.api("GET", chat)).body.dispute).toMatchObject([
        { id: photo.id, large: null, alt: null },
        { id: beside.id, large: beside.large },
      ]);
      expect(await inTimeline(person)).toMatchObject({
        description: "Niet af.",
        photos: [
          { id: photo.id, large: null, alt: null },
          { id: beside.id, large: beside.large },
        ],
      });
    }
    await sweepPhotos(env);
    // Our team still sees what the dispute is about.
    expect((await desk.api("GET", file.photo.large)).status).toBe(200);
    expect((await desk.api("GET", `/api/admin/reports/${report.id}/`)).body.target.gone).toBe(true);
    const mail = (await mailsTo(owner.id)).find(({ template }) => template === "decision");
    expect(mail?.data).toMatchObject({ thing: "photo", action: "remove" });
    await appeal(owner, decision.id);
    expect((await decideAppeal(await anAdmin(), decision.id, "overturned")).status).toBe(200);
    for (const person of [owner, other]) {
      expect((await person.api("GET", photo.large)).status).toBe(200);
      expect((await person.api("GET", chat)).body.dispute).toMatchObject([photo, beside]);
      expect((await inTimeline(person)).photos).toMatchObject([{ large: photo.large }, { large: beside.large }]);
    }
  });

  it("open to admins with a report, also without a dispute", async () => {
    const { owner, helper: other, job: work, bid: offer } = await aPaidDeal();
    await other.api("PATCH", `/api/job/single/${work}/?action=done`, deal({ alts: "De kraan" }));
    const [photo] = (await owner.api("GET", `/api/chat/${offer.chat_uri}/photo/`)).body.result;
    const desk = await anAdmin();
    const file = `/api/admin/photo/${photo.id}/large/`;
    expect(await desk.api("GET", file)).toMatchObject(NOT_FOUND);
    await aReport({ target_type: "photo", target_id: photo.id }, owner);
    expect((await desk.api("GET", file)).status).toBe(200);
  });

  it("do not open it when one is refused", async () => {
    const { owner, payment } = await aPaidDeal();
    const body = deal({ reason: "Niet af." }, [["nee", "b.jpg"]]);
    expect(await owner.api("POST", `/api/payment/${payment.id}/dispute/`, body)).toMatchObject({
      status: 400,
      body: { images: ["b.jpg: Gebruik een JPEG-, PNG- of WebP-bestand."] },
    });
    expect((await owner.api("GET", `/api/payment/${payment.id}/`)).body.status).toBe("held");
  });
});
