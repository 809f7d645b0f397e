import { describe, expect, it } from "vitest";
import { spanInWords } from "~/domain/deals/appointment-life";
import { findDealFacts } from "../../workers/api/db/deal-facts";
import { mailsOf, signedUp, visitor } from "./client";
import { aPaidDeal, asked, db, INTENT, onPage, sessionOf } from "./money";

const VERIFIED = { name: "Hassan Bakker", verification: "verified", iban: "NL91ABNA0417164300" };

type PaidDeal = Awaited<ReturnType<typeof aPaidDeal>>;
const solve = ({ owner, job }: PaidDeal) => owner.api("PATCH", `/api/job/single/${job}/?action=solve`);

describe("a mail about a deal lists its facts", () => {
  const agree = async ({ owner, helper, bid }: PaidDeal) => {
    const start = Date.now() + 72 * 3600_000;
    const span = { starts_at: new Date(start).toISOString(), ends_at: new Date(start + 3600_000).toISOString() };
    const { status, body } = await owner.api("POST", `/api/chat/${bid.chat_uri}/appointment/`, span);
    expect(status).toBe(201);
    await helper.api("PATCH", `/api/chat/${bid.chat_uri}/appointment/`, { status: "accepted" });
    return spanInWords(Date.parse(body.starts_at), Date.parse(body.ends_at), "nl");
  };

  it("to the client with the whole payment, to the helper with the part of the helper", async () => {
    const deal = await aPaidDeal(6000, VERIFIED);
    const [receipt] = await mailsOf(deal.owner, "receipt");
    expect(receipt).toMatch(/Klus: Kraan lekt\nKlusser: Hassan Bakker\nAfspraak: nog geen tijd/);
    expect(receipt).toContain("In bewaring: € 63, met servicekosten");
    const [accepted] = await mailsOf(deal.helper, "bid_accepted");
    expect(accepted).toMatch(/\nPlaatser: .+\n/);
    expect(accepted).toContain("In bewaring voor jou: € 57, na servicekosten");
    expect(accepted).not.toContain("€ 63");
    expect(`${receipt}${accepted}`).not.toContain("Tweede bel");
  });

  it("with the agreed time and its calendar file, and with extra work in the sum", async () => {
    const deal = await aPaidDeal(6000, VERIFIED);
    const request = await asked(deal, "20.00", "Nieuwe kraan");
    const { body } = await deal.owner.api("POST", INTENT, request.intent);
    await onPage(sessionOf(body.redirect_url));
    const span = await agree(deal);
    const [mail] = await mailsOf(deal.owner, "appointment_agreed");
    expect(mail).toContain(`\nAfspraak: ${span}\n`);
    expect(mail).toContain("In bewaring: € 84, met servicekosten");
    expect(mail).toContain(`/messages/${deal.bid.chat_uri}/afspraak.ics`);
  });

  it("to nobody once the deal is over", async () => {
    const deal = await aPaidDeal(6000, VERIFIED);
    await solve(deal);
    expect(await findDealFacts(db, deal.job, deal.owner.id)).toBeNull();
    const running = await aPaidDeal(6000, VERIFIED);
    expect(await findDealFacts(db, running.job, deal.owner.id)).toBeNull();
  });
});

