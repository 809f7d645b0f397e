import { describe, expect, it } from "vitest";
import { COUNTS } from "~/content/events/deal-ends";
import { AFTER_DISPUTE, DISPUTE_STEPS } from "~/content/events/disputes";
import { AFTER_PAUSE } from "~/content/events/team-decisions";
import { browserOf, textOf } from "./browser";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { aPaidDeal, asked, balanceOf, db, INTENT, onPage, sessionOf } from "./money";

const HOUR = 3_600_000;
type PaidDeal = Awaited<ReturnType<typeof aPaidDeal>>;

const meeting = ({ bid }: PaidDeal) => `/api/chat/${bid.chat_uri}/appointment/`;
const say = (deal: PaidDeal, who: Person, status: string) => who.api("PATCH", meeting(deal), { status });
const act = (deal: PaidDeal, who: Person, action: string) =>
  who.api("PATCH", `/api/job/single/${deal.job}/?action=${action}`);
const disputed = (deal: PaidDeal, who: Person, step = "", body: object = { reason: "Niet af" }) =>
  who.api("POST", `/api/payment/${deal.payment.id}/dispute/${step}`, body);

async function agreedIn(hours: number): Promise<PaidDeal> {
  const deal = await aPaidDeal(6000);
  const at = (more: number) => new Date(Date.now() + (hours + more) * HOUR).toISOString();
  await deal.helper.api("POST", meeting(deal), { starts_at: at(0), ends_at: at(2) });
  await say(deal, deal.owner, "accepted");
  return deal;
}

const later = ({ job }: PaidDeal, hours: number) => visitor.api("POST", "/api/dev/later/", { job, hours });
const cron = (user: Person) => visitor.api("POST", "/api/dev/cron/", { task: "release", user: user.id });

async function reported(by: "owner" | "helper"): Promise<PaidDeal> {
  const deal = await agreedIn(1);
  await later(deal, 2);
  expect((await say(deal, deal[by], "missed")).status).toBe(200);
  return deal;
}

const newsOf = async (who: Person): Promise<string> =>
  (await who.api("GET", "/api/notifications/")).body.results[0].text;
const mailOf = async ({ email }: Person, template: string): Promise<string> =>
  (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`)).body.results[0].text;
const kindsOf = async (who: Person): Promise<string[]> => {
  const { results, waits } = (await who.api("GET", "/api/user/todo/")).body;
  return [...results, ...waits].map(({ kind }: { kind: string }) => kind);
};
const page = async (who: Person, path: string) => textOf(await (await browserOf(who)).get(path));

async function order(deal: PaidDeal, what: "pause" | "resume") {
  const admin = await signedUp({ roles: "admin" });
  const why = { reason: "Nagekeken", statement: "We kijken het na." };
  expect((await admin.api("POST", `/api/admin/payments/${deal.payment.id}/${what}/`, why)).status).toBe(200);
}

describe("a helper who did not come", () => {
  it("and does not answer: the line in the chat has no author, and the timeline no compensation", async () => {
    const deal = await reported("owner");
    await later(deal, 25);
    await cron(deal.owner);
    const { results } = (await deal.helper.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body;
    const [line] = results.filter(({ message }: { message: string }) => message.includes("Geen antwoord"));
    expect(line.event).toBe("notice");
    const { events } = (await deal.owner.api("GET", `/api/job/single/${deal.job}/timeline/`)).body;
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect([kinds.includes("refunded"), kinds.includes("compensated")]).toEqual([true, false]);
  });

  it("gets what the page of the withdrawal said, when the placer does not wait for the answer", async () => {
    const deal = await reported("owner");
    expect(await page(deal.owner, `/wallet/betaling/${deal.payment.id}/herroepen`)).toMatch(/€\s48 terug.*€\s15/);
    const { body } = await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`);
    expect(body.refunded_amount).toBe("48.00");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
  });

  it("is not asked to meet while the two are in dispute about it", async () => {
    const deal = await reported("owner");
    await say(deal, deal.helper, "contested");
    for (const who of [deal.owner, deal.helper]) expect(await kindsOf(who)).toEqual(["dispute"]);
    for (const who of [deal.owner, deal.helper]) {
      const shown = await (await browserOf(who)).get(`/messages/${deal.bid.chat_uri}/afspraak`);
      expect(shown.html).not.toContain('value="propose"');
      expect(shown.html).toContain(`href="/payment/${deal.payment.id}/geschil"`);
      expect(textOf(shown)).toContain(who === deal.owner ? "zegt van wel" : "Jij zei van wel");
    }
  });

  it.each([
    { by: "owner", says: "Je meldde dat" },
    { by: "helper", says: "meldde dat je niet" },
  ] as const)("and who reported it stands above the approval: the $by", async ({ by, says }) => {
    const deal = await reported(by);
    expect(await page(deal.owner, `/task/${deal.job}/actie/solve`)).toContain(says);
  });

  it("cannot be reported once the deal is over: the page leads to the chat", async () => {
    const deal = await agreedIn(1);
    await later(deal, 2);
    await act(deal, deal.owner, "cancel");
    const shown = await (await browserOf(deal.owner)).get(`/messages/${deal.bid.chat_uri}/afspraak`);
    expect(shown.to).toBe(`/messages/${deal.bid.chat_uri}`);
  });
});

