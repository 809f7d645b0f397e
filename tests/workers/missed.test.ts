import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { pageSentenceOf } from "~/api/messages";
import { DISPUTE_STEPS } from "~/content/events/disputes";
import { browserOf, textOf } from "./browser";
import { bearing, type Person, signedUp, visitor } from "./client";
import { aPaidDeal, asked, balanceOf, entriesOf, INTENT, onPage, sessionOf } from "./money";
import { racing } from "./racing-db";
import { aBid, block, inDirectMode, valueOf } from "./world";

const HOUR = 3_600_000;
type Paid = Awaited<ReturnType<typeof aPaidDeal>>;

const pathOf = ({ bid }: Paid) => `/api/chat/${bid.chat_uri}/appointment/`;
const say = (deal: Paid, who: Person, status: string) => who.api("PATCH", pathOf(deal), { status });
const act = (deal: Paid, who: Person, action: string) =>
  who.api("PATCH", `/api/job/single/${deal.job}/?action=${action}`);
const statusOf = async ({ owner, job }: Paid) => (await owner.api("GET", `/api/job/single/${job}/`)).body.status;

async function begunDeal(minutes = 31): Promise<Paid> {
  const deal = await aPaidDeal(6000);
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  await deal.helper.api("POST", pathOf(deal), { starts_at: at(1), ends_at: at(3) });
  await say(deal, deal.owner, "accepted");
  await env.DB.prepare("UPDATE appointment SET starts_at = ?, ends_at = ? WHERE chat_id = ?")
    .bind(Date.now() - minutes * 60_000, Date.now() + HOUR, deal.bid.chat)
    .run();
  return deal;
}

const cron = (user: Person, hours: number) => {
  const now = new Date(Date.now() + hours * HOUR).toISOString();
  return visitor.api("POST", "/api/dev/cron/", { task: "release", user: user.id, now });
};

const mailOf = async ({ email }: Person, template: string): Promise<{ subject: string; text: string }> =>
  (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`)).body.results[0];

const mailText = async (who: Person, template: string): Promise<string> => (await mailOf(who, template)).text;

const mailsTo = async ({ email }: Person, template: string) =>
  (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`)).body.results.length;

