import { expect, it } from "vitest";
import { WithdrawalPage } from "~/components/admin/records/withdrawal-page";
import { answerFields } from "~/domain/money/payment-queue";
import { constraintOf } from "~/forms/constraint";
import { AT } from "../mocks/factories/at";
import { aChargeback, aPayment } from "../mocks/factories/payment";
import { aCard } from "../mocks/factories/person";
import { textOf } from "./rendered";

const page = (business: boolean, of: Parameters<typeof aPayment>[0], language: "nl" | "en" = "nl") =>
  textOf(
    <WithdrawalPage
      title="Herroeping"
      withdrawal={{
        payment: aPayment({ ...of, payee: aCard({ id: 8, name: "Bouw en Zo", business }) }),
        at: AT,
        answer: null,
        involved: false,
        refunded: false,
        unpaid: false,
      }}
      closed={null}
      readers={[{ name: "Petra", language: "en" }]}
      limits={constraintOf(answerFields)}
      drawn="a"
    />,
    language,
  );

it("says why an answer about a business has no amount, and where the amount goes", () => {
  expect(page(true, { status: "held" })).toMatch(
    /is een bedrijf.*Vul het bedrag in op de pagina ‘Betaal betaling 9 terug’/,
  );
  expect(page(true, { status: "released" })).toMatch(/Daarom staat hier geen bedrag\. Betaal het terug bij/);
  expect(page(true, { status: "released" })).not.toContain("met tegoed betaald");
  expect(page(true, { status: "released", credits_used: "10.00" })).toContain("Een deel is met tegoed betaald");
  expect(page(false, { status: "released" })).not.toContain("is een bedrijf");
});

it("offers one way only to give back what the law gives", () => {
  expect(page(false, { status: "held" })).toMatch(/de deal gaat door.*betalen we precies dat bedrag/);
  expect(page(false, { status: "held" })).not.toContain("Betaal betaling");
  expect(page(true, { status: "held" })).toContain("Betaal je een deel terug, antwoord dan daarna hier.");
});

it("gives the fee back as credits as far as the card did not pay it", () => {
  const partly = { status: "held", amount_with_platform_cost: "105.00", platform_cost: "5.00" } as const;
  const card = page(false, { ...partly, credits_used: "50.00", to_pay: "55.00" });
  expect(card).toMatch(/Toegekend: €\s5 servicekosten gaan terug/);
  expect(card).not.toContain("tegoed");
  expect(page(false, { ...partly, credits_used: "103.00", to_pay: "2.00" })).toMatch(/€\s3 terug als tegoed/);
});

it("names one reason and one moment while nobody can grant it", () => {
  const disputed = page(false, { status: "held", job_disputed: true });
  expect(disputed).toContain("Toekennen kan als het is gesloten");
  expect(disputed).not.toMatch(/werkdagen|Toegekend|Betaal betaling/);
  const taken = page(false, { status: "held", chargeback: aChargeback() });
  expect(taken).toContain("als de bank het aan ons laat");
  expect(taken).not.toMatch(/werkdagen|Toegekend|geschil/);
});

it("names the language of the payer, who reads the answer", () => {
  expect(page(false, { status: "released" })).toContain("De taal van Petra is Engels.");
  expect(page(false, { status: "released" }, "en")).toContain("Petra reads English.");
});
