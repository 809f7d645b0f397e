import { describe, expect, it } from "vitest";
import { periodAt } from "~/domain/money/payout-schedule";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { payoutKey } from "../../workers/api/operations/money/payout-request";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp, visitor } from "./client";
import {
  aDeal,
  aPaidDeal,
  aPayableBid,
  asked,
  db,
  onPage,
  opened,
  openedRequest,
  sessionOf,
  succeeded,
  toppedUp,
  valueOf,
} from "./money";

const payPage = (uri: string) => `/messages/${uri}/accepteren`;

describe("accepting a bid", () => {
  it("says what it costs and opens the payment, and nothing is accepted yet", async () => {
    const { owner, bid } = await aDeal(6_000);
    const browser = await browserOf(owner);
    const page = await browser.get(payPage(bid.chat_uri));
    expect(textOf(page)).toMatch(/€ 60,00.*Servicekosten \(5%\) € 3,00.*Totaal € 63,00.*Betaal € 63/);
    const sent = await browser.post(payPage(bid.chat_uri), {
      bid_id: String(bid.id),
      amount_with_platform_cost: "63.00",
    });
    expect(sent.status).toBe(303);
    expect(sent.to).toMatch(/\/api\/dev\/pay\/[\w-]+\/$/);
    expect(await valueOf("bid", bid.id, "status")).toBe("pending");
  });

  it("shows the new amount when the bid has changed meanwhile", async () => {
    const { owner, helper, bid } = await aDeal(6_000);
    await helper.api("PUT", "/api/bid/", { bid_id: bid.id, amount: "70.00" });
    const refused = await (await browserOf(owner)).post(payPage(bid.chat_uri), {
      bid_id: String(bid.id),
      amount_with_platform_cost: "63.00",
    });
    expect(refused.status).toBe(409);
    expect(textOf(refused)).toContain(
      "Het bedrag is intussen veranderd. Kijk het nieuwe bedrag na. Er is niets betaald.",
    );
    expect(textOf(refused)).toContain("Betaal € 73,50");
  });

  it("is the owner's alone", async () => {
    const { helper, bid } = await aDeal();
    expect((await (await browserOf(helper)).get(payPage(bid.chat_uri))).status).toBe(403);
  });

  it("that was decided leads back to the conversation", async () => {
    const { owner, bid } = await aPaidDeal();
    const browser = await browserOf(owner);
    expect((await browser.get(payPage(bid.chat_uri))).to).toBe(`/messages/${bid.chat_uri}`);
    expect(textOf(await browser.get(`/messages/${bid.chat_uri}`))).toContain("Dit bod is al geaccepteerd.");
    const again = await browser.post(payPage(bid.chat_uri), {
      bid_id: String(bid.id),
      amount_with_platform_cost: "105.00",
    });
    expect([again.status, textOf(again)]).toEqual([
      409,
      expect.stringContaining("Je hebt dit bod al geaccepteerd en betaald"),
    ]);
  });
});

it("a bid that lost to another says so, and what was paid", async () => {
  const { owner, job, bid } = await aDeal(6_000);
  const other = await signedUp();
  const better = await aPayableBid(job, owner, other, 5_000);
  const post = async (of: typeof bid) =>
    (await browserOf(owner)).post(payPage(of.chat_uri), {
      bid_id: String(of.id),
      amount_with_platform_cost: of.intent.amount_with_platform_cost,
    });
  await succeeded((await opened(owner, better)).session, 5_250);
  const lost = await post(bid);
  expect(lost.status).toBe(409);
  expect(textOf(lost)).toMatch(/Je koos een ander bod.*is niets betaald\./);
  expect(textOf(lost)).not.toMatch(/doet je klus|kan niet meer worden gewijzigd/);
  const again = await post(better);
  expect([again.status, textOf(again)]).toEqual([409, expect.stringContaining("al geaccepteerd en betaald")]);
  expect(textOf(again)).not.toContain("Er is niets betaald");
});

