import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { aPaidDeal, aPayableBid, asked, db, INTENT, onPage, sessionOf } from "./money";
import { aBid, inDirectMode } from "./world";

const HOUR = 3_600_000;
type Paid = Awaited<ReturnType<typeof aPaidDeal>>;

const NAMED = { name: "Hassan Bakker", verification: "verified", iban: "NL91ABNA0417164300" };

async function aDealOf(hours: number | null = null): Promise<Paid> {
  const deal = await aPaidDeal(6000, NAMED);
  await env.DB.prepare("UPDATE user SET name = 'Petra de Vries' WHERE id = ?").bind(deal.owner.id).run();
  if (hours === null) return deal;
  const at = (more: number) => new Date(Date.now() + (Math.max(hours, 1) + more) * HOUR).toISOString();
  const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
  await deal.helper.api("POST", path, { starts_at: at(0), ends_at: at(2) });
  await deal.owner.api("PATCH", path, { status: "accepted" });
  if (hours < 0)
    await env.DB.prepare("UPDATE appointment SET starts_at = ? WHERE chat_id = ?")
      .bind(Date.now() + hours * HOUR, deal.bid.chat)
      .run();
  return deal;
}

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "").replace(/\u00a0/g, " ");

async function readBy(person: Person, deal: Paid, role: "owner" | "helper") {
  const [news] = (await person.api("GET", "/api/notifications/")).body.results;
  const [letter] = (await visitor.api("GET", `/api/dev/outbox/?to=${person.email}`)).body.results;
  const said = (await person.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body.results;
  const line = [...said].sort((a: { id: number }, b: { id: number }) => b.id - a.id)[0];
  const list = role === "owner" ? "/api/job/mine/" : "/api/bid/?withdrawn=true";
  const [row] = (await person.api("GET", list)).body.results;
  return {
    news: plain(`${news.title}: ${news.text}`),
    link: news.link as string,
    mail: plain(`${letter.subject}\n${letter.text}`),
    template: letter.template as string,
    chat: plain(line.message),
    kind: line.event as string,
    by: line.chat_user.id as number,
    list: plain(row?.ended_deal?.text ?? ""),
    ended: (row?.ended ?? null) as string | null,
  };
}

async function bothRead(deal: Paid) {
  return { owner: await readBy(deal.owner, deal, "owner"), helper: await readBy(deal.helper, deal, "helper") };
}
type Read = Awaited<ReturnType<typeof readBy>>;

function expectSaid({ news, mail, list }: Read, sentences: readonly string[]) {
  for (const place of [news, mail, list]) for (const sentence of sentences) expect(place).toContain(sentence);
  for (const place of [news, mail, list]) expect(place).not.toMatch(/niet gekozen|undefined|\{\w+\}/);
}

const jobPath = ({ job }: Paid) => `/api/job/single/${job}/`;
const OPEN_OWNER = "Je klus staat weer open voor nieuwe biedingen.";
const OPEN_HELPER = "De klus staat weer open voor biedingen.";
const TO_BANK = "Het gaat naar de rekening of kaart waarmee je betaalde. Dat kan een paar werkdagen duren.";
const BACK = `Je krijgt € 63 terug, ook de servicekosten. ${TO_BANK}`;
const TO_PETRA = "De € 63 in bewaring gaat terug naar Petra de Vries.";
const BACK_PART = `Je krijgt € 48 terug, ook de servicekosten. ${TO_BANK} Hassan Bakker krijgt € 15 vergoeding.`;
const PART = "Je krijgt € 15 vergoeding. Dat bedrag staat op je saldo. De rest gaat terug naar Petra de Vries.";

describe("both of a deal read who ended it, where the money is and what is next", () => {
  it("when the placer cancels in time", async () => {
    const deal = await aDealOf(48);
    await deal.owner.api("PATCH", `${jobPath(deal)}?action=cancel`);
    const { owner, helper } = await bothRead(deal);
    expectSaid(owner, ["Je annuleerde de deal met Hassan Bakker voor ‘Kraan lekt’.", BACK, OPEN_OWNER]);
    expectSaid(helper, ["Petra de Vries annuleerde de deal voor ‘Kraan lekt’.", TO_PETRA, OPEN_HELPER]);
    expect([owner.template, helper.template]).toEqual(["deal_ended_owner", "deal_ended_helper"]);
    expect([owner.link, helper.ended]).toEqual([`/task/${deal.job}`, "cancelled"]);
    expect(owner.chat).toBe("Deal geannuleerd. Je krijgt € 63 terug. De klus staat weer open.");
    expect(helper.chat).toBe(owner.chat.replace("Je krijgt", "De plaatser krijgt"));
    expect([helper.kind, helper.by]).toEqual(["deal", deal.owner.id]);
  });

  it("when what was paid partly with credit goes back", async () => {
    const deal = await aDealOf(48);
    await env.DB.prepare("UPDATE payment SET credits_used = 1000 WHERE id = ?").bind(deal.payment.id).run();
    await deal.owner.api("PATCH", `${jobPath(deal)}?action=cancel`);
    const { owner } = await bothRead(deal);
    expect(owner.mail).toContain(
      "€ 10 staat weer als tegoed in je wallet. € 53 gaat naar de rekening of kaart waarmee je betaalde.",
    );
  });

  it("when the placer cancels late", async () => {
    const deal = await aDealOf(20);
    await deal.owner.api("PATCH", `${jobPath(deal)}?action=cancel&compensation=15.00`);
    const { owner, helper } = await bothRead(deal);
    expectSaid(owner, ["minder dan 24 uur voor het afgesproken begin, of daarna.", BACK_PART, OPEN_OWNER]);
    expectSaid(helper, ["minder dan 24 uur voor het afgesproken begin, of daarna.", PART, OPEN_HELPER]);
    expect(helper.template).toBe("deal_ended_compensated");
    expect(helper.mail).toMatch(/maken we je saldo over naar je rekening.*\/wallet/s);
    expect(helper.chat).toContain("De plaatser krijgt € 48 terug, je krijgt € 15 vergoeding.");
  });

  it("on the page of the job too, with the receipt and the chat, until a new deal", async () => {
    const deal = await aDealOf(20);
    await deal.owner.api("PATCH", `${jobPath(deal)}?action=cancel&compensation=15.00&remove=true`);
    const seenBy = async (person: Person) => (await person.api("GET", jobPath(deal))).body;
    const shared = { end: "deleted", payment: deal.payment.id, chat_uri: deal.bid.chat_uri };
    for (const [person, sentence] of [
      [deal.owner, BACK_PART],
      [deal.helper, PART],
    ] as const) {
      const { status, ended_deal } = await seenBy(person);
      expect([status, ended_deal]).toEqual(["deleted", expect.objectContaining(shared)]);
      expect(plain(ended_deal.text)).toContain(sentence);
    }
  });

  it("in the lists of both, also once the job was deleted", async () => {
    const deal = await aDealOf(48);
    await deal.owner.api("PATCH", `${jobPath(deal)}?action=cancel&remove=true`);
    const [bid] = (await deal.helper.api("GET", "/api/bid/?withdrawn=true")).body.results;
    expect(bid.ended_deal).toMatchObject({ refund: "63.00", payment: deal.payment.id });
    const [job] = (await deal.owner.api("GET", "/api/job/mine/?ended=true")).body.results;
    expect(job.ended_deal).toMatchObject({ refund: "63.00", payment: deal.payment.id });
    expect((await deal.owner.api("GET", "/api/job/mine/")).body.results).toEqual([]);
    const page = await (await browserOf(deal.owner)).get(`/profile/${deal.owner.id}/my-jobs?tab=jobs`);
    const list = plain(textOf(page));
    expect(list).toMatch(/Verwijderd.*Deal gestopt: € 63 terug.*Betaalbewijs/s);
  });

  it("not while a new deal of the same two runs, nor to others", async () => {
    const deal = await aDealOf(48);
    await deal.owner.api("PATCH", `${jobPath(deal)}?action=cancel`);
    const endFor = async (person: Person) => (await person.api("GET", jobPath(deal))).body.ended_deal;
    expect(await endFor(deal.owner)).toMatchObject({ end: "cancelled", refund: "63.00" });
    expect(await endFor(await signedUp())).toBeNull();
    const again = await aBid(deal.helper, deal.job);
    expect(await endFor(deal.helper)).toBeNull();
    await inDirectMode(deal.owner)("PATCH", "/api/bid/", { bid_id: again.id, status: "accepted" });
    expect([await endFor(deal.owner), await endFor(deal.helper)]).toEqual([null, null]);
  });

  it("when the helper withdraws, who may bid again", async () => {
    const deal = await aDealOf(48);
    await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id });
    const { owner, helper } = await bothRead(deal);
    const ended = "Hassan Bakker heeft het geaccepteerde bod op ‘Kraan lekt’ ingetrokken.";
    expectSaid(owner, [ended, BACK, OPEN_OWNER]);
    expectSaid(helper, ["Je hebt je geaccepteerde bod op ‘Kraan lekt’ ingetrokken.", TO_PETRA, OPEN_HELPER]);
    expect([helper.ended, helper.by]).toEqual(["withdrawn", deal.helper.id]);
    expect(await aBid(deal.helper, deal.job)).toMatchObject({ status: "pending" });
  });

  it("when the helper did not come", async () => {
    const deal = await aDealOf(-1);
    const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
    await deal.owner.api("PATCH", path, { status: "missed" });
    await deal.helper.api("PATCH", path, { status: "admitted" });
    const { owner, helper } = await bothRead(deal);
    expectSaid(owner, [
      "Hassan Bakker bevestigde niet op de afspraak voor ‘Kraan lekt’ te zijn geweest.",
      BACK,
      OPEN_OWNER,
    ]);
    const confirmed = "Je bevestigde dat je niet op de afspraak met Petra de Vries voor ‘Kraan lekt’ was.";
    expectSaid(helper, [confirmed, TO_PETRA, OPEN_HELPER]);
    expect([owner.kind, helper.ended]).toEqual(["notice", "cancelled"]);
  });

  it("when the placer did not come, and does not answer", async () => {
    const deal = await aDealOf(-1);
    await deal.helper.api("PATCH", `/api/chat/${deal.bid.chat_uri}/appointment/`, { status: "missed" });
    const now = new Date(Date.now() + 25 * HOUR).toISOString();
    await visitor.api("POST", "/api/dev/cron/", { task: "release", user: deal.owner.id, now });
    const { owner, helper } = await bothRead(deal);
    const [asked, silent] = ["Hassan Bakker meldde dat je niet op de afspraak", "Je antwoordde niet binnen 24 uur"];
    expectSaid(owner, [asked, silent, BACK_PART, OPEN_OWNER]);
    expectSaid(helper, ["Petra de Vries antwoordde niet binnen 24 uur op je melding", PART, OPEN_HELPER]);
  });

  it("when the placer withdraws from the payment", async () => {
    const deal = await aDealOf();
    await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`);
    const { owner, helper } = await bothRead(deal);
    expect(owner.template).toBe("withdrawal_refunded");
    expect(owner.mail).toContain(OPEN_OWNER);
    expectSaid({ ...owner, mail: owner.news }, [
      "Je hebt je overeenkomst over ‘Kraan lekt’ herroepen.",
      BACK,
      OPEN_OWNER,
    ]);
    expectSaid(helper, ["Petra de Vries heeft de overeenkomst over ‘Kraan lekt’ herroepen.", TO_PETRA, OPEN_HELPER]);
  });

  it("when the money was held too long", async () => {
    const deal = await aDealOf();
    const now = new Date(Date.now() + 76 * 24 * HOUR).toISOString();
    await visitor.api("POST", "/api/dev/cron/", { task: "release", user: deal.owner.id, now });
    const { owner, helper } = await bothRead(deal);
    expectSaid(owner, ["75 dagen in bewaring", BACK, OPEN_OWNER]);
    expectSaid(helper, ["75 dagen in bewaring", TO_PETRA, OPEN_HELPER]);
  });

  it("with extra work that was paid, as one amount", async () => {
    const deal = await aDealOf();
    const request = await asked(deal);
    const { body } = await deal.owner.api("POST", INTENT, request.intent);
    await onPage(sessionOf(body.redirect_url));
    await deal.owner.api("PATCH", `${jobPath(deal)}?action=cancel`);
    const { owner } = await bothRead(deal);
    expectSaid(owner, ["Je krijgt € 84 terug"]);
    expect((await mailsTo(deal.owner.id)).filter(({ template }) => template === "deal_ended_owner")).toHaveLength(1);
  });

  it("where nothing was paid through us", async () => {
    const deal = await aDealOf();
    await env.DB.prepare("UPDATE payment SET status = 'cancelled' WHERE id = ?").bind(deal.payment.id).run();
    await inDirectMode(deal.owner)("PATCH", `${jobPath(deal)}?action=cancel`);
    const { owner, helper } = await bothRead(deal);
    for (const read of [owner, helper]) expectSaid(read, ["Er was niets via ons betaald."]);
  });

  it("when the placer deletes a job for which nothing is held", async () => {
    const deal = await aDealOf();
    await env.DB.prepare("UPDATE payment SET status = 'cancelled' WHERE id = ?").bind(deal.payment.id).run();
    expect((await inDirectMode(deal.owner)("PATCH", `${jobPath(deal)}?action=delete`)).status).toBe(200);
    const { owner, helper } = await bothRead(deal);
    for (const place of [owner.news, owner.mail]) {
      expect(place).toContain("Je annuleerde de deal met Hassan Bakker voor ‘Kraan lekt’.");
      expect(place).toContain("De klus is verwijderd.");
    }
    expectSaid(helper, ["Petra de Vries annuleerde de deal voor ‘Kraan lekt’."]);
    expect(helper.news).toContain(
      "Je hoeft dit werk niet meer te doen. Er was niets via ons betaald. De klus is verwijderd.",
    );
    expect([helper.link, helper.template]).toEqual([`/messages/${deal.bid.chat_uri}`, "deal_ended_helper"]);
    expect([helper.chat, helper.by]).toEqual([
      "Deal geannuleerd. Er was niets via ons betaald. De klus is verwijderd.",
      deal.owner.id,
    ]);
  });
});

describe("a dispute", () => {
  const at = ({ payment }: Paid) => `/api/payment/${payment.id}/dispute/`;
  const opened = async () => {
    const deal = await aDealOf();
    await deal.owner.api("POST", at(deal), { reason: "Het is niet af." });
    return deal;
  };

  it("is told to the other, with the money and what to do", async () => {
    const deal = await opened();
    const { news, mail, chat, link } = await readBy(deal.helper, deal, "helper");
    for (const place of [news, mail]) {
      expect(place).toContain("Petra de Vries heeft een geschil geopend over ‘Kraan lekt’.");
      expect(place).toMatch(
        /De betaling van € 57 staat sinds .* stil en blijft in bewaring tot het geschil is gesloten\./,
      );
      expect(place).toContain("Doe daarna een voorstel");
    }
    expect([link, chat.split(".")[0]]).toEqual([`/payment/${deal.payment.id}/geschil`, "Geschil geopend"]);
    const [row] = (await deal.owner.api("GET", "/api/job/mine/")).body.results;
    expect(row.disputed).toBe(deal.payment.id);
  });

  it("that ends in a split says both shares to both", async () => {
    const deal = await opened();
    await deal.helper.api("POST", `${at(deal)}proposal/`, { amount: "40.00" });
    const proposed = await readBy(deal.owner, deal, "owner");
    expect(proposed.mail).toContain(
      "Het voorstel: je krijgt € 21 terug, Hassan Bakker krijgt € 38. Tot jullie het eens zijn of ons team beslist, blijft het geld in bewaring.",
    );
    await deal.owner.api("POST", `${at(deal)}accept/`);
    const { owner, helper } = await bothRead(deal);
    const shares = `Je krijgt € 21 terug. ${TO_BANK} Hassan Bakker krijgt € 38.`;
    for (const place of [owner.list, helper.list]) expect(place).toContain("De klus is afgerond.");
    expect(owner.list).toContain(
      `Je ging akkoord met het voorstel van Hassan Bakker. Het geschil over ‘Kraan lekt’ is gesloten. ${shares}`,
    );
    expect(helper.list).toContain("Je krijgt € 38. Dat bedrag staat op je saldo. Petra de Vries krijgt € 21 terug.");
    const mails = await mailsTo(deal.helper.id);
    expect(mails.filter(({ template }) => template === "dispute")).toHaveLength(2);
    expect(helper.chat).toBe(
      "Akkoord met het voorstel. Het geschil is gesloten. De plaatser krijgt € 21 terug, je krijgt € 38. De klus is afgerond.",
    );
  });

  it("about an absence that ends in a split ends the deal: nobody reads that the job is completed", async () => {
    const deal = await aDealOf(-1);
    const path = `/api/chat/${deal.bid.chat_uri}/appointment/`;
    await deal.owner.api("PATCH", path, { status: "missed" });
    await deal.helper.api("PATCH", path, { status: "contested" });
    const admin = await signedUp({ roles: "admin" });
    const decision = { outcome: "split", amount: "40.00", reason: "Billijk", statement: "Ieder een deel." };
    await admin.api("POST", `/api/admin/disputes/${deal.payment.id}/resolve/`, decision);
    expect((await deal.owner.api("GET", jobPath(deal))).body).toMatchObject({ status: "solved", stopped: true });
    const record = "SELECT jobs_done, completion_rate FROM user WHERE id = ?";
    expect(await db.prepare(record).bind(deal.helper.id).first()).toEqual({ jobs_done: 0, completion_rate: null });
    for (const person of [deal.owner, deal.helper]) {
      const jobs = await (await browserOf(person)).get(`/task/${deal.job}`);
      expect(textOf(jobs)).toContain("Gestopt");
      const news = (await person.api("GET", "/api/notifications/")).body.results.slice(0, 2);
      const mails = (await visitor.api("GET", `/api/dev/outbox/?to=${person.email}`)).body.results;
      const last = mails.filter(({ template }: { template: string }) =>
        ["dispute", "review_request_ended"].includes(template),
      );
      expect(news.map(({ type }: { type: string }) => type)).toEqual(["review_request", "dispute"]);
      expect(last.length).toBeGreaterThan(1);
      const told = [...news, ...last.slice(0, 2)].map(({ text }: { text: string }) => text);
      for (const text of told) expect(text).toMatch(/deal .*is gestopt/);
      for (const text of told) expect(text).not.toContain("afgerond");
    }
    const { owner, helper } = await bothRead(deal);
    for (const { chat, list } of [owner, helper])
      for (const text of [chat, list]) expect(text).toMatch(/deal is gestopt\.$/);
  });

  it("that our team decides says so, with its statement, and opens the job where nothing was earned", async () => {
    const deal = await opened();
    const admin = await signedUp({ roles: "admin" });
    const decision = { outcome: "refund", reason: "Billijk", statement: "Er is niets gedaan." };
    await admin.api("POST", `/api/admin/disputes/${deal.payment.id}/resolve/`, decision);
    const { owner, helper } = await bothRead(deal);
    expectSaid(owner, ["Ons team heeft beslist over ‘Kraan lekt’.", BACK, OPEN_OWNER]);
    expectSaid(helper, ["Ons team heeft beslist over ‘Kraan lekt’.", "Petra de Vries krijgt € 63 terug.", OPEN_HELPER]);
    for (const read of [owner, helper]) expect(read.mail).toContain("Dit schrijft ons team: Er is niets gedaan.");
    expect([owner.kind, helper.ended]).toEqual(["notice", "cancelled"]);
  });
});

describe("a job that is open again", () => {
  it("can be bid on by everybody whom the placer did not reject", async () => {
    const deal = await aPaidDeal(6000);
    const [lapsed, rejected] = [await signedUp(), await signedUp()];
    for (const person of [lapsed, rejected]) await aPayableBid(deal.job, deal.owner, person);
    await env.DB.prepare(
      "UPDATE bid SET status = 'rejected', rejected_by = iif(user_id = ?1, ?2, NULL) WHERE user_id IN (?1, ?3)",
    )
      .bind(rejected.id, deal.owner.id, lapsed.id)
      .run();
    await deal.owner.api("PATCH", `${jobPath(deal)}?action=cancel`);
    const bid = (person: Person) => person.api("POST", "/api/bid/", { job_id: deal.job, amount: "50.00" });
    expect([(await bid(deal.helper)).status, (await bid(lapsed)).status]).toEqual([201, 201]);
    expect((await bid(rejected)).body.code).toBe("bid_exists");
    const { results } = (await deal.helper.api("GET", "/api/bid/")).body;
    expect(
      results.map(({ status, ended_deal }: { status: string; ended_deal: object | null }) => [status, ended_deal]),
    ).toEqual([
      ["pending", null],
      ["cancelled", null],
    ]);
  });
});
