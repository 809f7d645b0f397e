import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { contract } from "~/api/contract";
import { sweepPhotos } from "../../workers/api/operations/photos/private-photos";
import { anAdmin, appeal, aReport, decide, decideAppeal } from "./admin-fixtures";
import { mailsOf, mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";
import { listening } from "./listener";
import { aPaidDeal } from "./money";
import { chattingNeighbours, formOf, messagesIn, NOT_FOUND, PHOTO, storedFiles } from "./photos";
import { valueOf } from "./world";

let placer: Person;
let helper: Person;
let job: number;
let path: string;

beforeEach(async () => {
  ({ placer, helper, job, path } = await chattingNeighbours());
});

const messagesOf = (person: Person) => messagesIn(path, person);

const EVIDENCE = { status: 409, body: { code: "photo_evidence" } };

const photosOf = async (person: Person) => (await person.api("GET", `${path}photo/`)).body;
const deal = (fields: Record<string, string> = {}, files = [PHOTO]) => formOf(fields, files);

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
    const before = await storedFiles();
    expect(await finish(deal({}, [PHOTO, ["nee", "b.jpg"]]))).toMatchObject({
      status: 400,
      body: { images: ["b.jpg: Gebruik een JPEG-, PNG- of WebP-bestand."] },
    });
    const five = Array.from({ length: 5 }, () => PHOTO);
    expect(await finish(deal({}, five))).toMatchObject({
      status: 400,
      body: { images: ["Stuur hoogstens 4 foto’s."] },
    });
    expect(await valueOf("SELECT done_at FROM job WHERE id = ?", job)).toBeNull();
    expect((await finish(deal())).status).toBe(200);
    expect((await finish(deal())).status).toBe(200);
    expect((await photosOf(placer)).result).toHaveLength(1);
    expect(await storedFiles()).toBe(before + 2);
  });

  it("are in the export of both, and go with the account of their sender", async () => {
    await finish(deal({ alts: "De schutting" }));
    const exported = async (person: Person) => (await person.api("GET", "/api/user/export/")).body.deal_photos;
    for (const person of [placer, helper]) {
      expect(await exported(person)).toMatchObject([{ about: "result", alt: "De schutting", sender: helper.id }]);
    }
    expect(await exported(await signedUp())).toEqual([]);
    const [{ large }] = await exported(placer);
    // Other files leave removed photos behind.
    await sweepPhotos(env);
    const before = await storedFiles();
    const gone = await helper.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect(gone.status).toBe(204);
    await sweepPhotos(env);
    expect(await exported(placer)).toEqual([]);
    expect(await placer.api("GET", large)).toMatchObject(NOT_FOUND);
    expect(await storedFiles()).toBe(before - 2);
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