it("a placer who is reported during a pause has nothing to do by a day", async () => {
  const deal = await reported("helper");
  await order(deal, "pause");
  expect([await kindsOf(deal.owner), await kindsOf(deal.helper)]).toEqual([["team"], ["team"]]);
  const html = (await (await browserOf(deal.owner)).get(`/messages/${deal.bid.chat_uri}/afspraak`)).html;
  expect([html.includes('value="contested"'), html.includes('value="admitted"')]).toEqual([true, false]);
  await order(deal, "resume");
  expect(await kindsOf(deal.owner)).toEqual(["missed"]);
});

it("a helper who withdraws late is told that it counts, and one who withdraws in time is not", async () => {
  const [late, early] = [await agreedIn(3), await agreedIn(30)];
  for (const { helper, bid } of [late, early]) await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
  expect(await mailOf(late.helper, "deal_ended_helper")).toContain(COUNTS.nl);
  expect(await mailOf(early.helper, "deal_ended_helper")).not.toContain(COUNTS.nl);
  expect(await mailOf(late.owner, "deal_ended_owner")).not.toContain(COUNTS.nl);
});

it("a receipt leads to the dispute about it", async () => {
  const deal = await aPaidDeal(6000);
  const path = `/payment/${deal.payment.id}/geschil`;
  await disputed(deal, deal.owner);
  for (const who of [deal.owner, deal.helper]) {
    const shown = await (await browserOf(who)).get(`/wallet/betaling/${deal.payment.id}`);
    expect(shown.html).toContain(`href="${path}"`);
  }
});

describe("a dispute about a payment that our team paused", () => {
  it("does not ask to agree until the pause is over, and says so then", async () => {
    const deal = await aPaidDeal(6000);
    await order(deal, "pause");
    await disputed(deal, deal.owner);
    await disputed(deal, deal.helper, "proposal/", { amount: "50.00" });
    expect(await newsOf(deal.owner)).toContain("Tot dat klaar is, kun je niet akkoord gaan.");
    expect(await newsOf(deal.owner)).not.toContain("Ga akkoord of doe zelf een voorstel.");
    expect((await disputed(deal, deal.owner, "accept/", {})).status).toBe(409);
    await order(deal, "resume");
    for (const who of [deal.owner, deal.helper]) expect(await newsOf(who)).toContain(AFTER_PAUSE.resumedInDispute.nl);
    expect((await disputed(deal, deal.owner, "accept/", {})).status).toBe(200);
  });

  it("is the team’s after seven days: the last proposal cannot be agreed to, and the mail does not offer it", async () => {
    const deal = await aPaidDeal(6000);
    await order(deal, "pause");
    await disputed(deal, deal.owner);
    await disputed(deal, deal.helper, "proposal/", { amount: "50.00" });
    await later(deal, 7 * 24 + 1);
    await cron(deal.owner);
    expect(await newsOf(deal.owner)).toContain("Ons team beslist nu");
    expect(await newsOf(deal.owner)).not.toContain("akkoord");
  });
});

it("who did not tell their side is asked for it when our team decides, and only they", async () => {
  const deal = await aPaidDeal(6000);
  await disputed(deal, deal.owner);
  await later(deal, 7 * 24 + 1);
  await cron(deal.owner);
  const facts = { name: "", job: "", untold: true, standing: "" } as Parameters<typeof AFTER_DISPUTE.desk.nl>[0];
  const asks = AFTER_DISPUTE.desk.nl(facts);
  expect(DISPUTE_STEPS.desk.nl(facts)[0]).toBe("Ons team beslist");
  expect(await newsOf(deal.helper)).toContain(asks);
  expect(await newsOf(deal.owner)).not.toContain(asks);
});

it("a deal without held money asks what to do, and not for approval", async () => {
  const deal = await aPaidDeal(6000);
  await act(deal, deal.helper, "done");
  await onPage(deal.payment.session, "charge_back");
  await onPage(deal.payment.session, "charge_back_lost");
  for (const who of [deal.owner, deal.helper]) expect(await kindsOf(who)).toEqual(["gone"]);
});

it("a deal whose price went back asks for no time to meet", async () => {
  const deal = await aPaidDeal(6000);
  for (const who of [deal.owner, deal.helper]) expect(await kindsOf(who)).toEqual(["meet"]);
  await onPage(deal.payment.session, "charge_back");
  await onPage(deal.payment.session, "charge_back_lost");
  for (const who of [deal.owner, deal.helper]) expect(await kindsOf(who)).toEqual(["gone"]);
});

it("a tip that the bank takes back is called a tip", async () => {
  const deal = await aPaidDeal(6000);
  await act(deal, deal.helper, "done");
  await act(deal, deal.owner, "solve");
  const { body } = await deal.owner.api("POST", `/api/payment/${deal.payment.id}/tip/`, { amount: "10.00" });
  const session = sessionOf(body.redirect_url);
  await onPage(session);
  for (const step of ["charge_back", "charge_back_won"]) {
    await onPage(session, step);
    for (const who of [deal.owner, deal.helper]) {
      const news = await newsOf(who);
      expect([news.includes("fooi"), news.includes("geld voor het werk")], news).toEqual([true, false]);
    }
  }
});