describe("coming back from paying", () => {
  const back = (page: "success" | "cancel", uri: string) => `/payment/${page}?page=singlechat&uri=${uri}`;

  it("says what the API knows and goes on by itself to the conversation", async () => {
    const { owner, bid } = await aPaidDeal(6_000);
    const page = await (await browserOf(owner)).get(back("success", bid.chat_uri));
    expect(textOf(page)).toMatch(/Betaling gelukt.*€ 63/);
    expect(page.headers.get("Refresh")).toBe(`5;url=/messages/${bid.chat_uri}`);
    expect(page.html).toContain(`href="buurklusser-dev://singlechat?uri=${bid.chat_uri}`);
  });

  it("stays on the page when it is opened once more, with Back", async () => {
    const { owner, bid } = await aPaidDeal(6_000);
    const browser = await browserOf(owner);
    expect((await browser.get(back("success", bid.chat_uri))).html).toContain('class="countdown"');
    const again = await browser.get(back("success", bid.chat_uri));
    expect(textOf(again)).toMatch(/Betaling gelukt.*€ 63/);
    expect([again.headers.get("Refresh"), again.html.includes('class="countdown"')]).toEqual([null, false]);
  });

  it("does not say paid while the bank is still at it, on the return page and in the conversation", async () => {
    const { owner, bid } = await aDeal();
    const { session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "delayed" });
    const browser = await browserOf(owner);
    expect(textOf(await browser.get(back("success", bid.chat_uri)))).toContain("Je betaling wordt verwerkt");
    const chat = await browser.get(`/messages/${bid.chat_uri}`);
    expect(textOf(chat)).toContain("Je betaling wordt verwerkt");
    expect(chat.html).not.toContain("/accepteren");
  });

  it("tells of a payment that was called off", async () => {
    const { owner, bid } = await aDeal();
    const { session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "cancel" });
    const browser = await browserOf(owner);
    const cancelled = await browser.get(back("cancel", bid.chat_uri));
    expect(textOf(cancelled)).toContain("Betaling geannuleerd");
    expect(cancelled.html).toContain(`href="/messages/${bid.chat_uri}/accepteren"`);
    expect(cancelled.headers.get("Refresh")).toBe(`5;url=/messages/${bid.chat_uri}`);
    expect(textOf(await browser.get(back("success", bid.chat_uri)))).toContain("De betaling is niet gelukt");
  });

  it("does not say that nothing was charged before the bank answered, and shows it paid after that", async () => {
    const { owner, bid } = await aDeal();
    const { id, session } = await opened(owner, bid);
    await db
      .prepare("UPDATE payment SET expires_at = ? WHERE id = ?")
      .bind(Date.now() - 1, id)
      .run();
    const browser = await browserOf(owner);
    const unsure = textOf(await browser.get(back("success", bid.chat_uri)));
    expect(unsure).toContain("We weten nog niet of je hebt betaald.");
    expect(unsure).not.toContain("Er is niets afgeschreven.");
    await succeeded(session, 10_500);
    expect(textOf(await browser.get(back("success", bid.chat_uri)))).toContain("Betaling gelukt");
  });

  const LET_GO = [
    ["success", "We weten nog niet of je hebt betaald. Is er geld afgeschreven, dan krijg je het vanzelf terug."],
    ["cancel", "Er is niets afgeschreven."],
  ] as const;

  it("does not call an offer open, or surely unpaid, after another offer was paid", async () => {
    const { owner, job, bid } = await aDeal(6_000);
    const { id, session } = await opened(owner, bid);
    const better = await aPayableBid(job, owner, await signedUp(), 5_000);
    await succeeded((await opened(owner, better)).session, 5_250);
    expect((await owner.api("GET", `/api/payment/${id}/`)).body).toMatchObject({ status: "cancelled", lapsed: true });
    const browser = await browserOf(owner);
    for (const [page, text] of LET_GO) {
      const shown = await browser.get(`${back(page, bid.chat_uri)}&payment=${id}`);
      expect(textOf(shown)).toContain(`${text} Dit bod kun je niet meer betalen.`);
      expect(textOf(shown)).not.toMatch(/staat nog open|opnieuw/);
    }
    await succeeded(session, 6_300);
    const refunded = await browser.get(`${back("success", bid.chat_uri)}&payment=${id}`);
    expect(textOf(refunded)).toContain("Je krijgt € 63 terug op je rekening.");
  });

  describe("with two payment requests in the chat", () => {
    const twoRequests = async () => {
      const deal = await aPaidDeal(6_000);
      const [older, newer] = [await asked(deal, "30.00"), await asked(deal, "10.00")];
      const browser = await browserOf(deal.owner);
      const paidAt = async (request: typeof older, action?: string) => {
        const { session } = await openedRequest(deal.owner, request);
        const { headers } = await onPage(session, action);
        return new URL(headers.get("Location") ?? "");
      };
      const pageAt = async ({ pathname, search }: URL) => browser.get(pathname + search);
      return { ...deal, older, newer, browser, paidAt, pageAt };
    };
    const lets = (owner: Person, id: number) => owner.api("DELETE", `/api/payment/${id}/`);

    it("shows the one that was paid, not a newer one that the placer let go", async () => {
      const { owner, older, newer, paidAt, pageAt } = await twoRequests();
      await lets(owner, newer.id);
      const page = await pageAt(await paidAt(older));
      expect(textOf(page)).toMatch(/Betaling gelukt Je hebt € 31,50 betaald/);
      expect(textOf(page)).not.toContain("Probeer opnieuw");
    });

    it("shows the one that was paid, not a newer one that is open", async () => {
      const { older, paidAt, pageAt } = await twoRequests();
      expect(textOf(await pageAt(await paidAt(older)))).toMatch(/Betaling gelukt Je hebt € 31,50 betaald/);
    });

    it.each([
      ["decline", "Betaling geweigerd"],
      ["cancel", "Betaling geannuleerd"],
    ])("shows %s of the older one after the newer one was paid, and tries that one again", async (action, title) => {
      const { older, newer, paidAt, pageAt } = await twoRequests();
      await paidAt(newer);
      const page = await pageAt(await paidAt(older, action));
      expect(page.status).toBe(200);
      expect(textOf(page)).toContain(title);
      expect(page.html).toContain(`href="/payment/${older.id}/meerwerk"`);
    });

    it("goes from the cancelled page to the page of the same payment if it was paid after all", async () => {
      const { older, paidAt, browser } = await twoRequests();
      const { search } = await paidAt(older);
      expect((await browser.get(`/payment/cancel${search}`)).to).toBe(`/payment/success${search}`);
    });

    it("offers no other try for a request that was let go while its payment was cancelled", async () => {
      const { owner, bid, older, browser } = await twoRequests();
      await lets(owner, older.id);
      for (const [page, text] of LET_GO) {
        const shown = await browser.get(`${back(page, bid.chat_uri)}&payment=${older.id}`);
        expect(textOf(shown)).toContain(`${text} Dit betaalverzoek hoef je niet meer te betalen.`);
        expect(textOf(shown)).not.toContain("Probeer opnieuw");
      }
    });

    it("shows of money that came back only what the bank moved, in its year, with a link to the request", async () => {
      const { owner, helper, older, browser } = await twoRequests();
      await toppedUp(owner, "20.00");
      const { session, body } = await openedRequest(owner, older, { use_credits: true });
      expect(body).toMatchObject({ credits_used: "20.00", to_pay: "11.50" });
      await helper.api("PUT", `/api/payment/${older.id}/`, { amount: "40.00" });
      await onPage(session);
      const history = await browser.get("/wallet?view=payments&kind=request");
      expect(textOf(history)).toMatch(/€ 11,50 € 11,50 terugbetaald/);
      expect(textOf(history)).not.toContain("€ 31,50");
      const year = Number(dayInAmsterdam(Date.now()).slice(0, 4));
      const yearly = await browser.get(`/wallet/jaaroverzicht/${year}`);
      for (const { html } of [history, yearly]) {
        expect(html).toContain(`href="/payment/${older.id}/meerwerk"`);
        expect(html).not.toContain(`href="/wallet/betaling/${older.id}"`);
      }
      const { paid } = (await owner.api("GET", `/api/wallet/earnings/?year=${year}`)).body;
      expect(paid).toMatchObject({ total: "74.50", fees: "4.50", refunded: "11.50", net: "63.00" });

      await db
        .prepare("UPDATE ledger_transaction SET created_at = ?1 WHERE payment_id = ?2 AND event = 'refunded'")
        .bind(Date.parse(`${year - 1}-06-01T12:00:00Z`), older.id)
        .run();
      const again = await openedRequest(owner, older, { amount_with_platform_cost: "42.00" });
      const rows = async (of: number) =>
        textOf(await browser.get(`/wallet?view=payments&kind=request&year=${of}`)).split("Geschiedenis")[1];
      expect(await rows(year)).not.toContain("€ 11,50 terugbetaald");
      expect(await rows(year - 1)).toContain("€ 11,50 terugbetaald");
      await onPage(again.session);
      expect(await rows(year)).toContain("€ 42,00");
      expect(await rows(year)).not.toContain("€ 11,50 terugbetaald");
      expect(await rows(year - 1)).toContain("€ 11,50 terugbetaald");
      expect(await rows(year - 1)).not.toContain("€ 42,00");
      const { years } = (await owner.api("GET", "/api/wallet/earnings/")).body;
      expect(years).toEqual([year, year - 1]);
    });

    it("says that the amount changed meanwhile, what comes back, and where the request is", async () => {
      const { owner, helper, older, browser, pageAt } = await twoRequests();
      const { session } = await openedRequest(owner, older);
      await helper.api("PUT", `/api/payment/${older.id}/`, { amount: "40.00" });
      const { headers } = await onPage(session);
      const page = await pageAt(new URL(headers.get("Location") ?? ""));
      expect(textOf(page)).toMatch(/Je krijgt € 31,50 terug op je rekening\. Het nieuwe bedrag is € 42\./);
      expect(textOf(page)).not.toContain("wordt verwerkt");
      expect(page.html).toContain(`href="/payment/${older.id}/meerwerk"`);
      const history = () => browser.get("/wallet?view=payments").then(textOf);
      expect(await history()).toMatch(/€ 31,50 € 31,50 terugbetaald.*Meerwerk Terugbetaald/);
      const year = new Date().getFullYear();
      const yearly = await browser.get(`/wallet/jaaroverzicht/${year}`);
      expect(textOf(yearly)).toMatch(/\(2 betalingen\) € 94,50 Naar jou terug − € 31,50 .*€ 63,00/);

      const again = await openedRequest(owner, older, { amount_with_platform_cost: "42.00" });
      const back = await pageAt(new URL(headers.get("Location") ?? ""));
      expect(textOf(back)).toContain("wordt verwerkt");
      await onPage(again.session);
      expect(textOf(await pageAt(new URL(headers.get("Location") ?? "")))).toContain("Je hebt € 42 betaald");
      expect(await history()).toMatch(/€ 42,00.*€ 31,50 € 31,50 terugbetaald/);
      const receipt = await browser.get(`/wallet/betaling/${older.id}`);
      expect(textOf(receipt)).toMatch(
        /Betaald op .*€ 42,00.*: € 31,50 terugbetaald\. Betaald op een betaalpagina die niet meer gold\./,
      );
      const received = await (await browserOf(helper)).get(`/wallet/betaling/${older.id}`);
      expect(textOf(received)).not.toContain("31,50");
      const { paid } = (await owner.api("GET", `/api/wallet/earnings/?year=${year}`)).body;
      expect(paid).toMatchObject({ total: "136.50", refunded: "31.50", net: "105.00", fees: "6.50" });
      expect((await helper.api("GET", `/api/payment/${older.id}/`)).body).not.toHaveProperty("returned");
    });

    it("says it of a request that was let go meanwhile, too, also after a change", async () => {
      const { owner, helper, bid, older, newer, browser } = await twoRequests();
      for (const [request, cents, total] of [
        [older, 3_150, "31,50"],
        [newer, 1_050, "10,50"],
      ] as const) {
        const { session } = await openedRequest(owner, request);
        if (request === newer) await helper.api("PUT", `/api/payment/${request.id}/`, { amount: "40.00" });
        await helper.api("DELETE", `/api/payment/${request.id}/`);
        await succeeded(session, cents);
        const page = await browser.get(`${back("success", bid.chat_uri)}&payment=${request.id}`);
        expect(textOf(page)).toContain(`was veranderd of ingetrokken. Je krijgt € ${total} terug`);
        expect(page.html).not.toContain(`href="/payment/${request.id}/meerwerk"`);
      }
    });

    it("shows the newest of the chat if the address names none, or one that is not there", async () => {
      const { owner, helper, bid, older, newer, paidAt } = await twoRequests();
      await paidAt(newer);
      const other = await aPaidDeal(7_000);
      const browser = await browserOf(owner);
      for (const named of ["", "0", "x", "999999999", String(other.payment.id)]) {
        const page = await browser.get(`${back("success", bid.chat_uri)}&payment=${named}`);
        expect(textOf(page), named).toMatch(/Betaling gelukt Je hebt € 10,50 betaald/);
      }
      const asHelper = await browserOf(helper);
      const page = await asHelper.get(`${back("success", bid.chat_uri)}&payment=${older.id}`);
      expect(textOf(page)).toContain("Terug van de betaalpagina");
    });
  });

  it("shows the top-up that was paid, also when a newer one is open", async () => {
    const owner = await signedUp();
    const browser = await browserOf(owner);
    const topUp = async (amount: string) => (await owner.api("POST", "/api/user/credits/", { amount })).body;
    const first = await topUp("20.00");
    const second = await topUp("30.00");
    const { headers } = await onPage(sessionOf(first.redirect_url));
    const { pathname, search } = new URL(headers.get("Location") ?? "");
    expect(search).toBe(`?page=wallet&payment=${first.id}`);
    expect(textOf(await browser.get(pathname + search))).toMatch(/Betaling gelukt Je hebt € 20 betaald/);
    expect(textOf(await browser.get(`${pathname}?page=wallet&payment=${second.id}`))).toContain("wordt verwerkt");
    expect(textOf(await browser.get(`${pathname}?page=wallet`))).toContain("wordt verwerkt");
  });

  it("works for who is not signed in here, and leads nowhere else", async () => {
    const browser = await browserOf();
    expect(textOf(await browser.get("/payment/success?page=singlechat"))).toContain("Terug van de betaalpagina");
    const odd = await browser.get("/payment/cancel?page=//elders.example&uri=%2F%2Felders.example");
    expect(odd.headers.get("Refresh")).toBe("5;url=/");
    expect((await browser.get("/payment/success?page=wallet")).headers.get("Refresh")).toBe("5;url=/wallet");
    for (const page of ["/account/kyc/return", "/account/kyc/refresh"]) {
      expect((await browser.get(page)).headers.get("Refresh")).toBe("5;url=/");
      expect(textOf(await browser.get(page))).toContain("Terug van de verificatie");
    }
  });

  it("says at an expired link how the verification is, and leads to where it goes on", async () => {
    const stale = async (columns: Parameters<typeof signedUp>[0]) => {
      const answer = await (await browserOf(await signedUp(columns))).get("/account/kyc/refresh");
      return [textOf(answer), answer.headers.get("Refresh")];
    };
    const form = "5;url=/profile/settings#verify";
    expect(await stale({})).toEqual([expect.stringContaining("Je verificatie is nog niet klaar"), form]);
    expect(await stale({ verification: "rejected" })).toEqual([
      expect.stringContaining("Verificatie niet gelukt"),
      form,
    ]);
    expect(await stale({ verification: "verified" })).toEqual([
      expect.stringContaining("Verificatie gelukt"),
      "5;url=/",
    ]);
  });
});

