import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { aJpeg } from "../pictures";
import { anAdmin } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp } from "./client";
import { accept, propose } from "./disputed";
import { aPaidDeal, db, INTENT, onPage, sessionOf } from "./money";
import { aBid } from "./world";

type Photo = { id: number; alt: string | null; bid?: number; small: string };
type Found = { result: Photo[]; dispute: Photo[] };

const withPhoto = (fields: Record<string, string>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("images", new File([aJpeg()], "foto.jpg"));
  return body;
};

const altsOf = ({ result, dispute }: Found) => [result.map(({ alt }) => alt), dispute.map(({ alt }) => alt)];

/** The first is disputed and ends on 0; the second is with the same helper, in the same chat. */
async function twoDeals() {
  const { owner, helper, job, payment, bid } = await aPaidDeal();
  const done = (alts: string) =>
    helper.api("PATCH", `/api/job/single/${job}/?action=done`, alts ? withPhoto({ alts }) : undefined);
  await done("Resultaat 1");
  await owner.api("POST", `/api/payment/${payment.id}/dispute/`, withPhoto({ reason: "Niet af.", alts: "Geschil 1" }));
  const answer = withPhoto({ answer: "Wel af.", alts: "Antwoord 1" });
  expect((await helper.api("POST", `/api/payment/${payment.id}/dispute/answer/`, answer)).status).toBe(201);
  await propose(helper, payment.id, "0.00");
  expect((await accept(owner, payment.id)).status).toBe(200);
  const again = await aBid(helper, job, "50.00");
  const intent = { bid_id: again.id, chat_uri: bid.chat_uri, amount_with_platform_cost: "52.50" };
  const { body } = await owner.api("POST", INTENT, intent);
  await onPage(sessionOf(body.redirect_url));
  await done("Resultaat 2");
  await owner.api("POST", `/api/payment/${body.id}/dispute/`, withPhoto({ reason: "Weer niet.", alts: "Geschil 2" }));
  return {
    owner,
    helper,
    job,
    chat: bid.chat_uri,
    chatId: bid.chat,
    first: { bid: bid.id, payment: payment.id },
    second: { bid: again.id, payment: body.id as number },
  };
}

const OF_FIRST = [["Resultaat 1"], ["Geschil 1", "Antwoord 1"]];
const OF_SECOND = [["Resultaat 2"], ["Geschil 2"]];