describe("somebody who did not come", () => {
  it("is reported half an hour after the start, and asked", async () => {
    const early = await begunDeal(29);
    expect(await say(early, early.owner, "missed")).toMatchObject({ status: 409, body: { code: "transition" } });
    const deal = await begunDeal();
    const { body } = await say(deal, deal.owner, "missed");
    expect(body).toMatchObject({ status: "missed", missed_by: deal.helper.id, missed_answer: null });
    expect(Date.parse(body.missed_until) - Date.now()).toBeGreaterThan(23 * HOUR);
    expect(await mailsTo(deal.helper, "missed")).toBe(1);
    expect(await mailText(deal.helper, "missed")).toContain("Jullie deal stopt dan. Petra de Vries krijgt alles terug");
    const asks = await mailOf(deal.helper, "missed");
    const UNTIL = /Antwoord uiterlijk (\w+dag \d+\s\w+ om \d\d:\d\d)/;
    const until = UNTIL.exec(asks.subject)?.[1]?.replaceAll("\u00a0", " ");
    expect(until).toBeDefined();
    expect(UNTIL.exec(asks.text)?.[1]?.replaceAll("\u00a0", " ")).toBe(until);
    const page = await (await browserOf(deal.helper)).get(`/messages/${deal.bid.chat_uri}/afspraak`);
    expect(textOf(page).replaceAll("\u00a0", " ")).toContain(until);
    const other = await begunDeal();
    await say(other, other.helper, "missed");
    expect(await mailText(other.owner, "missed")).toMatch(
      /Jullie deal stopt dan\. .* krijgt €\s15 vergoeding uit je betaling/,
    );
    const waiting = (await deal.helper.api("GET", "/api/user/todo/")).body.results;
    expect(waiting.map(({ kind }: { kind: string }) => kind)).toEqual(["missed"]);
    expect((await say(deal, deal.owner, "admitted")).status).toBe(403);
    const span = { starts_at: new Date(Date.now() + HOUR).toISOString(), ends_at: new Date(Date.now() + 2 * HOUR) };
    expect((await deal.helper.api("POST", pathOf(deal), span)).status).toBe(409);
  });

  it("as the helper, and admits it: everything goes back, the job is open, it counts in the record", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    expect((await say(deal, deal.helper, "admitted")).body.missed_answer).toBe("admitted");
    expect(await statusOf(deal)).toBe("open");
    expect(await entriesOf(`refunded:${deal.payment.id}`)).toMatchObject({ outside: 6300 });
    expect(await valueOf("SELECT late FROM bid WHERE id = ?", deal.bid.id)).toBe(1);
    expect(await mailsTo(deal.helper, "deal_ended_helper")).toBe(1);
    expect((await say(deal, deal.helper, "contested")).status).toBe(409);
  });

  it("as the owner, and says nothing: reminded, and after 24 hours the helper is compensated", async () => {
    const deal = await begunDeal();
    await say(deal, deal.helper, "missed");
    await cron(deal.owner, 19);
    await cron(deal.owner, 20);
    expect(await mailsTo(deal.owner, "missed_reminder")).toBe(1);
    expect(await statusOf(deal)).toBe("reserved");
    await cron(deal.owner, 24.1);
    expect(await statusOf(deal)).toBe("open");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
    expect(await entriesOf(`cancel_fee:${deal.payment.id}`)).toMatchObject({ outside: 4800 });
    expect(await mailsTo(deal.owner, "deal_ended_owner")).toBe(1);
    expect(await mailsTo(deal.helper, "deal_ended_compensated")).toBe(1);
  });

  it("and says nothing, or confirms: all read which of the two", async () => {
    const [silent, admitted] = [await begunDeal(), await begunDeal()];
    for (const deal of [silent, admitted]) await say(deal, deal.owner, "missed");
    await say(admitted, admitted.helper, "admitted");
    await cron(silent.owner, 24.1);
    const reads = async (deal: Paid, who: Person, template: string) => {
      const { ended_deal } = (await who.api("GET", `/api/job/single/${deal.job}/`)).body;
      const [news] = (await who.api("GET", "/api/notifications/")).body.results;
      return [ended_deal.text, news.text, await mailText(who, template)];
    };
    const admin = await browserOf(await signedUp({ roles: "admin" }));
    const seen = async (deal: Paid) => {
      const own = await browserOf(deal.helper);
      const paths = [
        `/wallet/betaling/${deal.payment.id}`,
        `/task/${deal.job}/verloop`,
        `/messages/${deal.bid.chat_uri}`,
      ];
      const texts = await Promise.all(paths.map(async (path) => textOf(await own.get(path))));
      const desk = [`/admin/payments/${deal.payment.id}`, `/admin/jobs/${deal.job}`];
      return { texts, desk: await Promise.all(desk.map(async (path) => textOf(await admin.get(path)))) };
    };
    for (const text of await reads(silent, silent.helper, "deal_ended_helper"))
      expect(text).toContain("Je antwoordde niet binnen 24 uur, en dat telt als niet gekomen.");
    for (const text of await reads(silent, silent.owner, "deal_ended_owner"))
      expect(text).toContain("antwoordde niet binnen 24 uur op je melding");
    const ofSilent = await seen(silent);
    for (const text of ofSilent.texts) {
      expect(text).toMatch(/j(e|ij) antwoordde niet op de melding\. Dat telt als niet gekomen\./i);
      expect(text).not.toMatch(/bevestigde|was niet op de afspraak/i);
    }
    for (const text of ofSilent.desk) expect(text).toContain("De klusser antwoordde niet op een melding");
    for (const text of await reads(admitted, admitted.helper, "deal_ended_helper"))
      expect(text).toContain("Je bevestigde dat je niet op de afspraak");
    const ofAdmitted = await seen(admitted);
    for (const text of ofAdmitted.texts) {
      expect(text).toMatch(/j(e|ij) bevestigde/i);
      expect(text).not.toContain("telt als niet gekomen");
    }
    for (const text of ofAdmitted.desk) expect(text).toContain("De klusser bevestigde niet te zijn gekomen");
  });

  it("and said nothing, in rows of before: the migration tells silence apart", async () => {
    const [silent, admitted] = [await begunDeal(), await begunDeal()];
    for (const deal of [silent, admitted]) await say(deal, deal.owner, "missed");
    await say(admitted, admitted.helper, "admitted");
    await cron(silent.owner, 24.1);
    const { DB } = env;
    await DB.batch([
      DB.prepare("UPDATE bid SET deal_end = json_remove(deal_end, '$.unanswered') WHERE id = ?").bind(silent.bid.id),
      DB.prepare(
        "UPDATE message SET event = json_remove(event, '$.unanswered') WHERE chat_id = ? AND event IS NOT NULL",
      ).bind(silent.bid.chat),
      DB.prepare("UPDATE notification SET data = json_remove(data, '$.unanswered') WHERE job_id = ?").bind(silent.job),
    ]);
    const told = async ({ owner, helper, bid, job }: Paid) => {
      const { results: lines } = (await owner.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body;
      const { results: news } = (await helper.api("GET", "/api/notifications/")).body;
      const { ended_deal } = (await helper.api("GET", `/api/job/single/${job}/`)).body;
      const chat = lines.map(({ message }: { message: string }) => message).join();
      return [chat, news[0].text, ended_deal.text].map((text) => /antwoordde niet/.test(text));
    };
    expect(await told(silent)).toEqual([false, false, false]);
    const migration = env.TEST_MIGRATIONS.find(({ name }) => name.startsWith("0183"));
    await DB.batch((migration?.queries ?? []).map((query) => DB.prepare(query)));
    expect(await told(silent)).toEqual([true, true, true]);
    expect(await told(admitted)).toEqual([false, false, false]);
  });

  it("is asked with the appointment, the time to answer and what follows, also in the reminder", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    await cron(deal.owner, 19);
    const { missed_until } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body.appointment;
    const until = new Date(missed_until).toLocaleTimeString("nl-NL", {
      timeZone: "Europe/Amsterdam",
      hour: "2-digit",
      minute: "2-digit",
    });
    const { title } = (await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body;
    for (const template of ["missed", "missed_reminder"]) {
      const { subject, text } = await mailOf(deal.helper, template);
      expect(subject).toContain(`: ‘${title}’`);
      expect(text).toMatch(new RegExp(`Antwoord uiterlijk .* ${until}`));
      expect(text).toMatch(/was: \S*(maan|dins|woens|donder|vrij|zater|zon)dag/);
      expect(text).toContain("dan begint er een geschil");
    }
    const { results: news } = (await deal.helper.api("GET", "/api/notifications/")).body;
    for (const { text } of news.slice(0, 2)) {
      expect(text).toMatch(new RegExp(`Antwoord uiterlijk .* ${until}`));
      expect(text).toContain(`‘${title}’`);
    }
    const { results } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body;
    const lines = results.map(({ message }: { message: string }) => message).join();
    expect(lines).toMatch(new RegExp(`Antwoorden kan tot .* ${until}`));
  });

  it("is named in the mail about the dispute", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    await say(deal, deal.helper, "contested");
    const text = await mailText(deal.helper, "dispute_contested");
    expect(text).toMatch(/Afspraak: \S*dag/);
    expect(text).not.toContain("nog geen tijd afgesproken");
  });

  it("is no bid any more, once the deal has ended", async () => {
    const deal = await begunDeal();
    const bids = async () => (await visitor.api("GET", `/api/job/single/${deal.job}/`)).body.number_of_bids;
    expect(await bids()).toBe(1);
    await say(deal, deal.owner, "missed");
    await say(deal, deal.helper, "admitted");
    expect(await bids()).toBe(0);
    const again = await aBid(deal.helper, deal.job);
    expect(await bids()).toBe(1);
    await deal.helper.api("DELETE", "/api/bid/", { bid_id: again.id });
    expect(await bids()).toBe(0);
  });

  it("can be reported from the page that cancels, which keeps the choice if the amounts changed", async () => {
    const deal = await begunDeal();
    const browser = await browserOf(deal.owner);
    const path = `/task/${deal.job}/actie/cancel`;
    const page = await browser.get(path);
    expect(textOf(page)).toContain("dan krijg je alles terug: € 63");
    expect(page.html).toContain("?niet-gekomen#niet-gekomen");
    const stale = await browser.post(path, { compensation: "9.00", total: "63.00", after: "remove" });
    expect(stale.status).toBe(409);
    expect(stale.html).toMatch(/checked=""[^>]*value="remove"|value="remove"[^>]*checked=""/);
    const early = await begunDeal(29);
    const soon = await (await browserOf(early.owner)).get(`/task/${early.job}/actie/cancel`);
    expect(soon.html).not.toContain("?niet-gekomen");
  });

  it("as the owner: withdrawing says that the own report ends, and only then", async () => {
    const deal = await begunDeal();
    const page = await browserOf(deal.helper);
    const path = `/task/${deal.job}/bod`;
    expect(textOf(await page.get(path))).not.toContain("Die melding vervalt");
    await say(deal, deal.owner, "missed");
    expect(textOf(await page.get(path))).not.toContain("Die melding vervalt");
    await say(deal, deal.owner, "retracted");
    await say(deal, deal.helper, "missed");
    const text = textOf(await page.get(path));
    expect(text).toContain("Die melding vervalt dan, en je krijgt geen vergoeding.");
    expect(text).toContain("krijgt alles terug: € 63");
  });

  it("withdrew late: the page of the job says too that it counts", async () => {
    const deal = await begunDeal();
    await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id });
    const { ended_deal } = (await deal.helper.api("GET", `/api/job/single/${deal.job}/`)).body;
    expect(ended_deal.text).toContain("Dit telt mee als een klus die je niet afmaakte.");
  });

  it("keeps the owner from cancelling until it is answered, whoever was reported", async () => {
    const [byOwner, byHelper] = [await begunDeal(), await begunDeal()];
    await say(byOwner, byOwner.owner, "missed");
    await say(byHelper, byHelper.helper, "missed");
    for (const deal of [byOwner, byHelper]) {
      const { body } = await deal.owner.api("GET", `/api/job/single/${deal.job}/`);
      expect(body.cancellation).toMatchObject({ allowed: false, compensation: "0.00", reason: "absence_reported" });
      const refused = await act(deal, deal.owner, "cancel");
      expect(refused).toMatchObject({ status: 409, body: { code: "absence_reported" } });
      expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(0);
    }
    await say(byOwner, byOwner.owner, "retracted");
    expect((await act(byOwner, byOwner.owner, "cancel")).status).toBe(200);
  });

  it("tells both what each gets of the whole deal without an answer", async () => {
    const deal = await begunDeal();
    const { body } = await deal.owner.api("POST", INTENT, (await asked(deal, "40.00")).intent);
    await onPage(sessionOf(body.redirect_url));
    await say(deal, deal.helper, "missed");
    const shares = async (who: Person) =>
      (await who.api("GET", `/api/payment/${deal.payment.id}/`)).body.absence.shares;
    const expected = { refund: "90.00", compensation: "15.00" };
    expect([await shares(deal.owner), await shares(deal.helper)]).toEqual([expected, expected]);
    await say(deal, deal.owner, "admitted");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
  });

  it("is waited for by the one who reported it", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    const waits = async (who: Person) =>
      (await who.api("GET", "/api/user/todo/")).body.waits.map(({ kind }: { kind: string }) => kind);
    expect(await waits(deal.owner)).toEqual(["their_absence"]);
    expect(await waits(deal.helper)).toEqual([]);
  });

  it("contests it: a dispute stops the money, and nothing happens by itself", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    await say(deal, deal.helper, "contested");
    const { body } = await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`);
    expect(body).toMatchObject({
      status: "disputed",
      dispute: { opened_by: deal.helper.id, reason: "Ik was er wel.", own_words: false },
    });
    const { appointment } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body;
    expect(body.dispute.absence_at).toBe(appointment.starts_at);
    await cron(deal.owner, 48);
    expect(await statusOf(deal)).toBe("reserved");
  });

  it("contests it: no page suggests another time or asks for proof that comes too late", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    await say(deal, deal.helper, "contested");
    const browser = await browserOf(deal.owner);
    const [meeting, room] = [`/messages/${deal.bid.chat_uri}/afspraak`, `/payment/${deal.payment.id}/geschil`];
    const saidThere = textOf(await browser.get(meeting));
    expect(saidThere).toContain("Er loopt een geschil. Tot dat is opgelost, kunnen jullie geen tijd afspreken.");
    expect(saidThere).not.toContain("Spreek een nieuwe tijd af");
    expect(textOf(await browser.get(room))).toContain("Zet ze in de chat.");
    const admin = await signedUp({ roles: "admin" });
    const decided = { outcome: "release", reason: "Af", statement: "Het is af." };
    const path = `/api/admin/disputes/${deal.payment.id}/`;
    const before = textOf(await (await browserOf(admin)).get(`/admin/disputes/${deal.payment.id}`));
    expect(before).toMatch(
      /meldde dat .* niet op de afspraak van .* zegt er wel te zijn geweest\. Voorstellen Samen tot/,
    );
    expect((await admin.api("POST", `${path}resolve/`, decided)).status).toBe(200);
    expect(textOf(await browser.get(room))).not.toContain("Zet ze in de chat.");
    const over = textOf(await browser.get(meeting));
    expect(over).toContain("Deze klus loopt niet meer.");
    expect(over).not.toContain("Spreek een nieuwe tijd af");
    expect(textOf(await (await browserOf(admin)).get(`/admin/disputes/${deal.payment.id}`))).not.toContain(
      "Bij ons sinds",
    );
    const { conversation } = (await admin.api("GET", path)).body;
    expect(conversation.results.at(-1)).toMatchObject({ notice: true });
    const english = await admin.api("GET", path, undefined, { "Accept-Language": "en" });
    const said = english.body.conversation.results.map(({ message }: { message: string }) => message).join();
    expect(said).toContain("No-show reported");
    expect(said).not.toContain("Melding: niet gekomen");
  });

  it("contests it in own words, which open the dispute", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    const reason = "Ik heb drie keer gebeld. Niemand deed open.";
    expect(
      (await deal.helper.api("PATCH", pathOf(deal), { status: "contested", reason: "a".repeat(1001) })).status,
    ).toBe(400);
    await deal.helper.api("PATCH", pathOf(deal), { status: "contested", reason });
    const { body } = await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`);
    expect(body.dispute).toMatchObject({ reason, own_words: true });
  });

  it("contests it twice: the page says that it came too late, and keeps the words", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    const { appointment } = (await deal.helper.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body;
    const page = await browserOf(deal.helper);
    const path = `/messages/${deal.bid.chat_uri}/afspraak`;
    const contest = (reason: string) => page.post(path, { intent: "contested", id: String(appointment.id), reason });
    expect((await contest("Ik stond er.")).status).toBe(303);
    const late = await contest("Niemand deed open.");
    expect(late.status).toBe(409);
    const text = textOf(late);
    expect(text).toContain("Niemand deed open.");
    expect(text).toContain(pageSentenceOf("transition", "nl"));
  });

  it("contests it: the news is about the report, and names nobody as the opener", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    const rowsOf = async () => (await deal.owner.api("GET", "/api/notifications/")).body;
    const { count } = await rowsOf();
    await say(deal, deal.helper, "contested");
    const { results, count: rows } = await rowsOf();
    expect(rows).toBe(count + 1);
    const titles = results.filter(({ type }: { type: string }) => type === "dispute");
    const facts = { name: "", job: "" } as Parameters<typeof DISPUTE_STEPS.contested.nl>[0];
    expect(titles).toMatchObject([{ title: DISPUTE_STEPS.contested.nl(facts)[0] }]);
    expect(await mailsTo(deal.helper, "dispute_contested")).toBe(1);
    expect(await mailsTo(deal.helper, "dispute_opened")).toBe(0);
    const { events } = (await deal.owner.api("GET", `/api/job/single/${deal.job}/timeline/`)).body;
    expect(events.filter(({ kind }: { kind: string }) => kind === "dispute_opened")).toMatchObject([{ by: null }]);
  });

  it("turned up after all: the report is taken back, and they can agree on another time", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    expect((await say(deal, deal.owner, "retracted")).body).toMatchObject({ status: "accepted", missed_by: null });
    expect(await mailsTo(deal.helper, "missed_retracted")).toBe(1);
    await cron(deal.owner, 48);
    expect(await statusOf(deal)).toBe("reserved");
  });

  it("is reported and answers although the other blocked them", async () => {
    const deal = await begunDeal();
    await block(deal.owner, deal.helper);
    expect((await say(deal, deal.owner, "missed")).status).toBe(200);
    expect((await say(deal, deal.helper, "contested")).body.missed_answer).toBe("contested");
    expect((await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`)).body.status).toBe("disputed");
  });

  it("as the helper cannot say that the work is done: the report is answered first", async () => {
    const deal = await begunDeal();
    const page = await browserOf(deal.helper);
    const path = `/task/${deal.job}/actie/done`;
    await env.DB.prepare("UPDATE user SET name = 'Anja de Vries' WHERE id = ?").bind(deal.owner.id).run();
    await say(deal, deal.owner, "missed");
    expect(await act(deal, deal.helper, "done")).toMatchObject({ status: 409, body: { code: "absence_reported" } });
    const stale = await page.post(path, { early: "true" });
    expect(stale.status).toBe(409);
    const alert = /role="alert"[^>]*>.*?‘Werk is klaar’ is niet gelukt/s;
    expect(stale.html).toMatch(alert);
    expect(textOf(stale)).toContain(pageSentenceOf("absence_reported", "nl"));
    for (const text of [textOf(stale), textOf(await page.get(path))]) {
      expect(text).toContain("Antwoord daarop voordat je doorgeeft dat het werk klaar is");
      expect(text).toContain("Anja de Vries meldde dat je niet op de afspraak was");
      expect(text).toContain("Dan stopt de deal en krijgt Anja de Vries alles terug");
      expect(text).toContain("Dan begint er een geschil");
      expect(text).not.toContain("Ja, het werk is klaar");
    }
    const { appointment } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body;
    expect(appointment).toMatchObject({ status: "missed", missed_by: deal.helper.id, missed_answer: null });
    await cron(deal.owner, 24.1);
    expect(await statusOf(deal)).toBe("open");
    expect(await entriesOf(`refunded:${deal.payment.id}`)).toMatchObject({ outside: 6300 });
  });

  it("as the helper reads on the offer page that answering is the other way, and is not offered extra work", async () => {
    const deal = await begunDeal();
    const offer = `/task/${deal.job}/bod`;
    const [chat, asking] = [`/messages/${deal.bid.chat_uri}`, `/messages/${deal.bid.chat_uri}/meerwerk`];
    const own = await browserOf(deal.helper);
    expect((await own.get(asking)).status).toBe(200);
    await say(deal, deal.owner, "missed");
    const shown = await own.get(offer);
    expect(textOf(shown)).toMatch(/meldde dat je er niet was.*Antwoord daarop uiterlijk .*begint dan een geschil/);
    expect(shown.html).toContain(`href="${chat}/afspraak"`);
    expect((await own.get(chat)).html).not.toContain(asking);
    expect((await own.get(asking)).to).toBe(chat);
    expect(textOf(await own.get(chat))).toContain("Antwoord eerst op de melding dat je er niet was.");
    await say(deal, deal.owner, "retracted");
    expect((await own.get(chat)).html).toContain(asking);
  });

  it("reads what a dispute about it does to the report, and one sum", async () => {
    const deal = await begunDeal();
    await say(deal, deal.owner, "missed");
    await say(deal, deal.helper, "contested");
    const room = `/payment/${deal.payment.id}/geschil`;
    const shownTo = async (who: Person) => textOf(await (await browserOf(who)).get(room));
    expect(await shownTo(deal.owner)).toMatch(
      /Je betaling van € 63 staat stil: € 60 voor het werk en € 3 servicekosten/,
    );
    const ofHelper = await shownTo(deal.helper);
    expect(ofHelper).toMatch(/staat stil: € 60\. Is alles verdiend, dan krijg jij € 57: er gaat € 3 servicekosten af/);
    expect(ofHelper).not.toContain("Je betaling");
    expect(ofHelper).toContain("De melding dat je er niet was, staat dan weer open. Je hebt 24 uur om te antwoorden.");
    expect((await deal.helper.api("DELETE", `/api/payment/${deal.payment.id}/dispute/`)).status).toBe(200);
    expect(await shownTo(deal.helper)).toContain("De melding dat je er niet was, kwam daarmee weer open te staan.");
    expect(await shownTo(deal.owner)).toMatch(/Je melding dat .* er niet was, kwam daarmee weer open te staan\./);
  });

  it("reports the other in turn: the page says how to answer first", async () => {
    const deal = await begunDeal();
    const stale = await browserOf(deal.owner);
    await say(deal, deal.helper, "missed");
    const { id } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body.appointment;
    const page = await stale.post(`/messages/${deal.bid.chat_uri}/afspraak`, { intent: "missed", id: String(id) });
    expect(page.status).toBe(409);
    expect(textOf(page)).toMatch(/meldde net dat jij er niet was\. Was je er wel\? Kies dan ‘Nee, ik was er wel’/);
  });

  it("closes the dispute: the report waits again, with time to answer, and everyone reads it", async () => {
    const deal = await begunDeal();
    await say(deal, deal.helper, "missed");
    await say(deal, deal.owner, "contested");
    const dispute = `/api/payment/${deal.payment.id}/dispute/`;
    expect((await deal.owner.api("DELETE", dispute)).body.status).toBe("held");
    const { appointment } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body;
    expect(appointment).toMatchObject({ status: "missed", missed_by: deal.owner.id, missed_answer: null });
    expect(Date.parse(appointment.missed_until) - Date.now()).toBeGreaterThan(23 * HOUR);
    expect(await mailsTo(deal.owner, "missed")).toBe(2);
    expect(await mailText(deal.owner, "missed")).toMatch(/krijgt €\s15 vergoeding uit je betaling/);
    const told = await mailText(deal.helper, "dispute");
    expect(told).toMatch(/Je melding dat .* er niet was, staat weer open\. .* kan antwoorden tot /);
    expect(told).not.toContain("gaat verder zoals jullie afspraken");
    const chat = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body.results;
    expect(chat.map(({ message }: { message: string }) => message).join()).toMatch(/ingetrokken[\s\S]*niet gekomen/);
    await cron(deal.owner, 24.1);
    expect(await statusOf(deal)).toBe("open");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
  });

  it("contests again after that: our team decides at once", async () => {
    const deal = await begunDeal();
    await say(deal, deal.helper, "missed");
    await say(deal, deal.owner, "contested");
    await deal.owner.api("DELETE", `/api/payment/${deal.payment.id}/dispute/`);
    await say(deal, deal.owner, "contested");
    const { dispute } = (await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`)).body;
    expect(dispute.status).toBe("desk");
  });

  it("opens a dispute instead of answering: that contests the report", async () => {
    const deal = await begunDeal();
    await say(deal, deal.helper, "missed");
    const page = await browserOf(deal.owner);
    expect(textOf(await page.get(`/payment/${deal.payment.id}/geschil/openen`))).toContain(
      "Open je een geschil, dan zeg je daarmee dat je er wel was.",
    );
    const { appointment } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body;
    const dispute = `/api/payment/${deal.payment.id}/dispute/`;
    const { body } = await deal.owner.api("POST", dispute, { reason: "Ik stond bij de deur." });
    expect(body.dispute).toMatchObject({ absence_at: appointment.starts_at, reason: "Ik stond bij de deur." });
    const room = `/payment/${deal.payment.id}/geschil`;
    expect(textOf(await (await browserOf(deal.helper)).get(room))).toMatch(/Je meldde dat .* niet op de afspraak van/);
    await deal.owner.api("DELETE", dispute);
    const after = (await deal.helper.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body.appointment;
    expect(after).toMatchObject({ missed_by: deal.owner.id, missed_answer: null });
  });

  it("as the owner: the page that withdraws says who reported and what follows", async () => {
    const [byHelper, byOwner] = [await begunDeal(), await begunDeal()];
    await say(byHelper, byHelper.helper, "missed");
    await say(byOwner, byOwner.owner, "missed");
    const shown = async ({ owner, payment }: Paid) =>
      textOf(await (await browserOf(owner)).get(`/wallet/betaling/${payment.id}/herroepen`));
    const ofHelper = await shown(byHelper);
    expect(ofHelper).toMatch(/meldde dat je niet op de afspraak was\..*dan krijg je ook € 48 terug/);
    expect(ofHelper).not.toContain("dan krijg je alles terug");
    expect(await shown(byOwner)).toMatch(/Je meldde dat .* niet op de afspraak was\..*dan krijg je alles terug/);
  });

  it("is frozen or done, never both, if the report and the end of the work arrive together", async () => {
    for (let round = 0; round < 6; round += 1) {
      const deal = await begunDeal();
      const calls = [() => say(deal, deal.owner, "missed"), () => act(deal, deal.helper, "done")];
      if (round % 2) calls.reverse();
      await Promise.all(calls.map((call) => call()));
      const { appointment } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body;
      const job = (await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body;
      expect(job.done_at === null).toBe(appointment.status === "missed");
    }
  });

  it("is asked again if the report came in right before the end of the work was stored", async () => {
    const deal = await begunDeal();
    const isRead = (sql: string) => sql.includes("SELECT m.id, m.missed_by");
    const DB = racing(isRead, () => say(deal, deal.owner, "missed"));
    const done = bearing(deal.helper.token, { DB });
    expect(await done("PATCH", `/api/job/single/${deal.job}/?action=done`)).toMatchObject({
      status: 409,
      body: { code: "absence_reported" },
    });
    const { appointment } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body;
    expect(appointment).toMatchObject({ status: "missed", missed_by: deal.helper.id });
    expect((await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body.done_at).toBeNull();
  });

  it("as the owner, until the helper says that the work is done: both are told that the report ends", async () => {
    const deal = await begunDeal();
    await say(deal, deal.helper, "missed");
    const page = await browserOf(deal.helper);
    const done = textOf(await page.get(`/task/${deal.job}/actie/done`));
    expect(done).toMatch(/Je meldde dat \S+.* niet op de afspraak was\..* dan trek je die melding in\./);
    expect(done).not.toContain("Je meldde dat de plaatser");
    expect((await act(deal, deal.helper, "done")).status).toBe(200);
    const chat = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body;
    expect(chat.appointment).toMatchObject({ status: "accepted", missed_by: null });
    expect(await mailsTo(deal.owner, "missed_retracted")).toBe(1);
    const { events } = (await deal.owner.api("GET", `/api/job/single/${deal.job}/timeline/`)).body;
    expect(events.map(({ kind, step }: { kind: string; step?: string }) => step ?? kind)).toContain("retracted");
    const line = "SELECT count(*) FROM every_message WHERE chat_id = ? AND event ->> '$.step' = 'retracted'";
    expect(await valueOf(line, deal.bid.chat)).toBe(1);
    await cron(deal.owner, 25);
    expect(await statusOf(deal)).toBe("reserved");
  });

  it("cannot be reported as the helper who said that the work is done: that is for a dispute", async () => {
    const deal = await begunDeal();
    await act(deal, deal.helper, "done");
    expect((await say(deal, deal.owner, "missed")).status).toBe(409);
    await cron(deal.owner, 48);
    expect(await statusOf(deal)).toBe("reserved");
    expect(await balanceOf(`held:${deal.payment.id}`)).toBe(6300);
  });

  it("cannot be reported once the job was approved, and counts for nobody", async () => {
    const deal = await begunDeal();
    await act(deal, deal.owner, "solve");
    expect((await say(deal, deal.helper, "missed")).status).toBe(409);
  });

  it("is reported while another time is suggested, which lapses", async () => {
    const deal = await begunDeal();
    const span = { starts_at: new Date(Date.now() + HOUR).toISOString(), ends_at: new Date(Date.now() + 2 * HOUR) };
    expect((await deal.owner.api("POST", pathOf(deal), span)).status).toBe(201);
    const reported = await say(deal, deal.owner, "missed");
    expect(reported).toMatchObject({ status: 200, body: { status: "missed", missed_by: deal.helper.id } });
    expect(Date.parse(reported.body.starts_at)).toBeLessThan(Date.now());
    expect((await say(deal, deal.helper, "accepted")).status).toBe(403);
    await cron(deal.owner, 24.1);
    expect(await statusOf(deal)).toBe("open");
  });

  it.each(["cancel", "withdraw"])(
    "is not asked any more when the deal ends by %s, nor in a next deal of the two",
    async (how) => {
      const deal = await begunDeal();
      await say(deal, deal.owner, "missed");
      if (how === "cancel") {
        await say(deal, deal.owner, "retracted");
        await act(deal, deal.owner, "cancel");
      } else await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id });
      const again = await aBid(deal.helper, deal.job);
      const { body } = await deal.owner.api("POST", INTENT, {
        bid_id: again.id,
        chat_uri: again.chat_uri,
        amount_with_platform_cost: "63.00",
      });
      await onPage(sessionOf(body.redirect_url));
      await cron(deal.owner, 19);
      await cron(deal.owner, 25);
      expect(await mailsTo(deal.helper, "missed_reminder")).toBe(0);
      expect(await statusOf(deal)).toBe("reserved");
      expect(await balanceOf(`held:${body.id}`)).toBe(6300);
      const span = { starts_at: new Date(Date.now() + HOUR).toISOString(), ends_at: new Date(Date.now() + 2 * HOUR) };
      expect((await deal.helper.api("POST", pathOf(deal), span)).status).toBe(201);
    },
  );

  it("changes only the record where people pay each other", async () => {
    const deal = await begunDeal();
    await env.DB.prepare("UPDATE payment SET status = 'cancelled' WHERE id = ?").bind(deal.payment.id).run();
    const call = inDirectMode(deal.owner);
    await call("PATCH", pathOf(deal), { status: "missed" });
    await inDirectMode(deal.helper)("PATCH", pathOf(deal), { status: "admitted" });
    expect(await statusOf(deal)).toBe("reserved");
    expect(await valueOf("SELECT late FROM bid WHERE id = ?", deal.bid.id)).toBe(1);
  });

  it("is settled once by twenty at once", async () => {
    const deal = await begunDeal();
    await say(deal, deal.helper, "missed");
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? say(deal, deal.owner, "admitted") : cron(deal.owner, 25))),
    );
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
  });
});

