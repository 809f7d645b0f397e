import { describe, expect, it } from "vitest";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { browserOf, textOf } from "./browser";
import { signedUp, visitor } from "./client";
import { aDeal, aPaidDeal, db, earns, sessionOf, valueOf } from "./money";

const thisYear = dayInAmsterdam(Date.now()).slice(0, 4);
const approved = async () => {
  const deal = await aPaidDeal(6_000);
  await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
  return deal;
};

describe("a receipt", () => {
  it("says to each of the two what they paid or received", async () => {
    const { owner, helper, payment } = await approved();
    const path = `/wallet/betaling/${payment.id}`;
    expect(textOf(await (await browserOf(owner)).get(path))).toMatch(
      /Bod € 60,00 Servicekosten € 3,00 Totaal € 63,00.*betaalbewijs/,
    );
    expect(textOf(await (await browserOf(helper)).get(path))).toMatch(
      /Bod € 60,00 Servicekosten − € 3,00 [^€]+ ontving € 57,00/,
    );
  });

  it("is there for nobody else", async () => {
    const { payment } = await approved();
    const path = `/wallet/betaling/${payment.id}`;
    expect((await (await browserOf(await signedUp())).get(path)).status).toBe(404);
    expect((await (await browserOf()).get(path)).to).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect((await (await browserOf(await signedUp())).get("/wallet/betaling/nul")).status).toBe(404);
  });
});

describe("the data for the tax office", () => {
  const FORM = "/wallet/belasting";
  const GIVEN = {
    first_name: "Hassan",
    last_name: "Bakker",
    street: "Prinsengracht 263",
    zipcode: "1016 gv",
    city: "Amsterdam",
    birth_date: "1985-04-12",
    bsn: "999990019",
  };
  const anEarner = async () => {
    const person = await signedUp({ verification: "verified", iban: "NL91ABNA0417164300", active_worker: 1 });
    await db.prepare("DELETE FROM tax_data WHERE user_id = ?").bind(person.id).run();
    await earns(person, 10_000);
    return person;
  };

  it("is asked for in the wallet, and opens the way to a payout", async () => {
    const browser = await browserOf(await anEarner());
    for (const page of ["/wallet", "/wallet/uitbetalen"]) {
      const { html } = await browser.get(page);
      expect(html).toContain("Vul eerst je gegevens voor de Belastingdienst in");
      expect(html).toContain(`href="${FORM}"`);
    }
    expect(await browser.post(FORM, GIVEN)).toMatchObject({ status: 303, to: "/wallet" });
    const wallet = await browser.get("/wallet");
    expect(textOf(wallet)).toContain("Je gegevens zijn opgeslagen.");
    expect(textOf(wallet)).toContain("Bekijk wat je krijgt");
  });

  it("comes back as it was typed when something is wrong, each fault beside its field", async () => {
    const browser = await browserOf(await anEarner());
    const { status, html } = await browser.post(FORM, { ...GIVEN, street: "Prinsengracht", bsn: "999990018" });
    expect(status).toBe(422);
    expect(html).toContain("Vul een straat met huisnummer in");
    expect(html).toContain("Dit BSN klopt niet.");
    for (const typed of ["Prinsengracht", "1016 gv", "1985-04-12", "999990018"]) {
      expect(html).toContain(`value="${typed}"`);
    }
  });

  it("never stands on a page once it is given, and is not kept in a draft", async () => {
    const person = await anEarner();
    const browser = await browserOf(person);
    const [drawn] = /name="once" value="([^"]+)"/.exec((await browser.get(FORM)).html)?.slice(1) ?? [];
    const left = await browser.post(`/language?lng=en&form=tax&next=${FORM}`, { ...GIVEN, once: drawn ?? "" });
    expect(left.status).toBe(303);
    const page = await browser.get(left.to ?? FORM);
    expect(page.html).toContain(`value="${GIVEN.street}"`);
    expect(page.html).not.toContain(GIVEN.bsn);
    await browser.post(FORM, GIVEN);
    const { html } = await browser.get(FORM);
    expect(html).toContain("******019");
    for (const secret of [GIVEN.bsn, "Prinsengracht", "1016GV", "04-12"]) expect(html).not.toContain(secret);
  });
});

describe("approving in a second tab", () => {
  it("leads to the job, which says that it was approved already", async () => {
    const { owner, job } = await approved();
    const browser = await browserOf(owner);
    const path = `/task/${job}/actie/solve`;
    expect((await browser.post(path, {})).to).toBe(`/task/${job}`);
    expect(textOf(await browser.get(`/task/${job}`))).toContain("Deze klus is al goedgekeurd en afgerond.");
    expect((await browser.get(path)).to).toBe(`/task/${job}`);
  });
});

describe("the overview of a year", () => {
  it("adds up what was released in it, with each payment", async () => {
    const { owner, helper, payment } = await approved();
    const browser = await browserOf(helper);
    const page = await browser.get(`/wallet/jaaroverzicht/${thisYear}`);
    expect(textOf(page)).toMatch(/Verdiend met klussen \(1 betaling\) € 60,00 Servicekosten − € 3,00.*€ 57,00/);
    expect(page.html).toContain(`href="/wallet/betaling/${payment.id}"`);
    expect(textOf(await browser.get("/wallet/jaaroverzicht/2021"))).toContain("Geen betalingen in 2021");
    const payer = await browserOf(owner);
    expect(textOf(await payer.get(`/wallet/jaaroverzicht/${thisYear}`))).toMatch(
      /Door jou betaald.*\(1 betaling\) € 63,00.*€ 60,00 plus € 3,00 servicekosten/,
    );
    for (const none of ["1999", "nu", "2026.5"]) {
      expect((await browser.get(`/wallet/jaaroverzicht/${none}`)).status, none).toBe(404);
    }
  });
});

