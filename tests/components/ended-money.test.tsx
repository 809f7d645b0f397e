import { expect, it } from "vitest";
import { DealBar } from "~/components/chats/deal-bar";
import { DealNote } from "~/components/deals/deal-note";
import { OpenDisputePage } from "~/components/disputes/open-dispute-page";
import { BalanceCard } from "~/components/wallet/balance-card";
import { EntryRow } from "~/components/wallet/entry-row";
import { Frozen } from "~/components/wallet/frozen";
import { PaidRow } from "~/components/wallet/paid-row";
import { PayoutCard } from "~/components/wallet/payout-card";
import { receiptSum } from "~/components/wallet/receipt-sum";
import { WithdrawalNote } from "~/components/wallet/withdrawal-note";
import { YearPayments } from "~/components/wallet/year-lists";
import { YearPaid } from "~/components/wallet/year-paid";
import { YearSum } from "~/components/wallet/year-sum";
import { dealMoneyOf } from "~/domain/money/deal-money";
import { standstillOf } from "~/domain/money/payment-life";
import { textsIn } from "~/locales";
import { AT } from "../mocks/factories/at";
import { aChat } from "../mocks/factories/chat";
import { aPayment } from "../mocks/factories/payment";
import { aCard } from "../mocks/factories/person";
import { aWallet, theEarnings } from "../mocks/factories/wallet";
import { htmlOf, textOf } from "./rendered";

const now = Date.parse(AT);
const released = {
  status: "released",
  released_at: AT,
  refunded_at: null,
  dispute: null,
  amount: "70.00",
  amount_with_platform_cost: "73.50",
  platform_cost: "3.50",
  helper_fee: "3.50",
  helper_amount: "66.50",
  refunded_amount: "0.00",
  to_pay: "73.50",
} as const;
const chargeback = (status: "open" | "won" | "lost", from_balance = "66.50") => ({
  status,
  amount: "73.50",
  from_balance,
  opened_at: AT,
  closed_at: status === "open" ? null : AT,
});
const [owner, helper, payer] = ["owner", "helper", "payer"] as const;
const waiting = { at: AT, effect: "answered" } as const;

it("says in the wallet of a helper which held money is on hold", () => {
  const card = (frozen: string) => textOf(<BalanceCard wallet={{ ...aWallet(), held: "57.00", frozen }} now={now} />);
  expect(card("0.00")).toContain("Zodra de klus is afgerond, staat het op je saldo.");
  expect(card("57.00")).toContain("Dit geld staat stil");
  expect(card("57.00")).not.toContain("Zodra de klus is afgerond");
  expect(card("20.00")).toContain("€ 20 daarvan staat stil");
});

it("promises no day of payout and no early one while payouts are stopped", () => {
  const wallet = { ...aWallet(), balance: "57.00", refusal: null, can_payout: true };
  const balance = (stopped: boolean) => textOf(<BalanceCard wallet={wallet} stopped={stopped} now={now} />);
  expect(balance(false)).toContain("maken we dit vanzelf over");
  expect(balance(true)).toContain("zodra uitbetalen weer kan");
  const card = (stopped: boolean) =>
    textOf(<PayoutCard wallet={wallet} stopped={stopped} checking={false} rejection={null} />);
  expect(card(false)).toContain("Nu al uitbetalen?");
  expect(card(true)).toBe("");
});

it("names what stands still, why, and where to go", () => {
  const row = (of: object) => htmlOf(<Frozen frozen={[aPayment({ status: "held", ...of })]} />);
  expect(row({ status: "disputed" })).toMatch(/geschil.*href="\/payment\/9\/geschil"/);
  expect(row({ paused_at: AT })).toMatch(/Ons team kijkt.*href="\/wallet\/betaling\/9"/);
  expect(row({ job_disputed: true })).toContain("Ander geld van deze klus staat stil");
  expect(row({ chargeback: chargeback("open") })).toContain("teruggeboekt en beslist nog");
  expect(row({ withdrawn: waiting })).toMatch(/De plaatser heeft herroepen.*heeft een herroeping gestuurd/);
  const reported = (by: number) => row({ absence: { by, until: AT } });
  const { payer, payee } = aPayment();
  expect(reported(payee?.id ?? 0)).toMatch(/melding wacht op antwoord.*meldde dat je er niet was\. Antwoord uiterlijk/);
  expect(reported(payer.id ?? 0)).toContain("kan antwoorden tot");
  expect(standstillOf(aPayment({ status: "held" }))).toBeNull();
  expect(standstillOf(aPayment({ ...released, chargeback: chargeback("open") }))).toBeNull();
});