async function earned() {
  const deal = await aPaidDeal(10_000, { verification: "verified", iban: "NL91ABNA0417164300", active_worker: 1 });
  await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
  await db
    .prepare("INSERT INTO ledger_transaction (key, event, created_at) VALUES (?, 'payout_requested', ?)")
    .bind(payoutKey(periodAt(Date.now(), 25), deal.helper.id), Date.now())
    .run();
  return deal;
}

describe("the wallet", () => {
  it("shows what there is, where it goes and where it came from", async () => {
    const { helper } = await earned();
    const text = textOf(await (await browserOf(helper)).get("/wallet"));
    expect(text).toMatch(/Je saldo € 95,00/);
    expect(text).toContain("NL91******4300");
    expect(text).toMatch(/\+ € 95,00.*Klus betaald/);
  });

  it("names extra work apart from the price of the job", async () => {
    const { owner, helper, job, bid } = await aPaidDeal(8500);
    const page = async (path: string) => textOf(await (await browserOf(helper)).get(path));
    expect(await page(`/task/${job}`)).toContain("Na € 4,25 servicekosten krijg je € 80,75 op je saldo");
    expect(await page(`/task/${job}`)).not.toContain("meerwerk bij.");
    const request = await asked({ helper, bid });
    await succeeded((await openedRequest(owner, request)).session, 2100);
    expect(await page(`/task/${job}`)).toContain(
      "Daar komt € 20 meerwerk bij. Na € 5,25 servicekosten krijg je € 99,75 op je saldo",
    );
    await helper.api("PATCH", `/api/job/single/${job}/?action=done`);
    const asks = await (await browserOf(helper)).get(`/messages/${bid.chat_uri}/meerwerk`);
    expect(asks).toMatchObject({ status: 303, to: `/messages/${bid.chat_uri}` });
    expect((await (await browserOf(helper)).get(`/task/${job}`)).html).not.toContain(
      `/messages/${bid.chat_uri}/meerwerk`,
    );
    await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
    const wallet = await page("/wallet?view=entries");
    expect(wallet).toContain("+ € 80,75 Saldo € 80,75 Klus betaald");
    expect(wallet).toContain("+ € 19,00 Saldo € 99,75 Meerwerk betaald");
  });

  it("pays out early in two steps, once", async () => {
    const { helper } = await earned();
    const browser = await browserOf(helper);
    const confirm = await browser.get("/wallet/uitbetalen?amount=95,00");
    expect(textOf(confirm)).not.toContain("is al onderweg");
    expect(textOf(confirm)).toMatch(/€ 95,00.*5%.*− € 4,75.*Je ontvangt € 90,25/);
    const form = { amount: "95.00", once: `${helper.id}-${crypto.randomUUID()}.payout` };
    expect((await browser.post("/wallet/uitbetalen?amount=95.00", form)).to).toBe("/wallet");
    expect((await browser.post("/wallet/uitbetalen?amount=95.00", form)).to).toBe("/wallet");
    const text = textOf(await browser.get("/wallet"));
    expect(text).toContain("€ 90,25 is onderweg naar je rekening.");
    expect((await helper.api("GET", "/api/wallet/")).body).toMatchObject({ balance: "0.00", pending: "90.25" });
  });

  it("says after Back that a payout is on its way, before a second one with a second fee", async () => {
    const { helper } = await earned();
    const browser = await browserOf(helper);
    const path = "/wallet/uitbetalen?amount=20.00";
    await browser.post(path, { amount: "20.00", once: `${helper.id}-${crypto.randomUUID()}.payout` });
    expect(textOf(await browser.get(path))).toMatch(/€ 19 is al onderweg naar je rekening \(.+\d{2}:\d{2}\)/);
  });

  it("refuses an amount that is no amount, too much or nothing, and keeps it", async () => {
    const { helper } = await earned();
    const browser = await browserOf(helper);
    for (const [amount, message] of [
      ["veel", "Vul een geldig bedrag in"],
      ["95,01", "Het bedrag is maximaal € 95."],
      ["0", "Het bedrag is minimaal € 1,00."],
      ["0,99", "Het bedrag is minimaal € 1,00."],
      ["", "Vul een bedrag in, zoals 60 of 12,50."],
    ] as const) {
      const page = await browser.get(`/wallet/uitbetalen?amount=${amount}`);
      expect([amount, page.status]).toEqual([amount, 422]);
      expect(textOf(page)).toContain(message);
      expect(page.html).toContain(`value="${amount}"`);
    }
  });

  it("says what stands in the way of a payout, and the way out", async () => {
    const { helper } = await aPaidDeal();
    const page = await (await browserOf(helper)).get("/wallet/uitbetalen");
    expect(textOf(page)).toContain("Verifieer eerst je identiteit");
    expect(page.html).toContain('href="/profile/settings"');
    const refused = await (await browserOf(helper)).post("/wallet/uitbetalen", { amount: "5.00" });
    expect(refused.status).toBe(403);
    expect(textOf(refused)).toContain("Verifieer eerst je identiteit");
  });

  it("does not ask a placer, who earns nothing, to verify", async () => {
    const { owner } = await aPaidDeal(6_000);
    const text = textOf(await (await browserOf(owner)).get("/wallet"));
    expect(text).not.toContain("Verifieer eerst");
    expect(text).toMatch(/In bewaring voor je klussen € 63,00.*Wacht op het werk.*Betaald door jou/);
  });
});