describe("two deals in one chat", () => {
  let deals: Awaited<ReturnType<typeof twoDeals>>;
  let admin: Person;

  beforeAll(async () => {
    deals = await twoDeals();
    admin = await anAdmin();
  });

  const photosOf = async (person: Person, query = ""): Promise<Found> =>
    (await person.api("GET", `/api/chat/${deals.chat}/photo/${query}`)).body;

  it("have each its own photos, for both parties and admins alike", async () => {
    const { owner, helper, first, second } = deals;
    for (const person of [owner, helper]) {
      expect(altsOf(await photosOf(person))).toEqual(OF_SECOND);
      expect(altsOf(await photosOf(person, `?bid=${second.bid}`))).toEqual(OF_SECOND);
      const former = await photosOf(person, `?bid=${first.bid}`);
      expect(altsOf(former)).toEqual(OF_FIRST);
      expect(former.dispute.map(({ bid }) => bid)).toEqual([first.bid, first.bid]);
    }
    expect((await owner.api("GET", `/api/chat/${deals.chat}/photo/?bid=geen`)).status).toBe(400);
    const fileOf = async (payment: number) => (await admin.api("GET", `/api/admin/disputes/${payment}/`)).body;
    const [former, latter] = [await fileOf(first.payment), await fileOf(second.payment)];
    expect([altsOf(former.photos), altsOf(latter.photos)]).toEqual([OF_FIRST, OF_SECOND]);
    expect([former.payment.deal, latter.payment.deal]).toEqual([first.bid, second.bid]);
    expect([former.job.done_at, latter.job.done_at]).toEqual([null, expect.any(String)]);
    const paid = async (payment: number) => (await owner.api("GET", `/api/payment/${payment}/`)).body;
    const [before, after] = [await paid(first.payment), await paid(second.payment)];
    expect([before.job_done_at, after.job_done_at]).toEqual([null, expect.any(String)]);
    expect([former.payment.job_done_at, latter.payment.job_done_at]).toEqual([null, expect.any(String)]);
  });

  it("have rooms with their own photos and timeline", async () => {
    const { owner, helper, job, first, second } = deals;
    for (const person of [owner, helper]) {
      const browser = await browserOf(person);
      const roomOf = async (payment: number) => (await browser.get(`/payment/${payment}/geschil`)).html;
      const [former, latter] = [await roomOf(first.payment), await roomOf(second.payment)];
      for (const alt of ["Resultaat 1", "Geschil 1", "Antwoord 1"]) {
        expect(former).toContain(alt);
        expect(latter).not.toContain(alt);
      }
      for (const alt of ["Resultaat 2", "Geschil 2"]) {
        expect(former).not.toContain(alt);
        expect(latter).toContain(alt);
      }
      expect(former).toContain(`/task/${job}/verloop?bod=${first.bid}`);
      expect(latter).toContain(`/task/${job}/verloop?bod=${second.bid}`);
    }
  });

  it("keep the evidence of the dispute that is open, not that of a former one", async () => {
    const { owner, first } = deals;
    const [former] = (await photosOf(owner, `?bid=${first.bid}`)).dispute;
    const [latter] = (await photosOf(owner)).dispute;
    const evidence = async (photo?: Photo) =>
      (await owner.api("GET", `/api/chat/${deals.chat}/photo/${photo?.id}/`)).body.is_evidence;
    expect([await evidence(former), await evidence(latter)]).toEqual([false, true]);
  });

  it("keep what the migration reads from the rows of before", async () => {
    const { chatId } = deals;
    const read = async () =>
      (await db.prepare("SELECT id, bid_id FROM chat_photo WHERE chat_id = ? ORDER BY id").bind(chatId).all()).results;
    const before = await read();
    await db.prepare("UPDATE chat_photo SET bid_id = NULL WHERE chat_id = ?").bind(chatId).run();
    const migration = env.TEST_MIGRATIONS.find(({ name }) => name.startsWith("0190"));
    const fill = migration?.queries.filter((query) => !query.includes("ALTER TABLE")) ?? [];
    await db.batch(fill.map((query) => db.prepare(query)));
    expect(await read()).toEqual(before);
  });

  it("have each its own timeline, which leads to the other", async () => {
    const { owner, helper, job, first, second } = deals;
    const path = `/api/job/single/${job}/timeline/`;
    for (const [person, address] of [
      [owner, path],
      [helper, path],
      [admin, `/api/admin/jobs/${job}/timeline/`],
    ] as const) {
      const of = async (bid?: number) =>
        (await person.api("GET", `${address}${bid === undefined ? "" : `?bid=${bid}`}`)).body;
      const [latest, former] = [await of(), await of(first.bid)];
      expect(await of(second.bid)).toEqual(latest);
      expect([latest.bid, former.bid]).toEqual([second.bid, first.bid]);
      expect([latest.others, former.others]).toMatchObject([[{ bid: first.bid }], [{ bid: second.bid }]]);
      const kinds = (events: { kind: string }[]) =>
        events.map(({ kind }) => kind).filter((kind) => kind === "done" || kind === "dispute_closed");
      expect([kinds(former.events), kinds(latest.events)]).toEqual([["done", "dispute_closed"], ["done"]]);
      const alts = (events: { photos?: Photo[] }[]) =>
        events.flatMap(({ photos = [] }) => photos.map(({ alt }) => alt));
      expect([alts(former.events), alts(latest.events)]).toEqual(
        person === admin ? [[], []] : [OF_FIRST.flat(), OF_SECOND.flat()],
      );
      expect((await person.api("GET", `${address}?bid=999999999`)).status).toBe(404);
    }
    const browser = await browserOf(owner);
    const { html: latest } = await browser.get(`/task/${job}/verloop`);
    expect(latest).toContain(`/task/${job}/verloop?bod=${first.bid}`);
    expect(textOf(await browser.get(`/task/${job}/verloop?bod=${first.bid}`))).toContain("bod van € 100");
  });
});

it("leads who does the deal no longer to none of another", async () => {
  const { owner, helper, job, bid } = await aPaidDeal();
  await owner.api("PATCH", `/api/job/single/${job}/?action=cancel`);
  const other = await signedUp();
  const second = await aBid(other, job, "50.00");
  const intent = { bid_id: second.id, chat_uri: second.chat_uri, amount_with_platform_cost: "52.50" };
  await onPage(sessionOf((await owner.api("POST", INTENT, intent)).body.redirect_url));
  const of = (person: Person, deal: number) => person.api("GET", `/api/job/single/${job}/timeline/?bid=${deal}`);
  expect((await of(owner, bid.id)).body).toMatchObject({ bid: bid.id, others: [{ bid: second.id }] });
  expect((await of(owner, second.id)).body).toMatchObject({ bid: second.id, others: [{ bid: bid.id }] });
  expect((await of(helper, bid.id)).body).toMatchObject({ bid: bid.id, others: [] });
  expect((await of(helper, second.id)).status).toBe(404);
  expect((await of(other, bid.id)).status).toBe(404);
});
