import { expect, it } from "vitest";
import { AgreePage } from "~/components/disputes/agree-page";
import { Receipt } from "~/components/wallet/receipt";
import { ReceiptNote } from "~/components/wallet/receipt-note";
import { WithdrawPage } from "~/components/wallet/withdraw-page";
import { movedByStop } from "~/domain/deals/stop-life";
import { partsIfDivided, partsIfEnded, partsOfAll } from "~/domain/money/back-parts";
import { AT } from "../mocks/factories/at";
import { aPayment } from "../mocks/factories/payment";
import { aCard } from "../mocks/factories/person";
import { textOf } from "./rendered";

const late = {
  status: "refunded",
  amount: "50.00",
  platform_cost: "2.50",
  amount_with_platform_cost: "52.50",
  helper_amount: "12.50",
  helper_fee: "0.00",
  refunded_amount: "40.00",
  released_at: AT,
  refunded_at: AT,
  deal_end: "cancelled_late",
} as const;

const note = (of: Parameters<typeof aPayment>[0]) =>
  textOf(<ReceiptNote payment={aPayment({ ...late, ...of })} side="payer" again={null} />);

it("names on a receipt how much goes back where", () => {
  const mixed = { credits_used: "30.00", to_pay: "22.50" };
  expect(note(mixed)).toContain("€ 17,50 staat weer als tegoed in je wallet. € 22,50 gaat naar de rekening of kaart");
  const receipt = textOf(
    <Receipt payment={aPayment({ ...late, ...mixed })} traders={{ payer: null, payee: null }} side="payer" />,
  );
  expect(receipt).toMatch(/terugbetaald .*40,00 .*Op je rekening of kaart .*22,50 .*Als tegoed in je wallet .*17,50/);
});

it("names both before a late cancellation, with the compensation from the price", () => {
  const bid = aPayment({
    id: 9,
    status: "held",
    amount: "50.00",
    amount_with_platform_cost: "52.50",
    credits_used: "30.00",
    to_pay: "22.50",
  });
  const extra = aPayment({
    id: 10,
    kind: "request",
    status: "held",
    amount: "20.00",
    amount_with_platform_cost: "21.00",
    credits_used: "0.00",
    to_pay: "21.00",
  });
  expect(partsIfEnded([bid, extra], 1250)).toEqual({ card: 2250 + 2100, credit: 1750 });
  expect(partsIfEnded([extra], 0)).toBeNull();
  const page = textOf(
    <WithdrawPage
      title="Herroep"
      payment={bid}
      isPossible
      reader="payer"
      compensation={1250}
      back={{ own: 4000, extra: 2100 }}
      way={{ card: 4350, credit: 1750 }}
    />,
  );
  expect(page).toContain("€ 43,50 op de rekening of kaart waarmee je betaalde, en € 17,50 als tegoed");
});

it("names no credit to who paid without it, and no card to who paid with credit only", () => {
  const card = note({ credits_used: "0.00", to_pay: "52.50" });
  expect(card).toContain("€ 40 gaat naar de rekening of kaart waarmee je betaalde.");
  expect(card).not.toContain("tegoed");
  const credit = note({ credits_used: "52.50", to_pay: "0.00" });
  expect(credit).toContain("€ 40 staat weer als tegoed in je wallet.");
  expect(credit).not.toContain("kaart");
});

it("names the credit before the payer agrees to a division, and after it", () => {
  const held = aPayment({
    id: 9,
    status: "disputed",
    amount: "50.00",
    amount_with_platform_cost: "52.50",
    credits_used: "52.50",
    to_pay: "0.00",
  });
  const division = { payment: held, earned: 3500 };
  expect(partsIfDivided([division])).toEqual({ card: 0, credit: 1575 });
  expect(partsIfDivided([{ payment: held, earned: 5000 }])).toBeNull();
  const page = (role: "payer" | "payee", payment = held) =>
    textOf(
      <AgreePage
        payment={payment}
        role={role}
        other={aCard()}
        earned={3500}
        extraBack={false}
        own={false}
        why={null}
        stopped={false}
        beside={[]}
      />,
    );
  expect(page("payer")).toContain("Wat je terugkrijgt, staat dan weer als tegoed in je wallet: € 15,75.");
  expect(page("payer", { ...held, credits_used: "10.00", to_pay: "42.50" })).toContain(
    "Wat je terugkrijgt, gaat naar de rekening of kaart waarmee je betaalde: € 15,75.",
  );
  expect(page("payee")).not.toContain("tegoed");
  expect(page("payer", { ...held, credits_used: "0.00", to_pay: "52.50" })).not.toContain("tegoed");
  const released = aPayment({
    ...held,
    status: "released",
    released_at: AT,
    refunded_at: AT,
    refunded_amount: "15.75",
  });
  expect(partsOfAll([released])).toEqual({ card: 0, credit: 1575 });
});

it("names both before the deal stops without a reward", () => {
  const held = aPayment({
    id: 9,
    status: "held",
    amount: "100.00",
    amount_with_platform_cost: "105.00",
    credits_used: "50.00",
    to_pay: "55.00",
  });
  const parts = [{ id: 9, amount: 10_000, fee_percent: 5 }];
  expect(partsIfDivided(movedByStop([held, { ...held, id: 10 }], parts, 0))).toEqual({ card: 5500, credit: 5000 });
});