describe("a helper is mailed", () => {
  it("when the money is theirs, and when it is paid out", async () => {
    const deal = await aPaidDeal(6000, VERIFIED);
    await solve(deal);
    const [mail] = await mailsOf(deal.helper, "payment_released");
    expect(mail).toContain("€ 57 staat op je saldo");
    expect(mail).toMatch(/Op .+ maken we je saldo over naar je rekening, zonder kosten\./);
    expect(await mailsOf(deal.owner, "payment_released")).toEqual([]);
  });

  it.each([
    [
      "the tax data is missing",
      "DELETE FROM tax_data WHERE user_id = ?",
      /Vul in je wallet je gegevens voor de Belastingdienst in/,
    ],
    [
      "they are being checked",
      "UPDATE user SET verification = 'pending' WHERE id = ?",
      /We controleren je identiteit nog\. Daarna kunnen we je uitbetalen\./,
    ],
    [
      "they are being checked and the IBAN is missing",
      "UPDATE user SET verification = 'pending', iban = NULL WHERE id = ?",
      /We controleren je identiteit nog\. Vul je IBAN in bij je profiel/,
    ],
  ])("without a day of payout while %s", async (_, change, words) => {
    const deal = await aPaidDeal(6000, VERIFIED);
    await db.prepare(change).bind(deal.helper.id).run();
    await solve(deal);
    const [mail] = await mailsOf(deal.helper, "payment_released");
    expect(mail).toMatch(words);
    expect(mail).not.toContain("maken we je saldo over");
  });

  it("of the accepted offer first, and then of what is asked for", async () => {
    const { helper } = await aPaidDeal(6000);
    await mailsOf(helper, "verification_needed");
    const { results } = await db
      .prepare("SELECT template FROM mailbox WHERE recipient = ? ORDER BY id")
      .bind(helper.email)
      .all<{ template: string }>();
    expect(results.map(({ template }) => template)).toEqual(["bid_accepted", "verification_needed"]);
  });

  it("once to verify, when the first deal is paid, and then what was missing", async () => {
    const deal = await aPaidDeal(6000);
    expect(await mailsOf(deal.helper, "verification_needed")).toEqual([
      expect.stringMatching(/Er is betaald voor ‘Kraan lekt’\..*\/profile\/settings/s),
    ]);
    const request = await asked(deal, "20.00", "Nieuwe kraan");
    const { body } = await deal.owner.api("POST", INTENT, request.intent);
    await onPage(sessionOf(body.redirect_url));
    expect(await mailsOf(deal.helper, "verification_needed")).toHaveLength(1);
    const [paid] = await mailsOf(deal.helper, "payment_held");
    expect(paid).toContain("krijg je € 19");
    expect(paid).toContain("Je kunt met het meerwerk beginnen.");
    expect(await mailsOf(deal.owner, "receipt")).toHaveLength(1);
    expect(await mailsOf(deal.owner, "receipt_request")).toEqual([
      expect.stringMatching(/€ 21 betaald voor meerwerk.*Het meerwerk: \S/s),
    ]);
    await solve(deal);
    const [released, ...more] = await mailsOf(deal.helper, "payment_released");
    expect(released).toContain("€ 76 staat op je saldo");
    expect(more).toEqual([]);
    expect(released).toContain(
      "moet je nog je identiteit verifiëren, je IBAN invullen en je gegevens voor de Belastingdienst invullen.",
    );
  });

  it("that a request for extra work ends with the job, in the mail and the line of the approval", async () => {
    const deal = await aPaidDeal(6000, VERIFIED);
    await asked(deal, "20.00", "Nieuwe kraan");
    const [before] = (await deal.helper.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body.results;
    await solve(deal);
    const [mail] = await mailsOf(deal.helper, "payment_released");
    expect(mail).toContain("€ 20");
    const { body } = await deal.helper.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`);
    const after = body.results.filter(({ id }: { id: number }) => id > before.id);
    expect(after).toEqual([expect.objectContaining({ event: "work", message: expect.stringMatching(/€.20/) })]);
    const told = (await deal.helper.api("GET", "/api/notifications/")).body.results;
    expect(told.find(({ type }: { type: string }) => type === "payment_released").text).toMatch(/€.20/);
  });

  it("that extra work was paid, without a word about its start once the work is done", async () => {
    const deal = await aPaidDeal(6000, VERIFIED);
    const request = await asked(deal, "20.00", "Nieuwe kraan");
    const { body } = await deal.owner.api("POST", INTENT, request.intent);
    expect((await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`)).status).toBe(200);
    await onPage(sessionOf(body.redirect_url));
    const [mail] = await mailsOf(deal.helper, "payment_held");
    expect(mail).toContain("krijg je € 19");
    expect(mail).not.toContain("beginnen");
  });

  it("what extra work is asked for, and what it costs with the fee", async () => {
    const deal = await aPaidDeal(6000, VERIFIED);
    const { id } = await asked(deal, "12.50", "Nieuwe stopkraan");
    const [mail] = await mailsOf(deal.owner, "payment_request");
    expect(mail).toContain("vraagt € 12,50 voor ‘Kraan lekt’. Dit bedrag is nog niet betaald.");
    expect(mail).toContain("Meerwerk: Nieuwe stopkraan");
    expect(mail).toContain("Met servicekosten betaal je € 13,13.");
    await deal.helper.api("PUT", `/api/payment/${id}/`, { amount: "20.00" });
    const [changed] = await mailsOf(deal.owner, "payment_request_changed");
    expect(changed).toContain("Meerwerk: Nieuwe stopkraan");
    expect(changed).toContain("Met servicekosten betaal je € 21.");
  });

  it("where to agree on a time: in the chat of the deal", async () => {
    const deal = await aPaidDeal(6000, VERIFIED);
    const [receipt] = await mailsOf(deal.owner, "receipt");
    expect(receipt).toMatch(new RegExp(`Naar de chat: https?://[^/]+/messages/${deal.bid.chat_uri}\n`));
  });

  it("about no request when the helper withdrew it", async () => {
    const deal = await aPaidDeal(6000, VERIFIED);
    const { id } = await asked(deal, "20.00", "Nieuwe kraan");
    await deal.helper.api("DELETE", `/api/payment/${id}/`);
    await solve(deal);
    expect((await mailsOf(deal.helper, "payment_released"))[0]).not.toContain("€ 20");
  });

  it.each([
    ["approve", "verification_passed", /Vul je IBAN in bij je profiel/],
    ["reject", "verification_failed", /Je kunt het opnieuw proberen\..*\/profile\/settings/s],
  ])("how the check ended: %s", async (action, template, words) => {
    const person = await signedUp();
    const { body } = await person.api("POST", "/api/payment/verification/", {});
    await visitor.api("POST", `/api/dev/kyc/${body.rootline_reference}/`, { action });
    const [mail] = await mailsOf(person, template);
    expect(mail).toMatch(words);
  });

  it.each([
    [
      "paid",
      "payout_paid",
      "We hebben € 54,15 uitbetaald op de rekening die je aan onze betaaldienst opgaf. In je profiel staat NL91",
    ],
    ["fail", "payout_failed", "Het hele bedrag, € 57, staat weer op je saldo."],
  ])("what became of a payout: %s", async (action, template, words) => {
    const deal = await aPaidDeal(6000, VERIFIED);
    await solve(deal);
    const { body } = await deal.helper.api("POST", "/api/wallet/payout/", {});
    await visitor.api("POST", `/api/dev/payouts/${body.id}/`, { action });
    const [mail] = await mailsOf(deal.helper, template);
    expect(mail).toContain(words);
  });
});

it("the two are mailed each step of extra work", async () => {
  const deal = await aPaidDeal(6000, VERIFIED);
  const { id } = await asked(deal);
  await deal.helper.api("PUT", `/api/payment/${id}/`, { amount: "25.00" });
  const [first] = await mailsOf(deal.owner, "payment_request");
  expect(first).toMatch(
    new RegExp(`Meerwerk voor ‘Kraan lekt’: Hassan Bakker vraagt € 20.*/payment/${id}/meerwerk`, "s"),
  );
  expect((await mailsOf(deal.owner, "payment_request_changed"))[0]).toContain("Het is nu € 25.");
  await deal.helper.api("POST", `/api/payment/${id}/reminder/`);
  expect((await mailsOf(deal.owner, "payment_request_reminded"))[0]).toContain(`/payment/${id}/meerwerk`);
  await deal.owner.api("DELETE", `/api/payment/${id}/`);
  expect((await mailsOf(deal.helper, "payment_request_refused"))[0]).toContain("Er is niets betaald.");
});