it("counts in the overview of a year what earned something", () => {
  const some = (kind: "bid" | "tip", of: object = {}) => aPayment({ ...released, kind, ...of });
  const year = (...payments: ReturnType<typeof aPayment>[]) =>
    textOf(<YearSum earnings={{ ...theEarnings(), count: payments.length, payments }} />);
  const lost = some("bid", { helper_amount: "0.00", helper_fee: "0.00", chargeback: chargeback("lost") });
  expect(year(some("bid"), some("bid"), lost)).toContain("Verdiend met klussen (2 betalingen)");
  expect(year(some("bid"), lost, some("tip"))).toContain("Verdiend met klussen en fooien (1 betaling en 1 fooi)");
  expect(year(some("tip"), some("tip"))).toContain("Verdiend met fooien (2 fooien)");
  expect(year(lost)).toContain("Verdiend met klussen (0 betalingen)");
  const compensation = some("bid", { status: "refunded", refunded_at: AT, helper_fee: "0.00" });
  expect(year(compensation)).toContain("Vergoedingen (1 vergoeding)");
  expect(year(some("bid"), compensation)).toContain("Verdiend en vergoed (1 betaling en 1 vergoeding)");
  expect(textOf(<YearSum earnings={{ ...theEarnings(), fees: "0.00", payments: [] }} />)).not.toContain(
    "Servicekosten",
  );
  const rows = (of: ReturnType<typeof aPayment>) =>
    textOf(<YearPayments earnings={{ ...theEarnings(), payments: [of] }} />);
  expect(rows(some("bid"))).toContain("€ 70,00 min € 3,50 servicekosten");
  expect(rows(compensation)).not.toContain("servicekosten");
});

it("says in the history of a helper that a lost chargeback is final", () => {
  const row = (status: "open" | "lost") =>
    textOf(
      <EntryRow
        entry={{
          id: 1,
          created_at: AT,
          kind: "chargeback",
          amount: "-66.50",
          account: "balance",
          balance_after: "0.00",
          payment: 9,
          payout: null,
          job: null,
          chargeback: status,
        }}
      />,
    );
  expect(row("open")).toContain("Apart gezet");
  expect(row("lost")).toContain("Definitief teruggehaald door de bank");
});

it("says on the receipt of a helper what a bank takes from the balance", () => {
  const words = { t: textsIn("nl").getFixedT("nl", "receipts"), locale: "nl" } as never;
  const sum = (one: ReturnType<typeof chargeback>, of: object = {}) => {
    const { lines, total, after } = receiptSum(aPayment({ ...released, ...of, chargeback: one }), "payee", words);
    return [...lines, total, ...after].map(({ text, amount }) => `${text} ${amount}`.replaceAll("\u00a0", " "));
  };
  const whole = ["Bod € 70,00", "Servicekosten − € 3,50"];
  expect(sum(chargeback("open"))).toEqual([...whole, "Kwam op het saldo € 66,50", "Daarvan apart gezet € 66,50"]);
  expect(sum(chargeback("won"))).toEqual([...whole, "Hassan B. ontving € 66,50"]);
  expect(sum(chargeback("lost", "0.00"))).toEqual([...whole, "Hassan B. ontving € 66,50"]);
  expect(sum(chargeback("lost"), { helper_amount: "0.00", helper_fee: "0.00" })).toEqual([
    "Kwam op het saldo € 66,50",
    "Definitief teruggehaald door de bank − € 66,50",
    "Blijft voor Hassan B. € 0,00",
  ]);
});

it("adds up a lost chargeback in the year of a helper as the receipt does", () => {
  const row = (one: ReturnType<typeof chargeback>, of: object = {}) =>
    textOf(<YearPayments earnings={{ payments: [aPayment({ ...released, ...of, chargeback: one })] } as never} />);
  const part = row(chargeback("lost", "40.00"), { helper_amount: "26.50" });
  expect(part).toContain("€ 66,50 kwam op je saldo, € 40,00 haalde de bank definitief terug");
  expect(part).not.toContain("servicekosten");
  expect(row(chargeback("open"))).toContain("€ 70,00 min € 3,50 servicekosten");
});

it("says in the history of a payer what the bank and the provider gave back", () => {
  const row = (of: object, received = false) =>
    textOf(<PaidRow payment={aPayment({ ...released, ...of })} received={received} />);
  expect(row({ refunded_at_provider: "73.50" })).toContain("€ 73,50 terug via onze betaaldienst");
  expect(row({ chargeback: chargeback("lost") })).toContain("€ 73,50 teruggehaald door je bank");
  expect(row({ chargeback: chargeback("lost") }, true)).not.toContain("je bank");
  expect(row({})).not.toContain("terug");
  expect(row({ withdrawn: waiting })).toContain("Herroeping bij ons team");
  expect(row({})).toContain("Vrijgegeven");
  expect(row({ refunded_at_provider: "73.50" })).not.toContain("Vrijgegeven");
  expect(row({ refunded_at_provider: "20.00" })).toContain("Deels terugbetaald");
});

