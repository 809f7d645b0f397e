import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { begunDeal, cron, mailOf, mailText, type PaidDeal, say } from "./absences";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp } from "./client";

describe("what is said of somebody who did not come", () => {
  it("and says nothing, or confirms: all read which of the two", async () => {
    const [silent, admitted] = [await begunDeal(), await begunDeal()];
    for (const deal of [silent, admitted]) await say(deal, deal.owner, "missed");
    await say(admitted, admitted.helper, "admitted");
    await cron(silent.owner, 24.1);
    const reads = async (deal: PaidDeal, who: Person, template: string) => {
      const { ended_deal } = (await who.api("GET", `/api/job/single/${deal.job}/`)).body;
      const [news] = (await who.api("GET", "/api/notifications/")).body.results;
      return [ended_deal.text, news.text, await mailText(who, template)];
    };
    const admin = await browserOf(await signedUp({ roles: "admin" }));
    const seen = async (deal: PaidDeal) => {
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
    const told = async ({ owner, helper, bid, job }: PaidDeal) => {
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

  it("reports the other in turn: the page says how to answer first", async () => {
    const deal = await begunDeal();
    const stale = await browserOf(deal.owner);
    await say(deal, deal.helper, "missed");
    const { id } = (await deal.owner.api("GET", `/api/chat/${deal.bid.chat_uri}/`)).body.appointment;
    const page = await stale.post(`/messages/${deal.bid.chat_uri}/afspraak`, { intent: "missed", id: String(id) });
    expect(page.status).toBe(409);
    expect(textOf(page)).toMatch(/meldde net dat jij er niet was\. Was je er wel\? Kies dan ‘Nee, ik was er wel’/);
  });

  it("as the owner: the page that withdraws says who reported and what follows", async () => {
    const [byHelper, byOwner] = [await begunDeal(), await begunDeal()];
    await say(byHelper, byHelper.helper, "missed");
    await say(byOwner, byOwner.owner, "missed");
    const shown = async ({ owner, payment }: PaidDeal) =>
      textOf(await (await browserOf(owner)).get(`/wallet/betaling/${payment.id}/herroepen`));
    const ofHelper = await shown(byHelper);
    expect(ofHelper).toMatch(/meldde dat je niet op de afspraak was\..*dan krijg je ook € 48 terug/);
    expect(ofHelper).not.toContain("dan krijg je alles terug");
    expect(await shown(byOwner)).toMatch(/Je meldde dat .* niet op de afspraak was\..*dan krijg je alles terug/);
  });
});
