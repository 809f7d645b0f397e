import { describe, expect, it } from "vitest";
import { pageSentenceOf } from "~/api/page-sentences";
import { DISPUTE_STEPS } from "~/content/events/disputes";
import { act, begunDeal, cron, HOUR, mailsTo, mailText, type PaidDeal, pathOf, say, statusOf } from "./absences";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp } from "./client";
import { aPaidDeal, balanceOf } from "./money";

describe("a reported absence that is contested", () => {
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
});

describe("agreeing on a time", () => {
  const span = { starts_at: new Date(Date.now() + 24 * HOUR).toISOString(), ends_at: new Date(Date.now() + 25 * HOUR) };
  const page = async (deal: PaidDeal, who: Person) =>
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