it("says in the overview of a year that a bank took the money back", () => {
  const year = (of: object) => {
    const payments = [{ ...aPayment({ ...released, ...of }), back: "73.50" }];
    return textOf(<YearPaid paid={{ total: "73.50", fees: "0.00", refunded: "73.50", net: "0.00", payments }} />);
  };
  expect(year({ chargeback: chargeback("lost") })).toContain("€ 73,50 teruggehaald door je bank");
  expect(year({ chargeback: chargeback("lost") })).not.toContain("erugbetaald");
  expect(year({})).toContain("€ 73,50 terugbetaald");
  expect(year({})).not.toContain("vergoeding");
});

it("says in the overview of a year which compensation was not refunded", () => {
  const payment = { ...aPayment({ ...released, status: "refunded", helper_amount: "15.00" }), back: "58.50" };
  const sums = { total: "73.50", fees: "0.00", refunded: "58.50", net: "15.00" };
  const year = textOf(<YearPaid paid={{ ...sums, payments: [payment] }} />);
  expect(year).toContain("€ 58,50 terugbetaald");
  expect(year).toContain("€ 15,00 vergoeding voor de klusser");
});

it("shows a withdrawal that waits for our team, also after a chargeback", () => {
  const payment = aPayment({ ...released, withdrawn: waiting, chargeback: chargeback("won") });
  const note = (side: "payer" | "payee") => textOf(<WithdrawalNote payment={payment} side={side} />);
  expect(note("payer")).toMatch(
    /We bekijken je herroeping.*Je hebt deze overeenkomst herroepen op .*binnen \d+ werkdagen/,
  );
  expect(note("payee")).toMatch(
    /heeft onze dienst bij deze betaling herroepen op .*niet over het werk\. Ons team beslist/,
  );
  const money = dealMoneyOf([payment]);
  expect(money.withdrawn).toBe(payment.id);
  const bar = (viewer: number) => textOf(<DealBar text="Klaar" chat={aChat()} viewer={viewer} money={money} />);
  expect(bar(aChat().owner ?? 0)).toContain("Je herroeping ligt bij ons team.");
  expect(bar(-1)).toContain("heeft onze dienst herroepen, niet het werk. Ons team beslist.");
  const ofOwner = textOf(<DealNote money={money} role={owner} isOver={false} />);
  expect(ofOwner).toMatch(/We bekijken je herroeping.*Tot dan gaat de deal door/);
  expect(textOf(<DealNote money={money} role={helper} isOver />)).toMatch(
    /De plaatser heeft onze dienst herroepen.*niet over het werk/,
  );
  const business = aPayment({ ...payment, payee: { ...aCard(), business: true } });
  const noteOf = (one: typeof payment) => textOf(<DealNote money={dealMoneyOf([one])} role={helper} isOver={false} />);
  expect(noteOf(business)).toMatch(/De plaatser heeft de overeenkomst herroepen Ons team beslist/);
  expect(noteOf({ ...business, kind: "request" })).toContain("heeft de overeenkomst over het meerwerk herroepen");
});

it("says that a withdrawal is settled once all of its payment went back", () => {
  const payment = aPayment({ ...released, status: "refunded", released_at: null, refunded_at: AT, withdrawn: waiting });
  const note = textOf(<WithdrawalNote payment={payment} side="payer" />);
  expect(note).toContain("Daarmee is de herroeping afgehandeld.");
  expect(note).not.toContain("We bekijken je herroeping");
});

it("says before a dispute what happens to the extra work", () => {
  const page = (beside: ReturnType<typeof aPayment>[]) =>
    textOf(
      <OpenDisputePage
        payment={aPayment()}
        role={payer}
        other={aCard()}
        closed={null}
        beside={beside}
        disputed={false}
        until={null}
        photos={[]}
      />,
    );
  expect(page([])).not.toContain("Open je een geschil, dan staat ook");
  const extra = aPayment({ kind: "request", amount: "10.00", description: "Nieuwe kraan" });
  expect(page([extra])).toMatch(
    /dit geld van de klus stil: meerwerk ‘Nieuwe kraan’ \(€ 10\)\..*helemaal naar de klusser/,
  );
});