it("a dispute that is withdrawn after the work names the end of the days, with the time it took", async () => {
  const deal = await aPaidDeal(6000);
  await act(deal, deal.helper, "done");
  await disputed(deal, deal.owner);
  await later(deal, 24);
  expect((await deal.owner.api("DELETE", `/api/payment/${deal.payment.id}/dispute/`)).status).toBe(200);
  const told = (await mailsTo(deal.helper.id)).find(
    ({ template, data }) => template === "dispute" && data.step === "withdrawn",
  );
  const left = Number(told?.data.until) - Date.now();
  expect([left > 6.9 * 24 * HOUR, left <= 7 * 24 * HOUR]).toEqual([true, true]);
});

it("the page and the mail of a withdrawal name all that goes back, with the extra work", async () => {
  const deal = await aPaidDeal(6000);
  const request = await asked(deal, "20.00");
  const { body } = await deal.owner.api("POST", INTENT, request.intent);
  await onPage(sessionOf(body.redirect_url));
  const shown = await page(deal.owner, `/wallet/betaling/${deal.payment.id}/herroepen`);
  expect(shown).toMatch(/€\s84 terug.*€\s21/);
  await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`);
  const receipt = (await mailsTo(deal.owner.id)).find(({ template }) => template === "withdrawal_refunded");
  expect(receipt?.data).toMatchObject({ amount: "63.00", refund: "84.00", extra: "21.00" });
});

describe("a withdrawal that our team answers", () => {
  it("is of the extra work alone in the timeline, when the deal goes on", async () => {
    const deal = await aPaidDeal(6000, { business: 1 });
    const request = await asked(deal, "20.00");
    const { body } = await deal.owner.api("POST", INTENT, request.intent);
    await onPage(sessionOf(body.redirect_url));
    await deal.owner.api("POST", `/api/payment/${request.id}/withdraw/`);
    expect(await page(deal.helper, `/task/${deal.job}/verloop`)).toMatch(/herriep .* het meerwerk van €\s20\./);
  });

  it("says why: a pause is no begun work, and that it stops no payment", async () => {
    const deal = await aPaidDeal(6000);
    await order(deal, "pause");
    const path = `/wallet/betaling/${deal.payment.id}`;
    expect(await page(deal.owner, `${path}/herroepen`)).not.toContain("al begonnen");
    await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`);
    expect(await page(deal.owner, path)).toContain("houdt de betaling niet tegen");
    expect(await mailOf(deal.owner, "withdrawal_answered")).toContain("houdt de betaling");
  });

  it("has one reason while a dispute runs, of the bid and of extra work", async () => {
    const deal = await aPaidDeal(6000);
    const extra = await asked(deal);
    const { body } = await deal.owner.api("POST", INTENT, extra.intent);
    await onPage(sessionOf(body.redirect_url));
    await deal.owner.api("POST", `/api/payment/${deal.payment.id}/dispute/`, { reason: "Het lekt nog." });
    for (const id of [deal.payment.id, extra.id]) {
      const shown = await page(deal.owner, `/wallet/betaling/${id}/herroepen`);
      expect(shown).toContain("Er loopt een geschil over deze klus.");
      expect(shown).not.toMatch(/al begonnen|houdt de betaling/);
      expect(await page(deal.helper, `/wallet/betaling/${id}/herroepen`)).toMatch(
        /Alleen .* kan deze overeenkomst herroepen/,
      );
    }
  });

  it("is one line of the timeline when it ended the deal", async () => {
    const deal = await aPaidDeal(6000);
    await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`);
    const { events } = (await deal.owner.api("GET", `/api/job/single/${deal.job}/timeline/`)).body;
    const steps = events.map(({ kind, step }: { kind: string; step: string | null }) => step ?? kind);
    expect([steps.includes("revoked"), steps.includes("withdrawal")]).toEqual([true, false]);
  });
});

it("an appointment to which the helper did not come costs the placer nothing, also in rows of before", async () => {
  const deal = await reported("owner");
  await db.prepare("UPDATE appointment SET missed_answer = 'unanswered' WHERE chat_id = ?").bind(deal.bid.chat).run();
  expect((await act(deal, deal.owner, "cancel")).status).toBe(200);
  expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(0);
});

it("the receipt of a late cancellation says that the helper got a part", async () => {
  const deal = await agreedIn(3);
  const { intent } = await asked(deal, "20.00");
  const { body } = await deal.owner.api("POST", INTENT, intent);
  await onPage(sessionOf(body.redirect_url));
  await act(deal, deal.owner, "cancel&compensation=15.00");
  const path = `/wallet/betaling/${deal.payment.id}`;
  expect(await page(deal.helper, path)).toContain("Je kreeg een vergoeding");
  expect(await page(deal.owner, path)).toContain("min een vergoeding");
  expect(await page(deal.owner, `/wallet/betaling/${body.id}`)).not.toContain("min een vergoeding");
});