describe("credits", () => {
  const toppedUp = async () => {
    const deal = await aDeal(6_000);
    const browser = await browserOf(deal.owner);
    const sent = await browser.post("/wallet/tegoed?amount=80.00", { amount: "80.00" });
    expect([sent.status, sent.to]).toEqual([303, expect.stringMatching(/\/api\/dev\/pay\/[\w-]+\/$/)]);
    await visitor.api("POST", `/api/dev/pay/${sessionOf(sent.to ?? "")}/`, { action: "success" });
    return { ...deal, browser };
  };

  it("are bought in two steps, and there once they are paid", async () => {
    const { browser } = await toppedUp();
    expect(textOf(await browser.get("/wallet/tegoed?amount=20"))).toMatch(
      /Tegoed nu € 80,00 Erbij \+ € 20,00 Tegoed straks € 100,00.*Betaal € 20/,
    );
    expect(textOf(await browser.get("/payment/success?page=wallet"))).toContain("Het staat als tegoed in je wallet.");
    expect(textOf(await browser.get("/wallet/tegoed"))).toMatch(/Je hebt € 80,00.*Tegoed opgewaardeerd.*\+ € 80,00/);
  });

  it("of no amount, too little or too much are refused, and what was typed is kept", async () => {
    const browser = await browserOf(await signedUp());
    for (const amount of ["", "0,50", "1000,01", "tien"]) {
      const page = await browser.get(`/wallet/tegoed?amount=${encodeURIComponent(amount)}`);
      expect(page.status, amount).toBe(422);
      expect(page.html).toContain(`value="${amount}"`);
      expect((await browser.post("/wallet/tegoed", { amount })).status, amount).toBe(422);
    }
  });

  it("pay a bid without leaving", async () => {
    const { browser, bid } = await toppedUp();
    const path = `/messages/${bid.chat_uri}/accepteren`;
    expect(textOf(await browser.get(path))).toMatch(/Betaal € 63 met je tegoed Daarna heb je nog € 17 tegoed/);
    const form = { bid_id: String(bid.id), amount_with_platform_cost: "63.00", use_credits: "true" };
    const sent = await browser.post(path, form);
    expect(sent.to).toContain(`/payment/success?page=singlechat&uri=${bid.chat_uri}`);
    expect(await valueOf("bid", bid.id, "status")).toBe("accepted");
    expect(textOf(await browser.get(`/payment/success?page=singlechat&uri=${bid.chat_uri}`))).toContain(
      "Je hebt € 63 betaald voor ‘",
    );
    expect(textOf(await browser.get("/wallet/tegoed"))).toMatch(/Je hebt € 17,00.*− € 63,00.*Betaald met tegoed/);
  });
});

describe("the wallet's history", () => {
  it("is narrowed by its address, and what makes no sense is not asked", async () => {
    const { owner, helper } = await approved();
    const asOwner = await browserOf(owner);
    expect(textOf(await asOwner.get("/wallet"))).toMatch(/Betaald door jou.*Kraan lekt.*€ 63,00.*Vrijgegeven/);
    expect(textOf(await asOwner.get("/wallet?kind=credits"))).toContain("Niets gevonden met deze filters.");
    expect(textOf(await asOwner.get(`/wallet?kind=cadeau&year=${thisYear}`))).toContain("Kraan lekt");
    const asHelper = await browserOf(helper);
    expect(textOf(await asHelper.get("/wallet?view=entries&kind=release"))).toMatch(/Klus betaald.*\+ € 57,00/);
    expect(textOf(await asHelper.get("/wallet?view=payments"))).toContain("Je hebt nog niets betaald");
  });

  it("is a file for a spreadsheet too, which runs no formula of another", async () => {
    const { owner, helper, payment } = await approved();
    await db.prepare("UPDATE user SET name = '=HYPERLINK(1)' WHERE id = ?").bind(owner.id).run();
    const browser = await browserOf(helper);
    const path = `/wallet/jaaroverzicht/${thisYear}/bestand`;
    expect((await browser.get(`/wallet/jaaroverzicht/${thisYear}`)).html).toContain(`href="${path}"`);
    const file = await browser.get(path);
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(file.headers.get("Content-Disposition")).toBe(`attachment; filename="inkomsten-${thisYear}.csv"`);
    const [head, line, total] = file.html.split("\r\n");
    expect(head).toMatch(/Datum;Betaling;Klus;Plaatser;Soort;Verdiend;Servicekosten;Op je saldo gezet$/);
    expect(line).toMatch(
      new RegExp(`^${thisYear}-\\d\\d-\\d\\d;${payment.id};.*;'=HYPERLINK\\(1\\);Bod;60,00;3,00;57,00$`),
    );
    expect(total).toBe("Totaal;;;;;60,00;3,00;57,00");
    expect((await browser.get("/wallet/jaaroverzicht/nu/bestand")).status).toBe(404);
  });
});