describe("an absence while our team has paused the payment", () => {
  const why = { reason: "Nagekeken", statement: "We kijken het na." };

  async function pausedDeal() {
    const deal = await begunDeal();
    const admin = await signedUp({ roles: "admin" });
    const order = (what: "pause" | "resume") =>
      admin.api("POST", `/api/admin/payments/${deal.payment.id}/${what}/`, why);
    expect((await order("pause")).status).toBe(200);
    return { deal, resume: () => order("resume") };
  }

  it("of the helper ends the deal: all the money goes back, and nothing to the helper", async () => {
    const [admitted, silent] = [(await pausedDeal()).deal, (await pausedDeal()).deal];
    for (const deal of [admitted, silent]) await say(deal, deal.owner, "missed");
    await say(admitted, admitted.helper, "admitted");
    await cron(silent.owner, 24.1);
    for (const deal of [admitted, silent]) {
      expect(await statusOf(deal)).toBe("open");
      expect(await entriesOf(`refunded:${deal.payment.id}`)).toMatchObject({ outside: 6300 });
    }
  });

  it("of the owner waits: it cannot be admitted, no time runs out, and after the pause there are hours left", async () => {
    const { deal, resume } = await pausedDeal();
    await say(deal, deal.helper, "missed");
    expect(await mailText(deal.owner, "missed")).toContain("De deal stopt niet voordat dat klaar is");
    expect(await say(deal, deal.owner, "admitted")).toMatchObject({ status: 409, body: { code: "paused" } });
    await visitor.api("POST", "/api/dev/later/", { job: deal.job, hours: 30 });
    await cron(deal.owner, 0);
    expect(await statusOf(deal)).toBe("reserved");
    await resume();
    await cron(deal.owner, 5.9);
    expect(await statusOf(deal)).toBe("reserved");
    expect(await mailsTo(deal.owner, "missed_reminder")).toBe(1);
    await cron(deal.owner, 6.1);
    expect(await statusOf(deal)).toBe("open");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
  });

  it("of the owner can still be contested", async () => {
    const { deal } = await pausedDeal();
    await say(deal, deal.helper, "missed");
    await say(deal, deal.owner, "contested");
    expect((await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`)).body.status).toBe("disputed");
  });
});

describe("agreeing on a time", () => {
  const span = { starts_at: new Date(Date.now() + 24 * HOUR).toISOString(), ends_at: new Date(Date.now() + 25 * HOUR) };
  const page = async (deal: Paid, who: Person) =>
    textOf(await (await browserOf(who)).get(`/messages/${deal.bid.chat_uri}/afspraak`));
  const kindsFor = async (person: Person) =>
    (await person.api("GET", "/api/user/todo/")).body.results.map(({ kind }: { kind: string }) => kind);

  it("and reporting an absence stop during a dispute, and go on after it", async () => {
    const deal = await begunDeal();
    const dispute = `/api/payment/${deal.payment.id}/dispute/`;
    await deal.owner.api("POST", dispute, { reason: "Er klopt iets niet" });
    const refused = { status: 409, body: { code: "disputed" } };
    expect(await deal.helper.api("POST", pathOf(deal), span)).toMatchObject(refused);
    expect(await say(deal, deal.owner, "missed")).toMatchObject(refused);
    expect(await page(deal, deal.helper)).toContain("Er loopt een geschil.");
    await deal.owner.api("DELETE", dispute);
    expect((await deal.helper.api("POST", pathOf(deal), span)).status).toBe(201);
    await deal.owner.api("POST", dispute, { reason: "Toch niet" });
    expect(await say(deal, deal.owner, "accepted")).toMatchObject(refused);
    expect(await kindsFor(deal.owner)).toEqual(["dispute", "appointment"]);
  });

  it("is not on the home page while a deal without an appointment is disputed", async () => {
    const deal = await aPaidDeal(6000);
    expect(await kindsFor(deal.helper)).toContain("meet");
    await deal.owner.api("POST", `/api/payment/${deal.payment.id}/dispute/`, { reason: "Er klopt iets niet" });
    expect(await kindsFor(deal.helper)).toEqual(["dispute"]);
  });

  it("stops once the work is done", async () => {
    const deal = await begunDeal();
    await act(deal, deal.helper, "done");
    expect(await deal.helper.api("POST", pathOf(deal), span)).toMatchObject({
      status: 409,
      body: { code: "work_done" },
    });
    expect(await page(deal, deal.owner)).toContain("Het werk is klaar.");
  });
});
